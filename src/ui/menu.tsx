import { Check } from 'lucide-react'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import {
  cloneElement,
  createContext,
  isValidElement,
  use,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

import { closestLandmark } from './closest-landmark'
import { useCloseOnBack } from './use-close-on-back'

const menuStyles = cva(
  [
    'z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
    'rounded-lg border border-line bg-raised p-1 shadow-overlay animate-pop-in',
  ],
  {
    variants: {
      size: { sm: 'min-w-40 text-sm', default: 'min-w-52 text-sm', lg: 'min-w-64 text-base' },
    },
    defaultVariants: { size: 'default' },
  },
)

const itemStyles = cva(
  [
    'flex w-full items-center gap-2.5 rounded-md outline-none select-none touch:min-h-touch',
    'data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-highlight',
    'forced-colors:data-highlighted:outline-2 [&>svg]:size-4 [&>svg]:shrink-0 cursor-pointer',
  ],
  {
    variants: {
      size: { sm: 'px-2 py-1', default: 'px-2.5 py-2', lg: 'px-3 py-2.5' },
      isDanger: {
        true: 'text-error-text',
        false: 'text-text [&>svg]:text-muted',
      },
    },
    defaultVariants: { size: 'default', isDanger: false },
  },
)

type Size = NonNullable<VariantProps<typeof menuStyles>['size']>

/** The size of the menu's items, and a way for an item to run its action after the menu has closed. */
const MenuContext = createContext<{ size: Size; actAfterClose: (action: () => void) => void }>({
  size: 'default',
  actAfterClose: (action) => action(),
})

interface MenuProps {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement
  size?: Size
  align?: 'left' | 'right'
  /** Called when the menu opens, e.g. to load the code of its dialogs. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * A button that opens a list of less frequent actions on one object. Use a Select to choose a value.
 *
 * @example
 * <Menu align="right" trigger={<IconButton label="More actions"><Ellipsis /></IconButton>}>
 *   <MenuItem icon={<Copy />} onSelect={duplicate}>Duplicate</MenuItem>
 *   <MenuItem asChild><Link to="/profile">Profile</Link></MenuItem>
 * </Menu>
 */
export function Menu({ trigger, size = 'default', align = 'left', onOpen, children }: MenuProps) {
  const pending = useRef<() => void>(undefined)
  const context = useMemo(
    () => ({
      size,
      actAfterClose: (action: () => void) => {
        pending.current = action
      },
    }),
    [size],
  )

  const triggerRef = useRef<HTMLButtonElement>(null)
  const [landmark, setLandmark] = useState<Element | null>()
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => setIsOpen(false))

  // Runs after focus is back on the trigger, so that a dialog opened by an item returns focus to it.
  function runPending() {
    const action = pending.current
    pending.current = undefined
    if (action) queueMicrotask(action)
  }

  return (
    // Not modal, so that screen readers can still read the page behind the menu.
    <DropdownMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        if (open) onOpen?.()
        setLandmark(closestLandmark(triggerRef.current))
      }}
    >
      <DropdownMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align={align === 'left' ? 'start' : 'end'}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={runPending}
          className={menuStyles({ size })}
        >
          <MenuContext value={context}>{children}</MenuContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  /** Red text, for an action that deletes something. */
  isDanger?: boolean
  isDisabled?: boolean
  /** Makes the item a radio button with this state. */
  isChecked?: boolean
  /** Runs after the menu has closed. */
  onSelect?: () => void
  /** Renders the child, a link, as the item. */
  asChild?: boolean
  children: ReactNode
}

/**
 * One action of a Menu, or with `asChild` one link.
 *
 * @example <MenuItem icon={<Trash2 />} isDanger onSelect={askToDelete}>Delete</MenuItem>
 */
export function MenuItem({
  icon,
  isDanger = false,
  isDisabled = false,
  isChecked,
  onSelect,
  asChild = false,
  children,
}: MenuItemProps) {
  const { size, actAfterClose } = use(MenuContext)
  return (
    <DropdownMenu.Item
      asChild={asChild}
      {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
      disabled={isDisabled}
      onSelect={onSelect && (() => actAfterClose(onSelect))}
      className={itemStyles({ size, isDanger })}
    >
      {asChild ? (
        withIcon(children, icon)
      ) : (
        <>
          {icon}
          {isChecked !== undefined && (
            <Check aria-hidden className={isChecked ? '' : 'invisible'} />
          )}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}

/** Adds the icon to the link's children. */
function withIcon(link: ReactNode, icon: ReactNode) {
  if (icon === undefined || !isValidElement<{ children?: ReactNode }>(link)) return link
  return cloneElement(link, undefined, icon, link.props.children)
}

/** A line between groups of items. */
export function MenuSeparator({ className }: { className?: string }) {
  return <DropdownMenu.Separator className={cx('my-1 h-px bg-line', className)} />
}

/** A heading for the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-faint">
      {children}
    </DropdownMenu.Label>
  )
}
