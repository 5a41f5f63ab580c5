import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps } from 'react'

import { DialogFrame, type DialogFrameProps } from './dialog-frame'

interface PaneProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'title'>, Omit<DialogFrameProps, 'variant'> {
  /** The id of what is shown. Another one gets the focus. */
  shownId: string
  /** Called by the button and by Escape, except in a field outside. */
  onClose: () => void
}

/**
 * A panel beside the content of a page, which can be used meanwhile: a dialog that is not modal.
 * When it is closed, what had the focus before gets it again. Where there is no room beside the
 * content, use a Sheet.
 */
export function Pane({ shownId, onClose, className, ...rest }: PaneProps) {
  const { title, description, footer, hasCloseButton, actions, children, ...content } = rest
  const pane = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (pane.current?.contains(document.activeElement)) return
    opener.current = document.activeElement
    pane.current?.focus({ preventScroll: true })
    // Another id does not change what the effect reads.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shownId])
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Content
        ref={pane}
        data-pane
        tabIndex={-1}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        }}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          const { target } = event
          const isElsewhere = target instanceof Node && !pane.current?.contains(target)
          if (isElsewhere && target instanceof HTMLInputElement) event.preventDefault()
        }}
        className={cx(
          'isolate flex flex-col overflow-clip rounded-lg border border-line bg-panel outline-none',
          className,
        )}
        {...content}
      >
        <DialogFrame
          title={title}
          description={description}
          footer={footer}
          hasCloseButton={hasCloseButton}
          actions={actions}
        >
          {children}
        </DialogFrame>
      </Dialog.Content>
    </Dialog.Root>
  )
}
