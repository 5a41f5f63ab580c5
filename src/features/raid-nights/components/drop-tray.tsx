import type { GuildBoard } from '@/contract/guilds/guild-board'
import { groupWants } from '@/contract/guilds/wants'
import type { DropId } from '@/contract/ids'
import type { LootItem } from '@/contract/loot-item'
import { isMixed, type CountedDrop } from '@/contract/guilds/night-counts'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { shortBossName } from '@/game/boss-names'
import { joinFacts, plural } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import { rarityOf } from '@/game/items'
import { usePageKeys } from '@/lib/use-page-keys'
import { Panel } from '@/features/guild-board/components/panel'

interface DropTrayProps {
  night: NightDetails
  undecided: readonly CountedDrop[]
  items: ReadonlyMap<string, LootItem>
  /** The board of the chosen raid and difficulty. */
  board: GuildBoard
  difficulty: string
  openId: DropId | undefined
  onOpen: (dropId: DropId) => void
}

/** The drops that are not given away yet. Digits open them. */
export function DropTray(props: DropTrayProps) {
  const { night, undecided, items, board, difficulty, openId, onOpen } = props
  const byItem = groupWants(board.lists)
  const mixed = isMixed(night)
  const count = undecided.reduce((sum, { left }) => sum + left, 0)
  usePageKeys((key) => {
    const row = /^[1-9]$/.test(key) ? undecided[Number(key) - 1] : undefined
    if (row) onOpen(row.drop.id)
    return row !== undefined
  })
  return (
    <Panel
      level={2}
      title="Undecided"
      detail={count > 0 && <span className="font-semibold text-accent">{count}</span>}
    >
      {undecided.length === 0 && (
        <p className="px-3 py-2 text-sm text-muted">
          {night.dropCount === 0 ? 'Nothing has dropped yet.' : 'Every drop is decided.'}
        </p>
      )}
      <ul>
        {undecided.map(({ drop, left }, index) => {
          const item = items.get(drop.lootItemId ?? '')
          const wants = byItem.get(drop.lootItemId ?? '')?.wants
          const raiders = new Set(wants?.map(({ list }) => list.character.id)).size
          return (
            <li
              key={drop.id}
              data-rarity={item ? rarityOf(item) : 'EPIC'}
              className="border-b border-line last:border-b-0"
            >
              <button
                type="button"
                aria-haspopup="dialog"
                aria-current={openId === drop.id || undefined}
                onClick={() => onOpen(drop.id)}
                className="flex min-h-14 w-full items-center gap-3 px-3 py-1 text-left transition-colors aria-current:bg-highlight aria-current:shadow-current mouse:hover:bg-highlight/40"
              >
                <ItemTile size="sm" item={item ?? DELETED_ITEM} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium text-tint-text">
                    {drop.itemName}
                  </span>
                  <span className="block truncate text-xs text-muted">
                    {joinFacts([
                      left > 1 && `${left} left`,
                      drop.difficulty === difficulty && plural(raiders, 'wants it', 'want it'),
                      mixed && drop.difficulty,
                      drop.bossName && shortBossName(drop.bossName),
                    ])}
                  </span>
                </span>
                <span aria-hidden className="text-xs text-faint tabular-nums touch:hidden">
                  {index < 9 && index + 1}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** For the tile of an item that is not in the chosen raid. */
const DELETED_ITEM = { rarity: 'EPIC', itemType: null, itemSlot: null, isTokenItem: false } as const
