import { chunksOf } from '@/lib/chunks-of'
import { plural } from '@/lib/format'
import { useNearViewport } from '@/lib/use-near-viewport'
import { useTurn } from '@/lib/use-turn'
import { Button } from '@/ui/button'
import { ItemTile } from '@/ui/item-tile'
import { rarityOf } from '@/game/items'
import { memo, useRef, useState } from 'react'
import type { BoardBoss as Boss, BoardItem } from '../board-items'
import { BoardItemRow } from './board-item-row'

interface BoardBossProps {
  boss: Boss
  /** Whether it is among the bosses that are visible at first. */
  isFirst: boolean
  onOpen: (itemId: string) => void
}

/** Style, layout and paint of a boss do not affect the others, which are not computed again with it. */
const CONTAINED = { contain: 'content' }

/** Height of a row with its line. */
const ROW_HEIGHT = '(3.75rem + 1px)'

/** A boss with its wanted items. The items that nobody wants are shown at a press. */
export const BoardBoss = memo(function BoardBoss({ boss, isFirst, onOpen }: BoardBossProps) {
  const { name, items, unwanted } = boss
  const ref = useRef<HTMLElement>(null)
  const { isNear, height } = useNearViewport(ref, isFirst)
  const [showsUnwanted, setShowsUnwanted] = useState(false)
  // The page opens with the names of one boss and the frames of the others: all rows take too long for one task.
  const hasRows = useTurn(true, isFirst)
  return (
    <section
      ref={ref}
      aria-label={name}
      style={{ ...CONTAINED, height: isNear ? undefined : height }}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <h2 className="flex items-baseline justify-between gap-3 border-b border-line bg-raised px-3 py-2">
        <span className="min-w-0 font-display text-lg break-words">{name}</span>
        <span className="shrink-0 text-sm text-muted">{plural(items.length, 'item')} wanted</span>
      </h2>
      <ul style={hasRows ? undefined : { height: `calc(${items.length} * ${ROW_HEIGHT})` }}>
        {hasRows &&
          chunksOf(items, ROWS_PER_FRAME).map(({ start, chunk }) => (
            <BoardRows
              // By place: rows that a search moves to other places are rendered at once.
              key={start}
              items={chunk}
              isNear={isNear}
              onOpen={onOpen}
            />
          ))}
      </ul>
      {unwanted.length > 0 && !showsUnwanted && (
        <Button
          variant="ghost"
          size="sm"
          isFullWidth
          aria-label={`Show what nobody wants from ${name}`}
          onClick={() => setShowsUnwanted(true)}
        >
          {plural(unwanted.length, 'item')} nobody wants
        </Button>
      )}
      {showsUnwanted && (
        <ul aria-label={`Nobody wants from ${name}`} className="border-t border-line py-1">
          {unwanted.map((item) => (
            <li
              key={item.id}
              data-rarity={rarityOf(item)}
              className="flex items-center gap-3 px-3 py-1"
            >
              <ItemTile size="sm" item={item} isFaded />
              <span className="min-w-0 truncate text-sm text-muted">{item.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** How many rows are rendered in one frame: at 4× CPU slowdown, they take less than 50 ms. */
const ROWS_PER_FRAME = 2

interface BoardRowsProps extends Pick<BoardBossProps, 'onOpen'> {
  items: readonly BoardItem[]
  isNear: boolean
}

/** Some rows of a boss. Before their turn, and far away, they have their names only. */
function BoardRows({ items, isNear, onOpen }: BoardRowsProps) {
  const isComplete = useTurn(isNear)
  return items.map((boardItem) =>
    isComplete ? (
      <BoardItemRow key={boardItem.item.id} boardItem={boardItem} onOpen={onOpen} />
    ) : (
      // The browser's search and screen readers find the items of bosses that are far away.
      <li
        key={boardItem.item.id}
        className="box-content h-15 truncate border-b border-line px-3 last:border-b-0"
      >
        {boardItem.item.name}
      </li>
    ),
  )
}
