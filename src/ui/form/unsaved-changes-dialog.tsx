import { ConfirmDialog } from '../overlays/confirm-dialog'

interface UnsavedChangesDialogProps {
  isOpen: boolean
  onStay: () => void
  onDiscard: () => void
}

/** Asks before a form with unsaved changes is closed. */
export function UnsavedChangesDialog({ isOpen, onStay, onDiscard }: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onStay}
      onConfirm={onDiscard}
      variant="destructive"
      title="Discard your changes?"
      description="Your changes have not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
    />
  )
}
