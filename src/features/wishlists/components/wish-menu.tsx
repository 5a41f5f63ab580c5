import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  MessageSquareText,
  Trash2,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Move } from '@/lib/move-within-list'
import type { RowActions } from '../use-row-actions'

interface WishMenuProps {
  id: string
  itemName: string
  hasNote: boolean
  actions: RowActions
}

/** All actions on a wish. On narrow screens, the row itself has only some of them. */
export const WishMenu = memo(function WishMenu(props: WishMenuProps) {
  const { id, itemName, hasNote, actions } = props
  return (
    <Menu
      align="right"
      trigger={
        <IconButton label={`More actions for ${itemName}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {actions.offers.order && <MoveItems id={id} actions={actions} />}
      {actions.offers.notes && (
        <MenuItem icon={<MessageSquareText />} onSelect={() => actions.editNote(id)}>
          {hasNote ? 'Edit note' : 'Add note'}
        </MenuItem>
      )}
      <MenuItem isDanger icon={<Trash2 />} onSelect={() => actions.remove(id)}>
        Remove
      </MenuItem>
    </Menu>
  )
})

/** Reads the rank when the menu opens, so that a change of ranks does not render all menus again. */
function MoveItems({ id, actions }: Pick<WishMenuProps, 'id' | 'actions'>) {
  const { rank, last } = actions.placeOf(id)
  if (rank === null) return null
  const item = (to: Move & string, label: string, icon: ReactNode, isThere: boolean) => (
    <MenuItem icon={icon} isDisabled={isThere} onSelect={() => actions.move(id, to)}>
      {label}
    </MenuItem>
  )
  return (
    <>
      {item('top', 'Move to top', <ArrowUpToLine />, rank === 1)}
      {item('up', 'Move up', <ArrowUp />, rank === 1)}
      {item('down', 'Move down', <ArrowDown />, rank === last)}
      {item('bottom', 'Move to bottom', <ArrowDownToLine />, rank === last)}
      <MenuSeparator />
    </>
  )
}
