import { useCallback, useEffect, useState } from 'react'

import { useCloseGuard } from '../close-guard'

/**
 * Asks before the dialog around the component, or the tab, is closed with unsaved changes. Returns the
 * properties of an `UnsavedChangesDialog`.
 */
export function useUnsavedChangesQuestion(hasChanges: boolean) {
  const [close, setClose] = useState<(() => void) | null>(null)
  const ask = useCallback((closeDialog: () => void) => setClose(() => closeDialog), [])
  const isInDialog = useCloseGuard(hasChanges, ask)
  useEffect(() => {
    if (!isInDialog) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isInDialog])
  return {
    isOpen: close !== null,
    onStay: () => setClose(null),
    onDiscard() {
      setClose(null)
      close?.()
    },
  }
}
