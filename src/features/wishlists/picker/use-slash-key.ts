import { pressedKey } from '@/lib/pressed-key'
import { useDocumentEvent } from '@/lib/use-document-event'

/** Elements in which "/" is typed as text, and dialogs, from which the focus must not move away. */
const BUSY = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(BUSY) !== null)
  )
}

/** Calls `onSlash` when "/" is pressed anywhere on the page, except in a text field or a dialog. */
export function useSlashKey(onSlash: () => void) {
  useDocumentEvent('keydown', (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (pressedKey(event) !== '/' || hasModifier || isBusy(event.target)) return
    event.preventDefault()
    onSlash()
  })
}
