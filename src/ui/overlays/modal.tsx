import { cva, type VariantProps } from 'class-variance-authority'

import { DialogShell, swipeHandle, type DialogShellProps } from './dialog-shell'

const modalStyles = cva(
  [
    'fixed z-50 flex flex-col border border-line bg-panel shadow-overlay outline-none',
    swipeHandle,
    'max-sm:before:block',
    // On phones the modal is a sheet at the bottom of the screen.
    'inset-x-0 bottom-0 mx-auto max-h-11/12 rounded-t-xl',
    'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
    'sm:inset-4 sm:m-auto sm:h-fit sm:w-auto sm:rounded-xl',
    'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
  ],
  {
    variants: {
      size: {
        sm: 'max-w-modal-sm',
        md: 'max-w-modal-md',
        lg: 'max-w-modal-lg',
        xl: 'max-w-modal-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

interface ModalProps extends DialogShellProps, VariantProps<typeof modalStyles> {}

/**
 * A dialog for one short task. Traps focus, closes on Escape and Back, and returns focus to the
 * element that had it before. The sizes sm, md, lg and xl are at most 448, 512, 672 and 896 px
 * wide. On phones it is a sheet at the bottom of the screen, which a swipe down closes.
 *
 * @example
 * <Modal open={isOpen} onOpenChange={setOpen} title="Rename wishlist"
 *   footer={<Button>Save</Button>}>…</Modal>
 */
export function Modal({ size, className, ...rest }: ModalProps) {
  return <DialogShell className={modalStyles({ size, className })} {...rest} />
}
