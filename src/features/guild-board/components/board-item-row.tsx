import { classTint } from '@/features/characters/describe'
import { rarityOf } from '@/game/items'
import { plural } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import { Fragment } from 'react'
import type { BoardItem } from '../board-items'

const NAMES_MAX = 5

interface BoardItemRowProps {
  boardItem: BoardItem
  onOpen: (itemId: string) => void
}

/** A wanted item with the first people who want it. A press opens everyone who wants it. */
export function BoardItemRow({ boardItem, onOpen }: BoardItemRowProps) {
  const { item, raiders, wants } = boardItem
  return (
    <li
      data-row
      data-rarity={rarityOf(item)}
      className="row-when-near-14 border-b border-line last:border-b-0"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        onClick={() => onOpen(item.id)}
        className="flex min-h-14 w-full items-center gap-3 py-1.5 pr-3 pl-3 text-left transition-colors hover:bg-highlight/40"
      >
        <ItemTile size="sm" item={item} />
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-5 font-medium text-tint-text">{item.name}</span>
          <span className="block truncate text-sm text-faint tabular-nums">
            {wants.slice(0, NAMES_MAX).map(({ list, rank }, index) => (
              <Fragment key={list.id}>
                <span>{`${index > 0 ? ' · ' : ''}${rank}`}</span>{' '}
                <span data-class={classTint(list.character.className)} className="text-tint-text">
                  {list.character.name}
                </span>
              </Fragment>
            ))}
          </span>
        </span>
        <span
          aria-label={plural(raiders, 'raider wants it', 'raiders want it')}
          role="img"
          className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-raised text-sm font-semibold text-text tabular-nums"
        >
          {raiders}
        </span>
      </button>
    </li>
  )
}
