import { RowGroup } from '@/ui/row-group'
import { useDragOrder } from '@/ui/use-drag-order'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { splitWishes } from '../order'
import type { useWishRows } from './use-wish-rows'
import type { RowDrag } from './wish-row'

interface WishesByPriorityProps extends Pick<
  ReturnType<typeof useWishRows>,
  'wanted' | 'obtained' | 'offers' | 'actions' | 'renderRows'
> {
  /** Whether rows can be dragged. They cannot while a search hides some of them. */
  isSortable: boolean
  isReordering: boolean
}

/** The wanted wishes in order, reordered by drag, keys or rank field; then the obtained wishes. */
export function WishesByPriority(props: WishesByPriorityProps) {
  const { wanted, obtained, offers, actions, renderRows, isSortable, isReordering } = props
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const [isObtainedShown, setObtainedShown] = useState(true)
  const onDrop = (from: number, to: number) => {
    const wish = wanted[from]
    if (!wish) return
    // A wish that was ticked just now is still in its place, but has no rank.
    const before = wanted.filter((other) => other !== wish).slice(0, to)
    actions.move(wish, { rank: splitWishes(before).wanted.length + 1 })
  }
  const { onPointerDown } = useDragOrder({ listRef, onDrop })
  const drag = useStableDrag(helpId, onPointerDown)
  return (
    <RowGroup label="Wishes">
      {offers.order && (
        <p id={helpId} className="sr-only">
          Arrow up and down move it by one place. Home and End move it to the start and the end.
          Arrow left and right leave it.
        </p>
      )}
      <ol ref={listRef}>{renderRows(wanted, isSortable ? { drag, isReordering } : {})}</ol>
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
              {renderRows(obtained, { isBelowHandles: isSortable })}
            </ul>
          )}
        </section>
      )}
    </RowGroup>
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
