import type { Rarity } from '@/game/items'
import { ItemTile } from '@/ui/pictures/item-tile'

const RARITY = 'EPIC' satisfies Rarity
const ITEMS = [
  { name: 'Font of Venomous Rage', itemSlot: 'TRINKET', boss: "Ula'tek", worn: 281, drop: 315 },
  {
    name: 'Venomwoven Effigy',
    itemSlot: 'HEAD',
    isToken: true,
    boss: 'Twin Fangs',
    worn: 308,
    drop: 311,
  },
  { name: 'Amulet of the Twin Fangs', itemSlot: 'NECK', boss: 'Twin Fangs', worn: 298, drop: 311 },
  { name: "Vile Alchemist's Band", itemSlot: 'FINGER', boss: 'Vashnik', worn: 295, drop: 308 },
]

/** A picture of a wishlist, for visitors who have not seen one. */
export function SampleList() {
  return (
    <div
      role="img"
      aria-label="A wishlist: four items in order of priority, with their bosses and item levels"
      className="w-full shrink-0 overflow-hidden rounded-lg border border-line bg-panel text-left"
    >
      {ITEMS.map(({ name, itemSlot, isToken = false, boss, worn, drop }, index) => (
        <div
          key={name}
          data-rarity={RARITY}
          className="flex items-center gap-3 border-b border-line px-3 py-1 last:border-b-0"
        >
          <span className="font-semibold text-accent-text tabular-nums">{index + 1}</span>
          <ItemTile item={{ rarity: RARITY, itemSlot, isTokenItem: isToken }} size="xs" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-tint-text">{name}</span>
            <span className="flex gap-2 text-xs text-muted tabular-nums">
              <span>{boss}</span>
              <span>
                {worn} → <b className="font-semibold text-text">{drop}</b>
              </span>
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
