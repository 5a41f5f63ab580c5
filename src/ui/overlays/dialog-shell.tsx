import * as Dialog from '@radix-ui/react-dialog'
import { useCallback, useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'

import { ignorePressAgain } from '@/lib/ignore-second-press'
import { pressedKey } from '@/lib/pressed-key'
import { CloseGuardContext, type CloseGuard } from './close-guard'
import { DialogFrame, type DialogFrameProps } from './dialog-frame'
import { InitialFocusContext } from '../initial-focus'
import { toastRegion } from '../messages/toast'
import { useCloseOnBack } from '../use-close-on-back'
import { useSwipeDown } from './use-swipe-down'

/** Styles of the bar at the top of a dialog that a swipe down closes; shown by `before:block`. */
export const swipeHandle =
  'before:absolute before:inset-x-0 before:top-2 before:mx-auto before:hidden before:h-1 before:w-9 before:rounded-full before:bg-control'

export interface DialogShellProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'title'>, DialogFrameProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * If false, only the caller closes the dialog: Escape, Back, a swipe or a press outside do not.
   */
  isDismissible?: boolean
  /** If false, Back leaves the page, which was opened to show this dialog. */
  closesOnBack?: boolean
}

/**
 * Everything that Modal and Sheet have in common: the layers, the frame, focus, and the ways to
 * close. If the dialog contains a form with changes, the user is asked before they are lost.
 */
export function DialogShell({
  open,
  onOpenChange,
  isDismissible = true,
  closesOnBack = true,
  variant,
  title,
  description,
  footer,
  hasCloseButton = isDismissible,
  actions,
  children,
  ...rest
}: DialogShellProps) {
  const { setInitialFocus, focusHandlers } = useDialogFocus()
  const guard = useRef<CloseGuard>(null)
  const setGuard = useCallback((next: CloseGuard | null) => {
    guard.current = next
  }, [])

  const close = () => onOpenChange(false)
  /** Closes the dialog when the user wants it, unless there is something to ask first. */
  function dismiss() {
    if (!isDismissible) return
    if (!guard.current?.(close)) close()
  }

  /**
   * A link in the dialog leaves the page: it is followed once the question, if any, is answered.
   */
  function askBeforeLink(event: MouseEvent) {
    // A new tab or window leaves the dialog open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element && event.target.closest('a[href]:not([target])')
    if (!(link instanceof HTMLElement)) return
    const follow = () => {
      guard.current = null
      link.click()
    }
    if (!guard.current?.(follow)) return
    event.preventDefault()
    event.stopPropagation()
  }

  useCloseOnBack(open && closesOnBack, dismiss)
  useEffect(() => {
    if (!open) return undefined
    ignorePressAgain()
    return ignorePressAgain
  }, [open])
  const swipeRef = useSwipeDown(isDismissible, dismiss)

  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : dismiss())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          ref={swipeRef}
          // While it moves out, a second press on its button would save again.
          inert={!open}
          onClickCapture={askBeforeLink}
          {...focusHandlers}
          onInteractOutside={keepOpenForToast}
          onEscapeKeyDown={(event) => {
            keepOpenForToast(event)
            // While text is composed, Escape discards this text only.
            if (pressedKey(event) === '') event.preventDefault()
          }}
          {...rest}
        >
          <InitialFocusContext value={setInitialFocus}>
            <CloseGuardContext value={setGuard}>
              <DialogFrame
                title={title}
                description={description}
                footer={footer}
                variant={variant}
                hasCloseButton={hasCloseButton}
                actions={actions}
              >
                {children}
              </DialogFrame>
            </CloseGuardContext>
          </InitialFocusContext>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * On opening, focuses the control that called `useInitialFocus`, if any. On closing, returns focus
 * to the element that had it before: Radix does this only for its own triggers, and these dialogs
 * are opened by state.
 */
function useDialogFocus() {
  const opener = useRef<Element>(null)
  const initialFocus = useRef<HTMLElement>(null)
  const setInitialFocus = useCallback((element: HTMLElement | null) => {
    initialFocus.current = element
    // A control whose code was loaded after the dialog had opened.
    if (opener.current) element?.focus()
  }, [])
  return {
    setInitialFocus,
    focusHandlers: {
      onOpenAutoFocus: (event: Event) => {
        opener.current = document.activeElement
        if (!initialFocus.current) return
        event.preventDefault()
        initialFocus.current.focus()
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        if (opener.current instanceof HTMLElement) opener.current.focus()
        opener.current = null
      },
    },
  }
}

/** Keeps a dialog open when the user presses a toast above it, or Escape in the toast. */
function keepOpenForToast(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Node && toastRegion.current?.contains(event.target)) {
    event.preventDefault()
  }
}
