import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { ItemTile } from '@/ui/pictures/item-tile'
import { rarityOf } from '@/game/items'
import { memo, useState } from 'react'
import type { BossItems as Boss } from '../board-items'
import { BoardItemRow } from './board-item-row'

interface BoardBossProps {
  boss: Boss
  /** Whether it has the width of the page, so that wide windows show two columns. */
  isWide: boolean
  onOpen: (itemId: string) => void
}

/**
 * Style, layout and paint of a boss do not affect the others, which are not computed again with it.
 */
const CONTAINED = { contain: 'content' }

/** A boss with its wanted items. A button shows the items that nobody wants. */
export const BoardBoss = memo(function BoardBoss({ boss, isWide, onOpen }: BoardBossProps) {
  const { name, encounterOrder, items, unwanted } = boss
  const unwantedText = `${plural(unwanted.length, 'item')} nobody wants`
  const [showsUnwanted, setShowsUnwanted] = useState(false)
  return (
    <section
      aria-label={name}
      style={CONTAINED}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <h2 className="flex min-h-8 items-center justify-between gap-x-3 border-b border-line bg-raised px-3 py-1">
        <span className="flex min-w-0 gap-2 text-sm font-semibold break-words">
          <span className="font-normal text-faint tabular-nums mouse:w-5 mouse:text-center">
            {encounterOrder}
          </span>{' '}
          <span className="min-w-0">{name}</span>
        </span>
        <span className="shrink-0 text-xs text-muted">
          {`${items.length} wanted${unwanted.length > 0 ? `, ${unwanted.length} not` : ''}`}
        </span>
      </h2>
      <ul className={isWide ? 'lg:-mb-px lg:grid lg:grid-cols-2' : undefined}>
        {items.map((boardItem) => (
          <BoardItemRow key={boardItem.item.id} boardItem={boardItem} onOpen={onOpen} />
        ))}
      </ul>
      {unwanted.length > 0 && !showsUnwanted && (
        <Button
          variant="ghost"
          size="sm"
          isFullWidth
          className="mouse:h-7"
          aria-label={`${unwantedText} from ${name}`}
          onClick={() => setShowsUnwanted(true)}
        >
          {unwantedText}
        </Button>
      )}
      {showsUnwanted && (
        <ul aria-label={`Unwanted items of ${name}`} className="border-t border-line py-1">
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
