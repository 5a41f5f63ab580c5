import type { WishlistItem } from '@/contract/wishlist'
import { rarityOf } from '@/game/items'
import type { Move } from '@/lib/move-within-list'
import { useNearViewport } from '@/lib/use-near-viewport'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { MoveHandle } from '@/ui/move-handle'
import { DRAGGED_ROW_STYLES } from '@/ui/use-drag-order'
import { Check, MessageSquareText, Trash2 } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { memo, useCallback, useRef, type PointerEvent } from 'react'
import type { RowActions } from '../use-row-actions'
import { ItemName } from './item-name'
import { RankField } from './rank-field'
import { WishMenu } from './wish-menu'

/** Makes a row draggable. */
export interface RowDrag {
  /** Id of the element that explains the handle's keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** Has the wish's fields without `priority`, because a move changes the priority of many wishes. */
interface WishRowProps {
  id: string
  lootItem: WishlistItem['lootItem']
  slot: string
  /** What to say about the item, in one line. */
  facts: string
  note: WishlistItem['note']
  /** The rank among the wanted wishes; null if obtained. */
  rank: number | null
  actions: RowActions
  drag?: RowDrag
  isBelowHandles?: boolean
  /** Whether the row is likely to be visible or to get the focus when it is mounted. */
  startsNear: boolean
}

/**
 * The row of a wish. Rows far from the window render only the name, at their last height: that is
 * enough for the browser's search and screen readers, and keeps a list of 300 wishes fast.
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

/** The content of a row. Its parts are memoized, because a move changes only the rank of most rows. */
function WishParts(props: WishPartsProps) {
  const { id, lootItem, slot, facts, note, rank, actions, drag, isBelowHandles = false } = props
  const { name } = lootItem
  const isObtained = rank === null
  const onMove = useCallback((to: Move) => actions.move(id, to), [actions, id])
  const handleRef = useCallback(
    (element: HTMLElement | null) => actions.registerControl(id, 'handle', element),
    [actions, id],
  )
  return (
    <>
      {isObtained ? (
        // As wide as the rank field, plus the handle if the rows above have one.
        <span
          aria-hidden
          className={cx('w-9 shrink-0 @max-2xs:hidden', isBelowHandles && '@lg:w-17')}
        />
      ) : (
        <div className="flex shrink-0 flex-col-reverse items-center @lg:flex-row @lg:gap-2">
          {drag && <MoveHandle ref={handleRef} name={name} onMove={onMove} {...drag} />}
          <RankField rank={rank} itemName={name} onMove={onMove} />
        </div>
      )}
      <WishFacts
        lootItem={lootItem}
        slot={slot}
        facts={facts}
        note={note}
        isObtained={isObtained}
      />
      <div className="flex shrink-0 flex-col items-center @lg:flex-row @lg:gap-2">
        <WishButtons id={id} itemName={name} isObtained={isObtained} actions={actions} />
        <WishMenu id={id} itemName={name} hasNote={Boolean(note)} actions={actions} />
      </div>
    </>
  )
}

interface WishFactsProps extends Pick<WishRowProps, 'lootItem' | 'slot' | 'facts' | 'note'> {
  isObtained: boolean
}

/** The item with its slot, boss and note. */
const WishFacts = memo(function WishFacts(props: WishFactsProps) {
  const { lootItem, slot, facts, note, isObtained } = props
  return (
    <>
      <ItemTile item={lootItem} slot={slot} isFaded={isObtained} className="@max-2xs:hidden" />
      <div className="min-w-0 flex-1">
        <ItemName item={lootItem} isObtained={isObtained} />
        <p className="text-sm text-muted">{facts}</p>
        {note && <p className="text-sm break-words text-muted italic">{note}</p>}
      </div>
    </>
  )
})

interface WishButtonsProps extends Pick<WishRowProps, 'id' | 'actions'> {
  itemName: string
  isObtained: boolean
}

/** The most used actions; on narrow screens, note and removal are only in the menu. */
const WishButtons = memo(function WishButtons(props: WishButtonsProps) {
  const { id, itemName, isObtained, actions } = props
  const tickRef = useCallback(
    (element: HTMLElement | null) => actions.registerControl(id, 'tick', element),
    [actions, id],
  )
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
        ref={tickRef}
        label={`Obtained ${itemName}`}
        variant="outline"
        isPressed={isObtained}
        onClick={() => actions.change(id, { isObtained: !isObtained })}
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
