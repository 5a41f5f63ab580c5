import { useFeature } from '@/features/session/use-feature'
import { moveWithinList } from '@/lib/move-within-list'
import { useMediaQuery } from '@/lib/use-media-query'
import { RowGroup } from '@/ui/lists/row-group'
import { DRAG_LIST_STYLES, useDragOrder } from '@/ui/lists/use-drag-order'
import { useRowGestures } from '@/ui/lists/use-row-gestures'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { GestureHint } from './gesture-hint'
import type { Wishes } from '../wish/use-wishes'
import type { RowDrag } from '../wish/wish-row'
import { ROW_COLUMNS } from '../wish/row-columns'
import { WishRanks } from '../wish/wish-ranks'
import { PHONE, WishRows } from '../wish/wish-rows'

interface WishesByPriorityProps extends Pick<Wishes, 'wanted' | 'obtained' | 'rankOf' | 'rows'> {
  /** Whether rows can be dragged. They cannot while a search hides some of them. */
  isSortable: boolean
}

/**
 * The wanted wishes in order, reordered by drag, long press, keys or rank field; then the
 * obtained wishes.
 */
export function WishesByPriority(props: WishesByPriorityProps) {
  const { wanted, obtained, rankOf, rows, isSortable } = props
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const [isObtainedShown, setObtainedShown] = useState(true)
  /** The ranks after a drop. */
  const ranksAfter = (from: number, to: number): typeof rankOf => {
    const shown = wanted.map(({ id }) => id)
    const moved = moveWithinList(shown, shown[from] ?? '', { rank: to + 1 })
    // A wish that was ticked just now is still in its position.
    const ids = moved.filter((id) => rankOf.has(id))
    return new Map([...rankOf.values()].map((rank, index) => [ids[index] ?? '', rank]))
  }
  const onDrop = (from: number, to: number) => {
    const wish = wanted[from]
    const rank = wish && ranksAfter(from, to).get(wish.id)
    if (wish && rank !== undefined) rows.actions.move(wish.id, { rank }, true)
  }
  /** The ranks as they would be after a drop; undefined without a drag. */
  const [dragRanks, setDragRanks] = useState<typeof rankOf>()
  const onOver = (move: { from: number; to: number } | null) => {
    setDragRanks(move ? ranksAfter(move.from, move.to) : undefined)
  }
  const { onPointerDown, lift } = useDragOrder({ listRef, onOver, onDrop })
  const groupRef = useRef<HTMLDivElement>(null)
  const [swipedId, setSwipedId] = useState<string>()
  const onSwipeEnd = useCallback(() => setSwipedId(undefined), [])
  const [isGestureUsed, setGestureUsed] = useState(false)
  useRowGestures(groupRef, {
    onHold: (row, pointer) => {
      const isLifted = isSortable && lift(row, pointer)
      if (isLifted) setGestureUsed(true)
      return isLifted
    },
    onSwipe: ({ dataset }) => {
      setSwipedId(dataset.wish)
      setGestureUsed(true)
    },
  })
  const hasHint = useMediaQuery(PHONE) && isSortable
  const swipe = { swipedId, onSwipeEnd }
  const drag = useStableDrag(helpId, onPointerDown)
  return (
    <RowGroup label="Wishes">
      {rows.actions.offers.order && (
        <p id={helpId} className="sr-only">
          Arrow up and down move it by one row. Home and End move it to the start and the end. Arrow
          left and right leave it.
        </p>
      )}
      <WishColumns {...rows} />
      <div ref={groupRef}>
        <ol ref={listRef} className={DRAG_LIST_STYLES}>
          <WishRanks rankOf={dragRanks ?? rankOf}>
            <WishRows wishes={wanted} rows={rows} drag={isSortable ? drag : undefined} {...swipe} />
          </WishRanks>
        </ol>
        {obtained.length > 0 && (
          <section aria-label="Obtained" className="border-t border-line">
            <div data-row>
              <button
                type="button"
                tabIndex={-1}
                aria-expanded={isObtainedShown}
                onClick={() => setObtainedShown(!isObtainedShown)}
                className="flex min-h-touch w-full items-center gap-2 px-4 text-left text-sm font-medium text-muted hover:text-text"
              >
                <ChevronDown
                  aria-hidden
                  className={cx('size-4 transition-transform', !isObtainedShown && '-rotate-90')}
                />
                Obtained <span className="tabular-nums">{obtained.length}</span>
              </button>
            </div>
            {isObtainedShown && (
              <ul className="border-t border-line">
                <WishRows wishes={obtained} rows={rows} isBelowHandles={isSortable} {...swipe} />
              </ul>
            )}
          </section>
        )}
      </div>
      {hasHint && <GestureHint isUsed={isGestureUsed} />}
    </RowGroup>
  )
}

/** The names of the columns above the rows of a wide list. Rows name their parts themselves. */
function WishColumns({ actions: { offers }, hasDemand, hasNotes }: Wishes['rows']) {
  const hasGains = useFeature('sims')
  return (
    <div
      aria-hidden
      className="hidden h-7 items-center gap-3 border-b border-line px-3 text-xs text-muted @4xl:flex"
    >
      {offers.order && <span className="w-9 text-center">#</span>}
      <span className="flex-1">Item</span>
      <span className={ROW_COLUMNS.boss}>Boss</span>
      <span className={ROW_COLUMNS.gain}>{hasGains && 'Gain'}</span>
      <span className={ROW_COLUMNS.levels}>Worn → drop</span>
      {hasDemand && <span className={ROW_COLUMNS.demand}>Wanted</span>}
      {hasNotes && <span className={ROW_COLUMNS.note}>Note</span>}
      {offers.ticks && <span className={ROW_COLUMNS.tick}>Got</span>}
      {offers.edits && <span className={ROW_COLUMNS.menus} />}
    </div>
  )
}

/** The same object in every render, so that the rows of a long list do not render again. */
function useStableDrag(helpId: string, onPointerDown: RowDrag['onPointerDown']): RowDrag {
  const latest = useRef(onPointerDown)
  useLayoutEffect(() => {
    latest.current = onPointerDown
  })
  const stable = useCallback<RowDrag['onPointerDown']>((event) => latest.current(event), [])
  return useMemo(() => ({ helpId, onPointerDown: stable }), [helpId, stable])
}
