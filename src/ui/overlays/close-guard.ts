import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Asks before a dialog is closed: calls `close` later, or never. Returns false if there is nothing
 * to ask.
 */
export type CloseGuard = (close: () => void) => boolean

/** Provided by dialogs: sets the guard that is asked before the user closes the dialog. */
export const CloseGuardContext = createContext<((guard: CloseGuard | null) => void) | null>(null)

/**
 * Sets the guard of the dialog around the component, if there is one.
 * @param isNeeded says when the dialog is to be closed whether there is something to ask
 */
export function useCloseGuard(isNeeded: () => boolean, ask: (close: () => void) => void) {
  const setGuard = use(CloseGuardContext)
  const asks = useEffectEvent(isNeeded)
  useLayoutEffect(() => {
    if (!setGuard) return undefined
    setGuard((close) => {
      if (!asks()) return false
      ask(close)
      return true
    })
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (asks()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      setGuard(null)
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [setGuard, ask])
}
