import { CLAIMS } from '@/contract/claims'
import type { WishId } from '@/contract/ids'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Ellipsis, MessageSquareText, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { toggledClaim, type RowActions } from './use-row-actions'
import { WISH_MOVES } from './wish-moves'

interface WishMenuProps {
  id: WishId
  itemName: string
  hasNote: boolean
  claim: string | null | undefined
  actions: RowActions
}

/** All actions on a wish. On narrow screens, the wish's sheet replaces the menu. */
export const WishMenu = memo(function WishMenu(props: WishMenuProps) {
  const { id, itemName, hasNote, claim, actions } = props
  return (
    <Menu
      align="right"
      trigger={
        <IconButton
          tabIndex={-1}
          label={`More actions for ${itemName}`}
          size="sm"
          className="@max-lg:hidden"
        >
          <Ellipsis />
        </IconButton>
      }
    >
      {actions.offers.order && <MoveItems id={id} actions={actions} />}
      {actions.offers.claims && <ClaimItems id={id} claim={claim} actions={actions} />}
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

/** Choosing the current claim again deletes it. */
function ClaimItems({
  id,
  claim: current,
  actions,
}: Pick<WishMenuProps, 'id' | 'claim' | 'actions'>) {
  return (
    <>
      {CLAIMS.map((claim) => (
        <MenuItem
          key={claim}
          isChecked={claim === current}
          onSelect={() => actions.change(id, toggledClaim({ claim: current }, claim))}
        >
          {claim}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  )
}

/**
 * Reads the rank when the menu opens, so that a change of ranks does not render all menus again.
 */
function MoveItems({ id, actions }: Pick<WishMenuProps, 'id' | 'actions'>) {
  const position = actions.positionOf(id)
  if (!position) return null
  return (
    <>
      {WISH_MOVES.map(({ to, label, Icon, isAt }) => (
        <MenuItem
          key={to}
          icon={<Icon />}
          isDisabled={position[isAt]}
          onSelect={() => actions.move(id, to)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  )
}
