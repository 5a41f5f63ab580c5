import {
  WISH_FIELD_NAMES,
  wishFieldsOf,
  type WishField,
  type WishFieldValues,
} from '@/contract/wish-fields'
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

type Values = Required<WishFieldValues>

interface FieldExport<Value> {
  /** The header of the column in the CSV. */
  header: string
  cell: (value: Value) => string
  /** What the plain text says about the value; empty if nothing. */
  text: (value: Value) => string
}

const FIELDS: { [Field in WishField]: FieldExport<Values[Field]> } = {
  note: { header: 'Note', cell: (note) => note ?? '', text: (note) => note ?? '' },
  // In the plain text, a mark is in front of obtained wishes.
  isObtained: { header: 'Obtained', cell: (is) => (is ? 'yes' : 'no'), text: () => '' },
}

function exportField<Field extends WishField>(
  part: 'cell' | 'text',
  field: Field,
  value: Values[Field],
): string {
  return FIELDS[field][part](value)
}

function exportFields(
  part: 'cell' | 'text',
  wish: WishlistItem,
  fields: readonly WishField[] = WISH_FIELD_NAMES,
): string[] {
  const values = wishFieldsOf(wish)
  return fields.map((field) => exportField(part, field, values[field]))
}

function toLine(wish: WishlistItem): string {
  const { lootItem, slot } = wish
  const place = [slotLabel(slot), lootItem.boss?.name].filter(Boolean).join(', ')
  const texts = exportFields('text', wish).filter((text) => text !== '')
  return [`${lootItem.name} (${place})`, ...texts].join(' – ')
}

/** The list as plain text: the wanted wishes by rank, then the obtained ones. */
export function toText(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
  return [
    titleOf(wishlist),
    ...wanted.map((wish, index) => `${index + 1}. ${toLine(wish)}`),
    ...obtained.map((wish) => `✓ ${toLine(wish)}`),
  ].join('\n')
}

/**
 * The list as CSV with a header row, without the fields that no wish has. Cells that look like
 * formulas are escaped.
 */
export function toCsvTable(wishlist: WishlistWithItems): string {
  const { wanted, obtained } = splitWishes(wishlist.items)
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
    ...[...wanted, ...obtained].map((wish, index) => [
      wish.isObtained ? '' : String(index + 1),
      wish.lootItem.name,
      slotLabel(wish.slot),
      wish.lootItem.boss?.name ?? '',
      wishlist.difficulty,
      ...exportFields('cell', wish, fields),
      wowheadUrl(wish.lootItem) ?? '',
    ]),
  ])
}
