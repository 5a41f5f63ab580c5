import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode, type Ref } from 'react'

import { closestLandmark } from '../closest-landmark'
import { MenuContext, type MenuSize } from '../menu-context'

/** Like the variant `short` of styles.css. */
const LOW = '(width >= 40rem) and (height < 36rem)'

const PARTS = {
  Item: DropdownMenu.Item,
  Label: DropdownMenu.Label,
  Separator: DropdownMenu.Separator,
}

const panelStyles = cva(
  [
    'z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
    'rounded-lg border border-line bg-raised p-1 shadow-overlay animate-pop-in',
  ],
  {
    variants: {
      size: { sm: 'min-w-40 text-sm', default: 'min-w-52 text-sm', lg: 'min-w-64 text-base' },
    },
  },
)

export interface MenuPanelProps {
  id: string
  /** The button that opens the menu. Must have an id. */
  trigger: HTMLElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether a key opened the menu, which then starts at its first item. */
  isByKey: boolean
  size: MenuSize
  align: 'left' | 'right'
  children: ReactNode
}

/** The list of a Menu. In a file of its own, which is loaded when a menu is opened (menu.tsx). */
export function MenuPanel(props: MenuPanelProps) {
  const { id, trigger, isOpen, onOpenChange, isByKey, size, align, children } = props
  const pending = useRef<() => void>(undefined)
  const content = useRef<HTMLDivElement>(null)
  const actAfterClose = (action: () => void) => {
    pending.current = action
  }

  // Runs after focus is back on the trigger, so that a dialog opened by an item returns focus to
  // it.
  function runPending() {
    const action = pending.current
    pending.current = undefined
    if (action) queueMicrotask(action)
  }

  // Radix does not know about a key that was pressed before its code was loaded.
  function focusFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!isByKey || target !== currentTarget) return
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }

  // A toast that disappears returns the focus to the element that had it before, which is often the
  // trigger.
  function keepFocusFromTrigger(event: Event) {
    if (event.target !== trigger) return
    event.preventDefault()
    content.current?.focus()
  }

  return (
    // Not modal, so that screen readers can still read the page behind the menu.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Existing element={trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={closestLandmark(trigger)}>
        <DropdownMenu.Content
          ref={content}
          id={id}
          aria-labelledby={trigger.id}
          {...placeOf(align)}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirstItem}
          onFocusOutside={keepFocusFromTrigger}
          onCloseAutoFocus={runPending}
          className={panelStyles({ size })}
        >
          <MenuContext value={{ size, actAfterClose, parts: PARTS }}>{children}</MenuContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Below the trigger; in low windows beside it, where the list can be as high as the window. */
function placeOf(align: 'left' | 'right') {
  if (window.matchMedia(LOW).matches) {
    return { align: 'center', side: align === 'left' ? 'right' : 'left' } as const
  }
  return { align: align === 'left' ? 'start' : 'end', side: 'bottom' } as const
}

/** Stands for an element that is already in the page, where Radix expects the trigger. */
function Existing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }, [element, ref])
  return null
}
