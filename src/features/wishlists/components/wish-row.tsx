import type { WishlistItem } from '@/contract/wishlist'
import { slotLabel } from '@/game/items'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Check,
  Ellipsis,
  MessageSquareText,
  Trash2,
} from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { describeItem, rarityOf, signOf } from '../describe-item'
import type { Move } from '../order'
import type { WishActions } from '../use-wish-actions'
import { ItemName } from './item-name'
import { MoveHandle } from './move-handle'
import { RankField } from './rank-field'

/** How a row is dragged, where the order on screen is the order that counts. */
export interface RowDrag {
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

interface WishRowProps {
  wish: WishlistItem
  /** Its place among what is still wished for; null once it is obtained. */
  rank: number | null
  last: number
  actions: WishActions
  onEditNote: (wish: WishlistItem) => void
  drag?: RowDrag
}

/** The id of a wish's handle, to give the focus back to it after a move. */
export function handleId(wishId: string): string {
  return `move-${wishId}`
}

/** One wish: its rank, the item, where it drops, and what can be done with it. */
export const WishRow = memo(function WishRow(props: WishRowProps) {
  const { wish, rank, last, actions, drag } = props
  const { lootItem, slot, note } = wish
  const { name } = lootItem
  const facts = [
    slotLabel(slot),
    lootItem.isTokenItem ? describeItem(lootItem, slot) : null,
    lootItem.boss?.name,
  ]
  const move = (to: Move) => actions.move(wish, to)
  return (
    <li
      data-rarity={rarityOf(lootItem)}
      className="flex items-center gap-1 border-b border-line bg-panel py-3 pr-1 pl-1 transition-transform last:border-b-0 data-dragging:relative data-dragging:z-10 data-dragging:bg-raised data-dragging:shadow-overlay data-dragging:transition-none sm:gap-2 sm:px-3"
    >
      {drag && rank !== null && (
        <MoveHandle id={handleId(wish.id)} itemName={name} onMove={move} {...drag} />
      )}
      {rank !== null && (
        <RankField
          rank={rank}
          last={last}
          itemName={name}
          onChange={(next) => move({ rank: next })}
        />
      )}
      <ItemTile
        slot={signOf(slot)}
        rarity={rarityOf(lootItem)}
        iconUrl={lootItem.iconUrl}
        isToken={lootItem.isTokenItem}
        isFaded={rank === null}
        className={rank === null ? 'ml-2' : undefined}
      />
      <div className="ml-2 min-w-0 flex-1">
        <ItemName item={lootItem} isObtained={rank === null} />
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-sm break-words text-muted italic">{note}</p>}
      </div>
      <IconButton
        label={`Note on ${name}`}
        className="max-sm:hidden"
        onClick={() => props.onEditNote(wish)}
      >
        <MessageSquareText />
      </IconButton>
      <IconButton
        label={`Obtained ${name}`}
        variant="outline"
        isPressed={rank === null}
        onClick={() => actions.setObtained(wish, rank !== null)}
      >
        <Check />
      </IconButton>
      <IconButton
        label={`Remove ${name}`}
        variant="danger"
        className="max-sm:hidden"
        onClick={() => actions.remove(wish)}
      >
        <Trash2 />
      </IconButton>
      <WishMenu {...props} onMove={move} />
    </li>
  )
})

/** Everything that can be done with a wish, in words. On a phone the only place for the rarer half. */
function WishMenu({
  wish,
  rank,
  last,
  actions,
  onEditNote,
  onMove,
}: WishRowProps & { onMove: (move: Move) => void }) {
  return (
    <Menu
      align="right"
      trigger={
        <IconButton label={`More for ${wish.lootItem.name}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {rank !== null && (
        <>
          <MenuItem icon={<ArrowUpToLine />} isDisabled={rank === 1} onSelect={() => onMove('top')}>
            Move to top
          </MenuItem>
          <MenuItem icon={<ArrowUp />} isDisabled={rank === 1} onSelect={() => onMove('up')}>
            Move up
          </MenuItem>
          <MenuItem icon={<ArrowDown />} isDisabled={rank === last} onSelect={() => onMove('down')}>
            Move down
          </MenuItem>
          <MenuItem
            icon={<ArrowDownToLine />}
            isDisabled={rank === last}
            onSelect={() => onMove('bottom')}
          >
            Move to bottom
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<MessageSquareText />} onSelect={() => onEditNote(wish)}>
        {wish.note ? 'Edit note' : 'Add note'}
      </MenuItem>
      <MenuItem isDanger icon={<Trash2 />} onSelect={() => actions.remove(wish)}>
        Remove
      </MenuItem>
    </Menu>
  )
}
