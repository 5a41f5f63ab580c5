import { useCallback, useState } from 'react'

import { useCloseGuard } from '../overlays/close-guard'

/**
 * Asks before something that loses changes. Returns a function that asks and then runs an action,
 * and the properties of an `UnsavedChangesDialog`.
 */
export function useDiscardQuestion() {
  const [action, setAction] = useState<(() => void) | null>(null)
  const ask = useCallback((next: () => void) => setAction(() => next), [])
  const question = {
    isOpen: action !== null,
    onStay: () => setAction(null),
    onDiscard() {
      setAction(null)
      action?.()
    },
  }
  return [ask, question] as const
}

/**
 * Asks before the dialog around the component, or the tab, is closed with unsaved changes. Returns
 * the properties of an `UnsavedChangesDialog`.
 */
export function useUnsavedChangesQuestion(hasChanges: () => boolean) {
  const [ask, question] = useDiscardQuestion()
  useCloseGuard(hasChanges, ask)
  return question
}
