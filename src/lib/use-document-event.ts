import { useEffectEvent, useLayoutEffect } from 'react'

interface ListenerOptions {
  isEnabled?: boolean
  /** Whether the function is called before the listeners of the elements. */
  isCapturing?: boolean
}

/** Calls the function of the last render for each event on the document. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
  { isEnabled = true, isCapturing = false }: ListenerOptions = {},
) {
  const handle = useEffectEvent(onEvent)
  // A key works as soon as the page shows what it opens.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    const listen = (event: DocumentEventMap[Type]) => handle(event)
    document.addEventListener(type, listen, { capture: isCapturing })
    return () => document.removeEventListener(type, listen, { capture: isCapturing })
  }, [type, isEnabled, isCapturing])
}
