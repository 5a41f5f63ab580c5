import * as Dialog from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import {
  DialogFrame,
  keepOpenForToast,
  useDialogFocus,
  type DialogFrameProps,
} from './dialog-frame'
import { InitialFocusContext } from './initial-focus'

const modalStyles = cva(
  [
    'fixed z-50 flex flex-col border border-line bg-panel shadow-overlay outline-none',
    // On phones the modal is a sheet at the bottom of the screen.
    'inset-x-0 bottom-0 max-h-11/12 rounded-t-xl',
    'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
    'sm:inset-4 sm:m-auto sm:h-fit sm:w-auto sm:rounded-xl',
    'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
  ],
  {
    variants: {
      size: {
        sm: 'sm:max-w-modal-sm',
        md: 'sm:max-w-modal-md',
        lg: 'sm:max-w-modal-lg',
        xl: 'sm:max-w-modal-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

interface ModalProps
  extends
    Omit<ComponentProps<typeof Dialog.Content>, 'title'>,
    DialogFrameProps,
    VariantProps<typeof modalStyles> {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** If false, Escape and a press outside do not close the modal. */
  isDismissible?: boolean
}

/**
 * A dialog for one short task. Traps focus, closes on Escape and returns focus to the element that
 * had it before. The sizes sm, md, lg and xl are at most 448, 512, 672 and 896 px wide. On phones it
 * is a sheet at the bottom of the screen.
 *
 * @example
 * <Modal open={isOpen} onOpenChange={setOpen} title="Rename wishlist" footer={<Button>Save</Button>}>…</Modal>
 */
export function Modal({
  open,
  onOpenChange,
  isDismissible = true,
  size,
  variant,
  title,
  description,
  footer,
  hasCloseButton = isDismissible,
  className,
  children,
  ...rest
}: ModalProps) {
  const { setInitialFocus, focusHandlers } = useDialogFocus()
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => (isDismissible || isOpen) && onOpenChange(isOpen)}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...focusHandlers}
          onInteractOutside={keepOpenForToast}
          className={modalStyles({ size, className })}
          {...rest}
        >
          <InitialFocusContext value={setInitialFocus}>
            <DialogFrame
              title={title}
              description={description}
              footer={footer}
              variant={variant}
              hasCloseButton={hasCloseButton}
            >
              {children}
            </DialogFrame>
          </InitialFocusContext>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
