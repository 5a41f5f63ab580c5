import { cva, type VariantProps } from 'class-variance-authority'

import { DialogShell, swipeHandle, type DialogShellProps } from './dialog-shell'

const sheetStyles = cva(
  'fixed z-50 flex flex-col border-line bg-panel shadow-overlay outline-none',
  {
    variants: {
      side: {
        right:
          'inset-y-0 right-0 w-full border-l data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        bottom: [
          swipeHandle,
          'touch:before:block',
          'inset-x-0 bottom-0 mx-auto rounded-t-xl border-t sm:border-x data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
        ],
      },
      /** The height of a sheet at the bottom. `content`: as high as its content. */
      height: { full: '', content: '' },
      size: { default: 'sm:max-w-sheet', wide: 'sm:max-w-sheet-wide' },
    },
    compoundVariants: [
      { side: 'bottom', height: 'full', className: 'h-11/12' },
      { side: 'bottom', height: 'content', className: 'max-h-11/12' },
    ],
    defaultVariants: { height: 'full', size: 'default' },
  },
)

interface SheetProps extends Omit<DialogShellProps, 'variant'>, VariantProps<typeof sheetStyles> {}

/**
 * A panel at the edge of the screen for a long form or a picker: at the right on wide screens, at
 * the bottom (`side="bottom"`) on phones, where a swipe down closes it. Use a Modal for a short
 * task.
 *
 * @example
 * <Sheet open={isOpen} onOpenChange={setOpen} title="Edit boss"
 *   footer={<Button>Save</Button>}>…</Sheet>
 */
export function Sheet({ side = 'right', height, size, className, ...rest }: SheetProps) {
  return (
    <DialogShell
      // Moves the toasts beside it (toasts.css).
      data-side={side}
      className={sheetStyles({ side, height, size, className })}
      {...rest}
    />
  )
}
