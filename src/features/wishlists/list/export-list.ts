import { WISH_FIELD_NAMES, type WishField } from '@/contract/wish-fields'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { specializationLabel } from '@/game/classes'
import { slotLabel } from '@/game/items'
import { wowheadUrl } from '@/game/wowhead'
import { toCsv } from '@/lib/csv'
import { ranksOf, splitWishes } from './order'

function titleOf({ character, difficulty, specialization, instance }: WishlistWithItems): string {
  const label = specializationLabel(character.className, specialization)
  return `${character.name} – ${label} ${character.className} – ${instance.name} (${difficulty})`
}

interface FieldExport {
  /** The header of the column in the CSV. */
  header: string
  cell: (wish: WishlistItem) => string
  /** What the plain text says about the field; empty if nothing. */
  text: (wish: WishlistItem) => string
}

const FIELDS: Record<WishField, FieldExport> = {
  claim: { header: 'Claim', cell: ({ claim }) => claim ?? '', text: ({ claim }) => claim ?? '' },
  note: { header: 'Note', cell: ({ note }) => note ?? '', text: ({ note }) => note ?? '' },
  // In the plain text, a mark is in front of obtained wishes.
  isObtained: {
    header: 'Obtained',
    cell: ({ isObtained }) => (isObtained ? 'yes' : 'no'),
    text: () => '',
  },
}

function toLine(wish: WishlistItem): string {
  const { lootItem, slot } = wish
  const place = [slotLabel(slot), lootItem.boss?.name].filter(Boolean).join(', ')
  const texts = WISH_FIELD_NAMES.map((field) => FIELDS[field].text(wish)).filter(
    (text) => text !== '',
  )
  return [`${lootItem.name} (${place})`, ...texts].join(' – ')
}

/** The list as plain text: the wanted wishes by rank, then the obtained ones. */
export function toText(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
  const ranks = ranksOf(wishlist.items)
  return [
    titleOf(wishlist),
    ...wanted.map((wish) => `${ranks.get(wish.id)}. ${toLine(wish)}`),
    ...obtained.map((wish) => `✓ ${toLine(wish)}`),
  ].join('\n')
}

/**
 * The list as CSV with a header row, without the fields that no wish has. Cells that look like
 * formulas are escaped.
 */
export function toCsvTable(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
  const ranks = ranksOf(wishlist.items)
  const fields = WISH_FIELD_NAMES.filter((field) =>
    wishlist.items.some((wish) => wish[field] != null && wish[field] !== ''),
  )
  return toCsv([
    [
      'Rank',
      'Item',
      'Slot',
      'Boss',
      'Difficulty',
      ...fields.map((field) => FIELDS[field].header),
      'Wowhead',
    ],
    ...[...wanted, ...obtained].map((wish) => [
      String(ranks.get(wish.id) ?? ''),
      wish.lootItem.name,
      slotLabel(wish.slot),
      wish.lootItem.boss?.name ?? '',
      wishlist.difficulty,
      ...fields.map((field) => FIELDS[field].cell(wish)),
      wowheadUrl(wish.lootItem) ?? '',
    ]),
  ])
}
