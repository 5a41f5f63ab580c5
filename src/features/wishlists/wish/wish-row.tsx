import { ownedCopy } from '@/features/gear/gear-words'
import { rarityOf } from '@/game/items'
import type { Move } from '@/lib/move-within-list'
import { useNearViewport } from './use-near-viewport'
import { IconButton } from '@/ui/icon-button'
import { MoveHandle } from '@/ui/lists/move-handle'
import { focusRow } from '@/ui/lists/row-group'
import { DRAGGED_ROW_STYLES } from '@/ui/lists/use-drag-order'
import { Check, Trash2 } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { memo, useCallback, useLayoutEffect, useRef, type PointerEvent } from 'react'
import { wishName } from './describe-item'
import { SwipeActions } from './swipe-actions'
import { rankColor, RankField } from './rank-field'
import { WishFacts, type WishFactsProps } from './item-facts'
import { WishMenu } from './wish-menu'
import { ROW_COLUMNS, ROW_CONTROL } from './row-columns'
import { useRank } from './wish-ranks'

export interface RowDrag {
  /** Id of the element that explains the handle's keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

interface WishRowProps extends Omit<WishFactsProps, 'isInSheet'> {
  /** The rank of an obtained wish. */
  keptRank?: number
  drag?: RowDrag
  isBelowHandles?: boolean
  /** Given while the row shows the actions of a swipe. */
  onSwipeEnd?: () => void
  /**
   * Whether the window is so narrow that the wish's sheet replaces most controls, which are not
   * rendered then.
   */
  isInSheet?: boolean
  /** Whether the row is likely to be visible or to get the focus when it is mounted. */
  startsNear: boolean
}

/** A line below a row, on narrow screens from the name on. */
const DIVIDER =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line last:after:hidden @max-lg:after:left-19'

/**
 * The row of a wish, to be rendered in a RowGroup. Rows far from the window render only the name,
 * at their last height: that is enough for the browser's search and screen readers, and keeps a
 * list of 300 wishes fast.
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
      data-wish={props.id}
      tabIndex={-1}
      data-rarity={rarityOf(lootItem)}
      style={isNear ? undefined : { height }}
      className={cx(
        DRAGGED_ROW_STYLES,
        'group/row flex touch-pan-y overflow-x-clip min-h-14 items-center gap-2 bg-panel py-1 pl-1 @max-lg:bg-ground @lg:gap-3 @lg:px-3 @lg:hover:bg-raised @4xl:min-h-11 @4xl:py-0 @4xl:text-sm',
        // Each positioned element is a layer, which the browser paints and searches separately.
        isNear && `relative transition-transform ${DIVIDER}`,
      )}
    >
      {isNear ? <WishParts {...props} /> : lootItem.name}
    </li>
  )
})

type WishPartsProps = Omit<WishRowProps, 'startsNear'>

/**
 * The content of a row. Its parts are memoized, because a move changes only the ranks of most rows.
 */
function WishParts({ keptRank, drag, isBelowHandles = false, ...props }: WishPartsProps) {
  const { onSwipeEnd, isInSheet = false, actions, ...facts } = props
  const { id } = facts
  const name = wishName(facts)
  return (
    <>
      {/* First, so that the row's other controls are painted above it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Details of ${name}`}
        onClick={() => actions.showDetails(id)}
        className="absolute inset-0 active:bg-highlight/40 @lg:mouse:hidden"
      />
      <RankControls
        id={id}
        itemName={name}
        actions={actions}
        keptRank={keptRank}
        drag={drag}
        isBelowHandles={isBelowHandles}
        isInSheet={isInSheet}
      />
      <WishFacts {...facts} actions={actions} isInSheet={isInSheet} />
      {actions.offers.ticks && (
        <Tick
          id={id}
          itemName={name}
          isObtained={facts.isObtained === true}
          isSuggested={ownedCopy(facts.lootItem, facts.owned, facts.list) !== undefined}
          actions={actions}
        />
      )}
      {actions.offers.edits && !isInSheet && (
        <div className={cx('relative flex shrink-0', ROW_COLUMNS.menus, ROW_CONTROL)}>
          <IconButton
            tabIndex={-1}
            label={`Remove ${name}`}
            size="sm"
            variant="danger"
            className="@max-lg:hidden"
            // The second click of a double click would remove the next wish.
            onClick={({ detail }) => detail <= 1 && actions.remove(id)}
          >
            <Trash2 />
          </IconButton>
          <WishMenu
            id={id}
            itemName={name}
            hasNote={Boolean(facts.note)}
            claim={facts.claim}
            actions={actions}
          />
        </div>
      )}
      {onSwipeEnd && (
        <SwipeActions id={id} itemName={name} actions={actions} onClose={onSwipeEnd} />
      )}
    </>
  )
}

type RankControlsProps = Pick<
  WishPartsProps,
  'id' | 'actions' | 'keptRank' | 'drag' | 'isBelowHandles' | 'isInSheet'
> & { itemName: string }

/** The handle and the rank of a wish. An obtained one cannot be moved. */
function RankControls(props: RankControlsProps) {
  const { id, itemName, actions, keptRank, drag, isBelowHandles, isInSheet } = props
  const rank = useRank(id)
  const onMove = useCallback((to: Move) => actions.move(id, to), [actions, id])
  const { order, edits } = actions.offers
  return (
    <>
      {drag && rank !== null && !isInSheet && (
        <MoveHandle
          name={itemName}
          onMove={onMove}
          tabIndex={-1}
          className={cx(
            '@max-lg:hidden',
            '@4xl:mouse:absolute @4xl:mouse:left-0 @4xl:mouse:w-4',
            ROW_CONTROL,
          )}
          {...drag}
        />
      )}
      {order && rank === null && (
        // As wide as the rank, plus the handle if the rows above have one.
        <span
          aria-hidden
          className={cx(
            'flex w-7 shrink-0 justify-end text-item text-muted tabular-nums @max-lg:-mr-1',
            edits &&
              (isBelowHandles
                ? '@lg:w-18 @lg:touch:w-25 @4xl:mouse:w-9'
                : '@lg:w-9 @lg:touch:w-touch'),
          )}
        >
          <span className="w-7 text-center @lg:w-9 @lg:touch:w-touch">{keptRank}</span>
        </span>
      )}
      {order && rank !== null && <Rank rank={rank} isOnly={!edits} />}
      {order && rank !== null && edits && !isInSheet && (
        <RankField
          rank={rank}
          itemName={itemName}
          onMove={onMove}
          tabIndex={-1}
          className="@max-lg:hidden"
        />
      )}
    </>
  )
}

/**
 * The rank as text, on narrow screens, where it is edited in the wish's sheet, or without a field.
 */
function Rank({ rank, isOnly }: { rank: number; isOnly: boolean }) {
  return (
    <span
      className={cx(
        'w-7 shrink-0 text-center text-item font-semibold tabular-nums @max-lg:-mr-1',
        !isOnly && '@lg:hidden',
        rankColor(rank),
      )}
    >
      <span className="sr-only">Rank </span>
      <span>{rank}</span>
    </span>
  )
}

interface TickProps extends Pick<WishPartsProps, 'id' | 'actions'> {
  itemName: string
  isObtained: boolean
  /** Whether the character owns the item already. */
  isSuggested: boolean
}

/** Marks a wish as obtained. Quiet until it is set: the box is smaller than its target. */
const Tick = memo(function Tick(props: TickProps) {
  const { id, itemName, isObtained, isSuggested, actions } = props
  return (
    <button
      type="button"
      data-tick
      tabIndex={-1}
      aria-label={`Obtained ${itemName}`}
      title={`Obtained ${itemName}`}
      aria-pressed={isObtained}
      onClick={() => actions.change(id, { isObtained: !isObtained })}
      className={cx(
        'group/tick relative grid size-9 shrink-0 place-items-center rounded-md touch:size-touch @max-lg:-ml-2',
        ROW_COLUMNS.tick,
      )}
    >
      <span
        className={cx(
          'grid size-5 place-items-center rounded-sm border transition-colors',
          isObtained
            ? 'border-success bg-success/15 text-success-text'
            : isSuggested
              ? 'border-dashed border-info text-info-text'
              : 'border-control group-hover/tick:border-muted group-hover/tick:bg-highlight',
        )}
      >
        {(isObtained || isSuggested) && <Check aria-hidden className="size-3.5" />}
      </span>
    </button>
  )
})
