import { useDocumentEvent } from './use-document-event'
import { pressedKey } from './pressed-key'

/**
 * Elements in which keys are typed as text or have a meaning of their own, and modal dialogs, from
 * which the focus must not move away.
 */
const BUSY =
  'input, textarea, select, [contenteditable], [role=dialog]:not([data-pane]), [role=alertdialog], [role=menu]'

/**
 * Calls a function with each key (`pressedKey`) that is pressed without Ctrl, Alt or Meta, except
 * in a text field, a menu or a modal dialog.
 * @param onKey returns true if the key is to have no other effect
 */
export function usePageKeys(onKey: (key: string, event: KeyboardEvent) => boolean | undefined) {
  useDocumentEvent('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest(BUSY)) return
    if (onKey(pressedKey(event), event)) event.preventDefault()
  })
}

/** Calls a function when a character, e.g. "/", is pressed (`usePageKeys`). */
export function useCharacterKey(character: string, onPress: () => void) {
  usePageKeys((key) => {
    if (key !== character) return false
    onPress()
    return true
  })
}
