import type { WishlistItem } from '@/contract/wishlist'
import { slotLabel } from '@/game/items'
import type { Move } from '@/lib/move-in-order'
import { useNearViewport } from '@/lib/use-near-viewport'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { MoveHandle } from '@/ui/move-handle'
import { DRAGGED_ROW_STYLES } from '@/ui/use-drag-order'
import { Check, MessageSquareText, Trash2 } from 'lucide-react'
import { memo, useCallback, useRef, type PointerEvent } from 'react'
import { describeItem, rarityOf, signOf } from '../describe-item'
import { ItemName } from './item-name'
import { RankField } from './rank-field'
import { WishMenu } from './wish-menu'

/** How a row is dragged, where the order on screen is the order that counts. */
export interface RowDrag {
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** What the controls of a row do, by the id of its wish; the same object for every row and render. */
export interface RowActions {
  move: (id: string, to: Move) => void
  remove: (id: string) => void
  toggleObtained: (id: string) => void
  editNote: (id: string) => void
  /** Where a wish stands among the `last` still wished for, at this moment; null once it is obtained. */
  placeOf: (id: string) => { rank: number | null; last: number }
}

/** The parts of a wish one by one: its priority, which every move changes, is not among them. */
interface WishRowProps {
  id: string
  lootItem: WishlistItem['lootItem']
  slot: string
  note: WishlistItem['note']
  /** Its place among what is still wished for; null once it is obtained. */
  rank: number | null
  actions: RowActions
  drag?: RowDrag
  /** Whether it is likely to be in sight, or to be given the focus, when it comes up. */
  startsNear: boolean
}

/** The id of a wish's handle, to give the focus back to it after a move. */
export function handleId(wishId: string): string {
  return `move-${wishId}`
}

/** The id of the button that ticks a wish, to give the focus back to it in its other list. */
export function tickId(wishId: string): string {
  return `tick-${wishId}`
}

/**
 * One wish: its rank, the item, where it drops, and what can be done with it. Far from the window it
 * is its name and its place, to be found by the browser's search and by a screen reader, so that a
 * list of 300 costs what is in sight.
 */
export const WishRow = memo(function WishRow({ startsNear, ...props }: WishRowProps) {
  const { lootItem } = props
  const rowRef = useRef<HTMLLIElement>(null)
  const { isNear, height } = useNearViewport(rowRef, startsNear)
  return (
    <li
      ref={rowRef}
      data-rarity={rarityOf(lootItem)}
      style={isNear ? undefined : { height }}
      className={`${DRAGGED_ROW_STYLES} flex min-h-24 items-center gap-2 border-b border-line bg-panel px-1 py-1 transition-transform last:border-b-0 @lg:min-h-16 @lg:gap-3 @lg:px-3 @lg:py-2.5`}
    >
      {isNear ? <WishParts {...props} /> : lootItem.name}
    </li>
  )
})

type WishPartsProps = Omit<WishRowProps, 'startsNear'>

/** All of a row. Its parts are memos: one move may change the rank of every row, and nothing else. */
function WishParts({ id, lootItem, slot, note, rank, actions, drag }: WishPartsProps) {
  const { name } = lootItem
  const isObtained = rank === null
  const onMove = useCallback((to: Move) => actions.move(id, to), [actions, id])
  return (
    <>
      {isObtained ? (
        // Where the others have their rank, and in the order that counts their handle.
        <span aria-hidden className="w-9 shrink-0 @max-2xs:hidden @lg:in-data-ordered:w-17" />
      ) : (
        <div className="flex shrink-0 flex-col-reverse items-center @lg:flex-row @lg:gap-2">
          {drag && <MoveHandle id={handleId(id)} name={name} onMove={onMove} {...drag} />}
          <RankField rank={rank} itemName={name} onMove={onMove} />
        </div>
      )}
      <WishFacts lootItem={lootItem} slot={slot} note={note} isObtained={isObtained} />
      <div className="flex shrink-0 flex-col items-center @lg:flex-row @lg:gap-2">
        <WishButtons id={id} itemName={name} isObtained={isObtained} actions={actions} />
        <WishMenu id={id} itemName={name} hasNote={Boolean(note)} actions={actions} />
      </div>
    </>
  )
}

interface WishFactsProps extends Pick<WishRowProps, 'lootItem' | 'slot' | 'note'> {
  isObtained: boolean
}

/** What is wished for, and where it drops. */
const WishFacts = memo(function WishFacts({ lootItem, slot, note, isObtained }: WishFactsProps) {
  const facts = [
    slotLabel(slot),
    lootItem.isTokenItem ? describeItem(lootItem, slot) : null,
    lootItem.boss?.name,
  ]
  return (
    <>
      <ItemTile
        slot={signOf(slot)}
        rarity={rarityOf(lootItem)}
        iconUrl={lootItem.iconUrl}
        isToken={lootItem.isTokenItem}
        isFaded={isObtained}
        className="@max-2xs:hidden"
      />
      <div className="min-w-0 flex-1">
        <ItemName item={lootItem} isObtained={isObtained} />
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-sm break-words text-muted italic">{note}</p>}
      </div>
    </>
  )
})

interface WishButtonsProps extends Pick<WishRowProps, 'id' | 'actions'> {
  itemName: string
  isObtained: boolean
}

/** What is done most, at hand where there is room. */
const WishButtons = memo(function WishButtons(props: WishButtonsProps) {
  const { id, itemName, isObtained, actions } = props
  return (
    <>
      <IconButton
        label={`Note on ${itemName}`}
        className="@max-lg:hidden"
        onClick={() => actions.editNote(id)}
      >
        <MessageSquareText />
      </IconButton>
      <IconButton
        id={tickId(id)}
        label={`Obtained ${itemName}`}
        variant="outline"
        isPressed={isObtained}
        onClick={() => actions.toggleObtained(id)}
      >
        <Check />
      </IconButton>
      <IconButton
        label={`Remove ${itemName}`}
        variant="danger"
        className="@max-lg:hidden"
        onClick={() => actions.remove(id)}
      >
        <Trash2 />
      </IconButton>
    </>
  )
})
