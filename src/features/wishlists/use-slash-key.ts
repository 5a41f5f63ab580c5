import { useEffect, useEffectEvent } from 'react'

/** Whether a key typed now would be text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Calls back on "/" from anywhere on the page, except while typing or behind a dialog. */
export function useSlashKey(onSlash: () => void) {
  const handle = useEffectEvent(onSlash)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isBusy =
        isTyping(event.target) ||
        document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      if (event.key !== '/' || isBusy || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      handle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
