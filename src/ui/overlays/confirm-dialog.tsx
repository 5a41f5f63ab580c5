import type { ReactNode } from 'react'

import { Button } from '../button'
import type { DialogVariant } from './dialog-frame'
import { ErrorMessage } from '../messages/inline-message'
import { Modal } from './modal'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
  title: ReactNode
  description?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  variant?: DialogVariant
  /** For a question whose details have not loaded yet. */
  isConfirmDisabled?: boolean
  /** While true, the dialog can be neither confirmed again nor closed. */
  isPending?: boolean
  pendingText?: string
  /** Why the action failed. The caller must not show the same error in a toast as well. */
  error?: ReactNode
  /** Further details, e.g. what else is deleted. */
  children?: ReactNode
}

/**
 * Asks for confirmation before an action that cannot be undone, or that changes what other people
 * see. Confirm does not close the dialog: the caller closes it when the action has succeeded. Any
 * other action that can be undone has no question, but Undo in a toast.
 *
 * @example
 * <ConfirmDialog open={isOpen} onOpenChange={setOpen} onConfirm={remove} variant="destructive"
 *   title={`Delete ${list.name}?`} confirmLabel="Delete" isPending={isPending}
 *   error={error?.message} />
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  onConfirm,
  title,
  description,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  variant = 'default',
  isConfirmDisabled,
  isPending = false,
  pendingText,
  error,
  children,
}: ConfirmDialogProps) {
  const hasError = error !== undefined && error !== null && error !== false && error !== ''

  return (
    <Modal
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      variant={variant}
      title={title}
      description={description}
      isDismissible={!isPending}
      hasCloseButton={false}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant === 'destructive' ? 'destructive' : 'primary'}
            disabled={isConfirmDisabled}
            isLoading={isPending}
            loadingText={pendingText}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(hasError || children !== undefined) && (
        <div className="space-y-4 text-sm">
          {children}
          {hasError && <ErrorMessage>{error}</ErrorMessage>}
        </div>
      )}
    </Modal>
  )
}
