import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { specializationLabel } from '@/game/classes'
import { slotLabel } from '@/game/items'
import { wowheadUrl } from '@/game/wowhead'
import { toCsv } from '@/lib/csv'
import { splitWishes } from './order'

function titleOf({ character, difficulty, specialization, instance }: WishlistWithItems): string {
  const label = specializationLabel(character.className, specialization)
  return `${character.name} – ${label} ${character.className} – ${instance.name} (${difficulty})`
}

function describeWish({ lootItem, slot, note }: WishlistItem): string {
  const place = [slotLabel(slot), lootItem.boss?.name].filter(Boolean).join(', ')
  return `${lootItem.name} (${place})${note ? ` – ${note}` : ''}`
}

/** The list as plain text: the wanted wishes by rank, then the obtained ones. */
export function toText(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
  return [
    titleOf(wishlist),
    ...wanted.map((wish, index) => `${index + 1}. ${describeWish(wish)}`),
    ...obtained.map((wish) => `✓ ${describeWish(wish)}`),
  ].join('\n')
}

/** The list as CSV with a header row. Cells that look like formulas are escaped. */
export function toCsvTable(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
  return toCsv([
    ['Rank', 'Item', 'Slot', 'Boss', 'Difficulty', 'Note', 'Obtained', 'Wowhead'],
    ...[...wanted, ...obtained].map(({ lootItem, slot, note, isObtained }, index) => [
      isObtained ? '' : String(index + 1),
      lootItem.name,
      slotLabel(slot),
      lootItem.boss?.name ?? '',
      wishlist.difficulty,
      note ?? '',
      isObtained ? 'yes' : 'no',
      wowheadUrl(lootItem) ?? '',
    ]),
  ])
}
