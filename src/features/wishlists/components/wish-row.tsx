import { GainText } from '@/features/sims/components/gain-text'
import { describePercent } from '@/features/sims/gains'
import { rarityOf } from '@/game/items'
import type { Move } from '@/lib/move-within-list'
import { useNearViewport } from '@/lib/use-near-viewport'
import { IconButton } from '@/ui/icon-button'
import { MoveHandle } from '@/ui/move-handle'
import { focusRow } from '@/ui/row-group'
import { DRAGGED_ROW_STYLES } from '@/ui/use-drag-order'
import { Check, MessageSquareText, Trash2 } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { memo, useCallback, useLayoutEffect, useRef, type PointerEvent } from 'react'
import type { RowActions } from '../use-row-actions'
import { rankColor, RankField } from './rank-field'
import { WishFacts, type WishFactsProps } from './wish-facts'
import { WishMenu } from './wish-menu'
import { useRank } from './wish-ranks'

/** Makes a row draggable. */
export interface RowDrag {
  /** Id of the element that explains the handle's keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** Has the wish's fields without `priority`, because a move changes the priority of many wishes. */
interface WishRowProps extends WishFactsProps {
  id: string
  actions: RowActions
  drag?: RowDrag
  isBelowHandles?: boolean
  /** On narrow screens, a row has either its tick or, while the list is reordered, its handle. */
  isReordering?: boolean
  /** Whether the window is so narrow that the wish's sheet replaces most controls, which are not rendered then. */
  isInSheet?: boolean
  /** Whether the row is likely to be visible or to get the focus when it is mounted. */
  startsNear: boolean
}

/**
 * The row of a wish, to be rendered in a RowGroup. Rows far from the window render only the name, at their last height: that is
 * enough for the browser's search and screen readers, and keeps a list of 300 wishes fast.
 */
export const WishRow = memo(function WishRow({ startsNear, ...props }: WishRowProps) {
  const { lootItem } = props
  const rowRef = useRef<HTMLLIElement>(null)
  const { isNear, height } = useNearViewport(rowRef, startsNear)
  useLayoutEffect(() => {
    // The row got the focus before it had controls, e.g. by the key End in a long list.
    const row = rowRef.current
    if (isNear && row && row === document.activeElement) focusRow(row)
  }, [isNear])
  return (
    <li
      ref={rowRef}
      data-row
      tabIndex={-1}
      data-rarity={rarityOf(lootItem)}
      style={isNear ? undefined : { height }}
      className={cx(
        DRAGGED_ROW_STYLES,
        'flex min-h-14 items-center gap-2 border-b border-line bg-panel pr-1.5 pl-1 last:border-b-0 @lg:min-h-16 @lg:gap-3 @lg:px-3 @lg:py-2.5',
        // Each positioned element is a layer, which the browser paints and searches separately.
        isNear && 'relative transition-transform',
      )}
    >
      {isNear ? <WishParts {...props} /> : lootItem.name}
    </li>
  )
})

type WishPartsProps = Omit<WishRowProps, 'startsNear'>

/** The content of a row. Its parts are memoized, because a move changes only the ranks of most rows. */
function WishParts(props: WishPartsProps) {
  const { id, lootItem, slot, awardedBy, hasBoss, owned, note, isObtained, actions } = props
  const rank = useRank(id)
  const {
    drag,
    isBelowHandles = false,
    isReordering = false,
    isInSheet = false,
    list,
    gain,
  } = props
  const { name } = lootItem
  const onMove = useCallback((to: Move) => actions.move(id, to), [actions, id])
  const handleRef = useCallback(
    (element: HTMLElement | null) => actions.registerControl(id, 'handle', element),
    [actions, id],
  )
  return (
    <>
      {/* First, so that the row's other controls are painted above it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Details of ${name}`}
        onClick={() => actions.showDetails(id)}
        className="absolute inset-0 active:bg-highlight/40 @lg:hidden"
      />
      {drag && rank !== null && (isReordering || !isInSheet) && (
        <MoveHandle
          ref={handleRef}
          name={name}
          onMove={onMove}
          tabIndex={-1}
          className={isReordering ? '@max-lg:order-last' : '@max-lg:hidden'}
          {...drag}
        />
      )}
      {!actions.offers.order ? null : rank === null ? (
        // As wide as the rank, plus the handle if the rows above have one.
        <span
          aria-hidden
          className={cx(
            'w-7 shrink-0 @max-2xs:hidden',
            actions.offers.edits &&
              (isBelowHandles ? '@lg:w-18 @lg:touch:w-25' : '@lg:w-9 @lg:touch:w-touch'),
          )}
        />
      ) : (
        <>
          <Rank rank={rank} isOnly={!actions.offers.edits} />
          {actions.offers.edits && !isInSheet && (
            <RankField
              rank={rank}
              itemName={name}
              onMove={onMove}
              tabIndex={-1}
              className="@max-lg:hidden"
            />
          )}
        </>
      )}
      <WishFacts
        lootItem={lootItem}
        slot={slot}
        list={list}
        awardedBy={awardedBy}
        hasBoss={hasBoss}
        owned={owned}
        gain={gain}
        note={note}
        isObtained={isObtained}
      />
      {gain && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Gain of ${name}: ${describePercent(gain)}`}
          onClick={() => actions.showDetails(id)}
          // On narrow screens it is in the line of facts, and a press on the row opens the details.
          className="shrink-0 rounded-sm px-1 @max-lg:hidden"
        >
          <GainText gain={gain} />
        </button>
      )}
      <div
        className={cx(
          'relative flex shrink-0 items-center @lg:gap-2',
          isReordering && '@max-lg:hidden',
        )}
      >
        <WishButtons
          id={id}
          itemName={name}
          isObtained={isObtained}
          isInSheet={isInSheet}
          actions={actions}
        />
      </div>
      {actions.offers.edits && !isInSheet && (
        <WishMenu id={id} itemName={name} hasNote={Boolean(note)} actions={actions} />
      )}
    </>
  )
}

/** The rank as text, on narrow screens, where it is edited in the wish's sheet, or without a field. */
function Rank({ rank, isOnly }: { rank: number; isOnly: boolean }) {
  return (
    <span
      className={cx(
        'w-7 shrink-0 text-center font-medium tabular-nums @max-2xs:hidden',
        !isOnly && '@lg:hidden',
        rankColor(rank),
      )}
    >
      <span className="sr-only">Rank </span>
      {rank}
    </span>
  )
}

interface WishButtonsProps extends Pick<
  WishRowProps,
  'id' | 'actions' | 'isObtained' | 'isInSheet'
> {
  itemName: string
}

/** The most used actions; on narrow screens, note and removal are only in the wish's sheet. */
const WishButtons = memo(function WishButtons(props: WishButtonsProps) {
  const { id, itemName, isObtained, isInSheet, actions } = props
  const tickRef = useCallback(
    (element: HTMLElement | null) => actions.registerControl(id, 'tick', element),
    [actions, id],
  )
  return (
    <>
      {actions.offers.notes && !isInSheet && (
        <IconButton
          tabIndex={-1}
          label={`Note on ${itemName}`}
          className="@max-lg:hidden"
          onClick={() => actions.editNote(id)}
        >
          <MessageSquareText />
        </IconButton>
      )}
      {actions.offers.ticks && (
        <IconButton
          ref={tickRef}
          tabIndex={-1}
          label={`Obtained ${itemName}`}
          variant="outline"
          isPressed={isObtained}
          onClick={() => actions.change(id, { isObtained: !isObtained })}
        >
          {isObtained && <Check />}
        </IconButton>
      )}
      {actions.offers.edits && !isInSheet && (
        <IconButton
          tabIndex={-1}
          label={`Remove ${itemName}`}
          variant="danger"
          className="@max-lg:hidden"
          onClick={() => actions.remove(id)}
        >
          <Trash2 />
        </IconButton>
      )}
    </>
  )
})
