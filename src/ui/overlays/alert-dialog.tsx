import type { ReactNode } from 'react'

import { Button } from '../button'
import type { DialogVariant } from './dialog-frame'
import { Modal } from './modal'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  okLabel?: string
  variant?: DialogVariant
  children?: ReactNode
}

/**
 * A message that the user has to acknowledge before going on, with one button. Use a toast for
 * messages that need no acknowledgement.
 *
 * @example
 * <AlertDialog open={isOpen} onOpenChange={setOpen} variant="info" title="Import finished" />
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  okLabel = 'OK',
  variant = 'info',
  children,
}: AlertDialogProps) {
  return (
    <Modal
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      variant={variant}
      title={title}
      description={description}
      hasCloseButton={false}
      footer={<Button onClick={() => onOpenChange(false)}>{okLabel}</Button>}
    >
      {children}
    </Modal>
  )
}
