import { pressedKey } from '@/lib/pressed-key'
import { useEffectEvent, useLayoutEffect } from 'react'

/** Elements in which "/" is typed as text, and dialogs, from which the focus must not move away. */
const BUSY = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(BUSY) !== null)
  )
}

/** Calls `onSlash` when "/" is pressed anywhere on the page, except in a text field or a dialog. */
export function useSlashKey(onSlash: () => void) {
  const handle = useEffectEvent(onSlash)
  // The key works as soon as the page shows what it opens.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (pressedKey(event) !== '/' || hasModifier || isBusy(event.target)) return
      event.preventDefault()
      handle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
