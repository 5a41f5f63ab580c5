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

const sheetStyles = cva(
  'fixed z-50 flex flex-col border-line bg-panel shadow-overlay outline-none',
  {
    variants: {
      side: {
        right:
          'inset-y-0 right-0 w-full border-l data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        bottom:
          'inset-x-0 bottom-0 mx-auto rounded-t-xl border-t sm:border-x data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
      },
      /** The height of a sheet at the bottom. `content`: as high as its content. */
      height: { full: '', content: '' },
      size: { default: 'sm:max-w-sheet', wide: 'sm:max-w-sheet-wide' },
    },
    compoundVariants: [
      { side: 'bottom', height: 'full', className: 'h-11/12' },
      { side: 'bottom', height: 'content', className: 'max-h-11/12' },
    ],
    defaultVariants: { side: 'right', height: 'full', size: 'default' },
  },
)

interface SheetProps
  extends
    Omit<ComponentProps<typeof Dialog.Content>, 'title'>,
    Omit<DialogFrameProps, 'variant'>,
    VariantProps<typeof sheetStyles> {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  isDismissible?: boolean
}

/**
 * A panel at the edge of the screen for a long form or a picker: at the right on wide screens, at the
 * bottom (`side="bottom"`) on phones. Use a Modal for a short task.
 *
 * @example <Sheet open={isOpen} onOpenChange={setOpen} title="Edit boss" footer={<Button>Save</Button>}>…</Sheet>
 */
export function Sheet({
  open,
  onOpenChange,
  isDismissible = true,
  side,
  height,
  size,
  title,
  description,
  footer,
  hasCloseButton = isDismissible,
  className,
  children,
  ...rest
}: SheetProps) {
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
          className={sheetStyles({ side, height, size, className })}
          {...rest}
        >
          <InitialFocusContext value={setInitialFocus}>
            <DialogFrame
              title={title}
              description={description}
              footer={footer}
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
