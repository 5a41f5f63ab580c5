import { ItemTile } from '@/ui/pictures/item-tile'
import { rarityOf } from '@/game/items'
import { memo, useState } from 'react'
import type { BossItems as Boss } from './board-items'
import { BoardItemRow } from './board-item-row'

interface BoardBossProps {
  boss: Boss
  /** The id of the open item, if it is one of the boss. */
  openId: string | undefined
  onOpen: (itemId: string) => void
}

/**
 * Style, layout and paint of a boss do not affect the others, which are not computed again with it.
 */
const CONTAINED = { contain: 'content' }

/** A boss with its wanted items. A press on their number shows the items that nobody wants. */
export const BoardBoss = memo(function BoardBoss({ boss, openId, onOpen }: BoardBossProps) {
  const { name, encounterOrder, items, unwanted } = boss
  const [showsUnwanted, setShowsUnwanted] = useState(false)
  return (
    <section
      aria-label={name}
      style={CONTAINED}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-raised px-3 py-1">
        <h2 className="flex min-w-0 gap-2 text-sm font-semibold break-words">
          <span className="font-normal text-faint tabular-nums mouse:w-5 mouse:text-center">
            {encounterOrder}
          </span>{' '}
          <span className="min-w-0">{name}</span>
        </h2>
        <span className="shrink-0 text-xs text-muted">
          {`${items.length} wanted`}
          {unwanted.length > 0 && (
            <>
              {', '}
              <button
                type="button"
                aria-expanded={showsUnwanted}
                onClick={() => setShowsUnwanted(!showsUnwanted)}
                // The target is larger than the text.
                className="relative rounded-sm underline decoration-line underline-offset-2 after:absolute after:-inset-x-3 after:-inset-y-1.5 hover:text-text hover:decoration-current touch:after:-inset-y-3"
              >
                {`${unwanted.length} not `}
                <span className="sr-only">{`wanted from ${name}`}</span>
              </button>
            </>
          )}
        </span>
      </div>
      <ul>
        {items.map((boardItem) => (
          <BoardItemRow
            key={boardItem.item.id}
            boardItem={boardItem}
            isOpen={boardItem.item.id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
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
