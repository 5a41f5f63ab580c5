import { BEST_IN_SLOT } from '@/contract/claims'
import { ClaimText } from '@/features/catalog/claim-text'
import { classTint } from '@/features/characters/describe'
import { rarityOf } from '@/game/items'
import { plural } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import type { BoardItem } from './board-items'
import type { Want } from '@/contract/guilds/wants'

/** How many characters of ranks and names one line has room for, on a phone and beside a name. */
const LINE_LENGTH = 34

interface BoardItemRowProps {
  boardItem: BoardItem
  isOpen: boolean
  onOpen: (itemId: string) => void
}

/**
 * A wanted item with the first people who want it: one line with a mouse, two for touch. A press
 * opens everyone who wants it.
 */
export function BoardItemRow({ boardItem, isOpen, onOpen }: BoardItemRowProps) {
  const { item, raiders, wants } = boardItem
  const named = fitLine(wants)
  const rest = wants.length - named.length
  return (
    <li
      data-row
      data-rarity={rarityOf(item)}
      className="row-when-near-7 flex min-h-7 border-b border-line last:border-b-0 touch:min-h-14"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(item.id)}
        className="flex w-full min-w-0 items-center gap-2 px-3 text-left transition-colors aria-current:bg-highlight aria-current:shadow-current touch:gap-3 mouse:hover:bg-highlight/40"
      >
        <ItemTile size="xs" item={item} className="mouse:size-5 mouse:rounded-sm" />
        <span className="flex min-w-0 flex-1 items-center gap-x-3 touch:flex-col touch:items-stretch">
          <span className="truncate text-sm font-medium text-tint-text mouse:flex-1 touch:text-base touch:leading-5">
            {item.name}
          </span>
          {/* A name that has no room is on a second line, which is hidden, instead of cut off. */}
          <span className="flex h-5 min-w-0 flex-wrap gap-x-2 overflow-hidden text-sm text-faint tabular-nums mouse:flex-1 touch:text-xs touch:leading-5">
            {named.map(({ list, rank, wish }) => (
              <span key={list.id} className="whitespace-nowrap">
                <span>{rank}</span>{' '}
                {wish.claim === BEST_IN_SLOT && (
                  <>
                    <ClaimText claim={wish.claim} />{' '}
                  </>
                )}
                <span data-class={classTint(list.character.className)} className="text-tint-text">
                  {list.character.name}
                </span>
              </span>
            ))}
            {rest > 0 && <span>{`+${rest}`}</span>}
          </span>
        </span>
        <span
          aria-label={plural(raiders, 'raider wants it', 'raiders want it')}
          role="img"
          className="min-w-6 shrink-0 text-right text-sm font-semibold text-text tabular-nums"
        >
          {raiders}
        </span>
      </button>
    </li>
  )
}

/** The first wants whose ranks and names fit one line; the first one always does. */
function fitLine(wants: readonly Want[]): readonly Want[] {
  let length = 0
  const end = wants.findIndex(({ list, rank, wish }, index) => {
    const claim = wish.claim === BEST_IN_SLOT ? `${BEST_IN_SLOT} ` : ''
    length += `${rank} ${claim}${list.character.name}  `.length
    return index > 0 && length > LINE_LENGTH
  })
  return end === -1 ? wants : wants.slice(0, end)
}
