import { useDragOrder } from '@/ui/use-drag-order'
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { useWishRows } from './use-wish-rows'
import type { RowDrag } from './wish-row'

type WishesByPriorityProps = Pick<
  ReturnType<typeof useWishRows>,
  'wanted' | 'obtained' | 'offers' | 'actions' | 'renderRows'
>

/** The wanted wishes in order, reordered by drag, keys or rank field; then the obtained wishes. */
export function WishesByPriority(props: WishesByPriorityProps) {
  const { wanted, obtained, offers, actions, renderRows } = props
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const onDrop = (from: number, to: number) => {
    const wish = wanted[from]
    if (wish) actions.move(wish, { rank: to + 1 })
  }
  const { onPointerDown } = useDragOrder({ listRef, onDrop })
  const drag = useStableDrag(helpId, onPointerDown)
  return (
    <>
      {offers.order && (
        <p id={helpId} className="sr-only">
          Arrow up and down move it by one place. Home and End move it to the start and the end.
        </p>
      )}
      <ol ref={listRef}>{renderRows(wanted, offers.order ? { drag } : {})}</ol>
      {obtained.length > 0 && (
        <section aria-label="Obtained" className="border-t border-line">
          <ul>{renderRows(obtained, { isBelowHandles: true })}</ul>
        </section>
      )}
    </>
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
