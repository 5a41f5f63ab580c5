import { useEffect, useRef, type ReactNode } from 'react'

import { Button } from './button'
import type { DialogVariant } from './dialog-frame'
import { InlineMessage } from './inline-message'
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
  /** While true the dialog can neither be confirmed again nor left. */
  isPending?: boolean
  pendingText?: string
  /** Why it failed. It is shown here and nowhere else. */
  error?: ReactNode
  /** What else goes with it, for instance what a deletion takes along. */
  children?: ReactNode
}

/**
 * Asks before what cannot be undone, and names it. It does not close itself on Confirm: the caller
 * closes it when the work is done. Where Undo is possible, offer that instead of a question.
 *
 * @example
 * <ConfirmDialog open={isOpen} onOpenChange={setOpen} onConfirm={remove} variant="destructive"
 *   title={`Delete ${list.name}?`} confirmLabel="Delete" isPending={isPending} error={error?.message} />
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
  isPending = false,
  pendingText,
  error,
  children,
}: ConfirmDialogProps) {
  const confirmButton = useRef<HTMLButtonElement>(null)
  const hasError = error !== undefined && error !== null && error !== false && error !== ''

  // The browser drops focus from a button that became disabled; a refusal is answered from here.
  useEffect(() => {
    if (open && hasError && !isPending) confirmButton.current?.focus()
  }, [open, hasError, isPending])

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
            ref={confirmButton}
            variant={variant === 'destructive' ? 'destructive' : 'primary'}
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
          {hasError && (
            <InlineMessage tone="error" role="alert">
              {error}
            </InlineMessage>
          )}
        </div>
      )}
    </Modal>
  )
}
