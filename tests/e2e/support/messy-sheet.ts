/**
 * The loot of "Liberation of Undermine" as in a sheet that grew over weeks: the bosses are numbered
 * lines between the items, one of them is misspelled, and some slots and types are no words of the
 * game.
 */
const BOSSES = [
  'Vexie and the Geargrinders',
  'Couldron of Carnage',
  'Rik Reverb',
  'Stix Bunkjunker',
  'Sprocketmonger Lockenstock',
  'The One-Armed Bandit',
  "Mug'Zee, Heads of Security",
  'Chrome King Gallywix',
] as const

const KINDS = [
  ['Head', 'Plate'],
  ['Shoulders', 'Leather'],
  ['Back', 'Cloak'],
  ['Chest', 'Mail'],
  ['Wrist', 'Plate'],
  ['Waist', 'Cloth'],
  ['Legs', 'Cloth'],
  ['Trinket', ''],
  ['Finger', ''],
  ['2H', 'Staff'],
] as const

const TIERS = ['Dreadful', 'Mystic', 'Venerated', 'Zenith'] as const

/** The number of items of the sheet. */
export const MESSY_ITEMS = 110
const FIRST_ID = 980_001

/** The rows of the sheet with its header: eight numbered sections and 110 items. */
export function messySheet(): string[][] {
  const items = Array.from({ length: MESSY_ITEMS }, (_, index) => {
    const [slot, type] = KINDS[index % KINDS.length] ?? ['', '']
    return [`Gearbox ${index + 1}`, slot, type, 'Epic', String(FIRST_ID + index), '']
  })
  const set = (row: number, cells: readonly [slot: string, type: string], name?: string) => {
    const [before, , , ...rest] = items[row] ?? []
    items[row] = [name ?? before ?? '', ...cells, ...rest]
  }
  for (const row of [11, 34, 57]) set(row, ['Wpn', 'One-Handed Sword'])
  for (const row of [22, 45]) set(row, ['Waist', 'Plat armr'])
  for (const [index, tier] of TIERS.entries()) {
    set(24 + index, ['Hands', 'Token'], `${tier} Bloody Gallybux`)
  }
  const size = Math.ceil(MESSY_ITEMS / BOSSES.length)
  const sections = BOSSES.flatMap((boss, index) => [
    [`${index + 1}. ${boss}`, '', '', '', '', ''],
    ...items.slice(index * size, (index + 1) * size),
  ])
  return [['Item', 'Slot', 'Type', 'Quality', 'ID', 'Notes'], ...sections]
}
