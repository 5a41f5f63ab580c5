import { Check } from 'lucide-react'
import { cva, cx } from 'class-variance-authority'
import {
  cloneElement,
  isValidElement,
  use,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

import { backgroundFailures, createLazyHook, whenAtRest } from '@/lib/load-later'
import { MenuContext, type MenuSize } from './menu-context'
import { useCloseOnBack } from './use-close-on-back'

const loadPanel = async () => (await import('./overlays/menu-panel')).MenuPanel
const usePanel = createLazyHook(loadPanel)
/** One function for all menus, so that a page with many loads the code once. */
const preloadPanel = () => void loadPanel().catch((error: Error) => backgroundFailures.add(error))

const KEYS = new Set(['Enter', ' ', 'ArrowDown'])

const itemStyles = cva(
  [
    'flex w-full items-center gap-2.5 rounded-md -outline-offset-2 select-none touch:min-h-touch',
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

interface MenuProps {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  size?: MenuSize
  align?: 'left' | 'right'
  /** Called when the menu opens, e.g. to load the code of its dialogs. */
  onOpen?: () => void
  children: ReactNode
}

interface Opening {
  trigger: HTMLButtonElement
  isByKey: boolean
}

/**
 * A button that opens a list of less frequent actions on one object. Use a Select to choose a
 * value. Until it is opened it costs no more than its button, so that each row of a long list can
 * have one.
 *
 * @example
 * <Menu align="right" trigger={<IconButton label="More actions"><Ellipsis /></IconButton>}>
 *   <MenuItem icon={<Copy />} onSelect={duplicate}>Duplicate</MenuItem>
 *   <MenuItem asChild><Link to="/profile">Profile</Link></MenuItem>
 * </Menu>
 */
export function Menu({ trigger, size = 'default', align = 'left', onOpen, children }: MenuProps) {
  const panelId = useId()
  const ownId = useId()
  const [isOpen, setIsOpen] = useState(false)
  /** The last opening of the menu; null before the first one. */
  const [opening, setOpening] = useState<Opening | null>(null)
  const close = () => setIsOpen(false)
  const Panel = usePanel(opening ? 'now' : 'later', () => {
    close()
    setOpening(null)
  })
  useEffect(() => whenAtRest(preloadPanel), [])
  useCloseOnBack(isOpen, close)

  function open(button: HTMLButtonElement, isByKey: boolean) {
    setOpening({ trigger: button, isByKey })
    setIsOpen(true)
    onOpen?.()
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || event.ctrlKey) return
    if (isOpen) return close()
    // The trigger must not take the focus from the menu.
    event.preventDefault()
    open(event.currentTarget, false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (!KEYS.has(event.key)) return
    event.preventDefault()
    if (isOpen && event.key !== 'ArrowDown') close()
    else open(event.currentTarget, true)
  }

  return (
    <>
      {cloneElement(trigger, {
        id: trigger.props.id ?? ownId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? panelId : undefined,
        onPointerDown,
        onKeyDown,
      })}
      {Panel && opening && (
        // The hook returns the same component in every render.
        // oxlint-disable-next-line react/static-components
        <Panel
          id={panelId}
          {...opening}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          size={size}
          align={align}
        >
          {children}
        </Panel>
      )}
    </>
  )
}

/** Returns the context of the menu around an item. */
function useMenu() {
  const menu = use(MenuContext)
  if (!menu) throw new Error('The parts of a menu must be inside of a Menu')
  return menu
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
  const { size, actAfterClose, parts } = useMenu()
  return (
    <parts.Item
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
    </parts.Item>
  )
}

/** Adds the icon to the link's children. */
function withIcon(link: ReactNode, icon: ReactNode) {
  if (icon === undefined || !isValidElement<{ children?: ReactNode }>(link)) return link
  return cloneElement(link, undefined, icon, link.props.children)
}

/** A line between groups of items. */
export function MenuSeparator({ className }: { className?: string }) {
  const { parts } = useMenu()
  return <parts.Separator className={cx('my-1 h-px bg-line', className)} />
}

/** A heading for the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { parts } = useMenu()
  return (
    <parts.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-faint">
      {children}
    </parts.Label>
  )
}
