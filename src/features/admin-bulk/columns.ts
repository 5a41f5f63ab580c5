import { CLASS_NAMES } from '@/game/classes'
import {
  ITEM_TYPES,
  PRIMARY_STAT_LABELS,
  PRIMARY_STATS,
  RARITIES,
  RARITY_LABELS,
  SLOT_LABELS,
  SLOTS,
  TOKEN_CATEGORIES,
  TOKEN_CATEGORY_LABELS,
} from '@/game/items'
import { TYPE_OF_SLOT_WORD, WARGLAIVE_WORDS } from '@/game/loot-sheet/journal-words'
import {
  LOCALIZED_CLASSES,
  LOCALIZED_ITEM_TYPES,
  LOCALIZED_PRIMARY_STATS,
  LOCALIZED_RARITIES,
  LOCALIZED_SLOTS,
} from '@/game/loot-sheet/localized-words'
import { SLOT_SYNONYMS } from '@/game/slot-synonyms'
import {
  CLASS_SYNONYMS,
  ITEM_TYPE_SYNONYMS,
  PRIMARY_STAT_SYNONYMS,
  RARITY_SYNONYMS,
  SHEET_SLOT_SYNONYMS,
} from '@/game/loot-sheet/synonyms'

/** A value that a cell can hold. */
export interface Choice {
  /** The text in the cell. */
  label: string
  /** The value in the request. */
  value: string
  /** Other words for the label. */
  synonyms?: readonly string[]
}

interface ColumnDefinition {
  id: string
  label: string
  /** In pixels. Those that are shown at first fit into a window of 1440 px. */
  width: number
  /** The fields of the request whose errors are shown in this column. */
  fields: readonly string[]
  /** Shown in an empty cell of a row that is not blank. */
  placeholder?: string
  /** The allowed values. A cell with any other text has an error. */
  choices?: readonly Choice[]
  /** Words that stand for an empty cell. */
  emptyWords?: readonly string[]
  /** The cell can hold several values, separated by commas. */
  isList?: boolean
  /** The cell holds an item id; a Wowhead link is reduced to its id. */
  isItemId?: boolean
}

/** The text of the Token column for a token without a category. */
export const PLAIN_TOKEN = 'Yes'

/** What the Type column says of a token; entered there, it makes the row one. */
export const TIER_TOKEN = 'Tier token'

/** The choice for an empty list; an empty cell leaves the list of an existing item as it is. */
export const ALL_CLASSES = 'ALL'

export const SLOT_CHOICES = SLOTS.map((value) => ({
  label: SLOT_LABELS[value],
  value,
  synonyms: [
    ...SLOT_SYNONYMS[value],
    ...(SHEET_SLOT_SYNONYMS[value] ?? []),
    ...LOCALIZED_SLOTS[value],
    // "Shield" is an item type, but loot sheets and the game's data use it as a slot.
    ...(value === 'OFF_HAND' ? TYPE_OF_SLOT_WORD.flatMap(({ words }) => words) : []),
  ],
}))

export const TYPE_CHOICES = ITEM_TYPES.map((type) => ({
  label: type,
  value: type,
  synonyms: [
    ...(ITEM_TYPE_SYNONYMS[type] ?? []),
    ...LOCALIZED_ITEM_TYPES[type],
    ...(type === 'One-Handed Sword' ? WARGLAIVE_WORDS : []),
  ],
}))

/** The columns in the order of the grid. */
const DEFINITIONS = [
  {
    id: 'name',
    label: 'Item',
    width: 204,
    fields: ['name'],
  },
  {
    id: 'boss',
    label: 'Boss',
    width: 184,
    fields: ['bossId'],
  },
  {
    id: 'slot',
    label: 'Slot',
    width: 96,
    fields: ['itemSlot'],
    choices: SLOT_CHOICES,
  },
  {
    id: 'type',
    label: 'Type',
    width: 146,
    fields: ['itemType'],
    choices: TYPE_CHOICES,
  },
  {
    id: 'rarity',
    label: 'Rarity',
    width: 80,
    fields: ['rarity'],
    placeholder: 'Epic',
    choices: RARITIES.map((value) => ({
      label: RARITY_LABELS[value],
      value,
      synonyms: [...RARITY_SYNONYMS[value], ...LOCALIZED_RARITIES[value]],
    })),
  },
  {
    id: 'stat',
    label: 'Stat',
    width: 80,
    fields: ['primaryStat'],
    choices: PRIMARY_STATS.map((value) => ({
      label: PRIMARY_STAT_LABELS[value],
      value,
      synonyms: [...PRIMARY_STAT_SYNONYMS[value], ...LOCALIZED_PRIMARY_STATS[value]],
    })),
    emptyWords: ['none', 'any', 'all', 'n a', 'keine', 'aucun', 'aucune'],
  },
  {
    id: 'itemId',
    label: 'Item ID',
    width: 92,
    fields: ['itemId'],
    isItemId: true,
  },
  {
    id: 'token',
    label: 'Token',
    width: 94,
    fields: ['isTokenItem', 'tokenCategory'],
    choices: [
      {
        label: PLAIN_TOKEN,
        value: PLAIN_TOKEN,
        synonyms: [
          'y',
          'true',
          'wahr',
          'vrai',
          'ja',
          'oui',
          'x',
          '1',
          'token',
          'tier token',
          'tier',
        ],
      },
      ...TOKEN_CATEGORIES.map((value) => ({ label: TOKEN_CATEGORY_LABELS[value], value })),
    ],
    emptyWords: ['no', 'n', 'false', 'falsch', 'faux', 'nein', 'non', '0', 'none'],
  },
  {
    id: 'tokenSlots',
    label: 'Token slots',
    width: 96,
    fields: ['tokenSlots'],
    choices: SLOT_CHOICES,
    emptyWords: ['all', 'any', 'alle', 'tous'],
    isList: true,
  },
  {
    id: 'classes',
    label: 'Classes',
    width: 100,
    fields: ['classes'],
    choices: [
      {
        label: 'All classes',
        value: ALL_CLASSES,
        synonyms: ['all', 'any', 'everyone', 'everybody', 'alle', 'tous', 'toutes'],
      },
      ...CLASS_NAMES.map((name) => ({
        label: name,
        value: name,
        synonyms: [...(CLASS_SYNONYMS[name] ?? []), ...(LOCALIZED_CLASSES[name] ?? [])],
      })),
    ],
    isList: true,
  },
  {
    id: 'icon',
    label: 'Icon',
    width: 68,
    fields: ['iconUrl'],
  },
  {
    id: 'description',
    label: 'Description',
    width: 96,
    fields: ['description'],
  },
  // For items whose three ids differ. These two columns are hidden until they are used.
  {
    id: 'blizzardId',
    label: 'Blizzard ID',
    width: 96,
    fields: ['blizzardItemId'],
    isItemId: true,
  },
  {
    id: 'wowheadId',
    label: 'Wowhead ID',
    width: 96,
    fields: ['wowheadId'],
    isItemId: true,
  },
] as const satisfies readonly ColumnDefinition[]

export type ColumnId = (typeof DEFINITIONS)[number]['id']

export interface Column extends ColumnDefinition {
  id: ColumnId
}

export const COLUMNS: readonly Column[] = DEFINITIONS

export const COLUMN_COUNT = COLUMNS.length

/** The index of a column of the grid, or null for a column that is left out. */
export type Target = number | null

const INDEX_BY_ID = new Map(COLUMNS.map(({ id }, index) => [id, index]))

/** Returns the position of a column in the grid, from 0. */
export function columnIndex(id: ColumnId): number {
  return INDEX_BY_ID.get(id) ?? -1
}

/** The columns by index, in the order of the grid. */
export const ALL_COLUMNS: readonly number[] = COLUMNS.map((_, index) => index)

/** The number of columns without those for separate ids, which are the last ones. */
export const BASE_COLUMN_COUNT = columnIndex('blizzardId')

/** Returns the column that shows the errors of a request field. The default is the item's name. */
export function columnOfField(field: string): ColumnId {
  return COLUMNS.find(({ fields }) => fields.includes(field))?.id ?? 'name'
}

/** Returns the choices of a column; those of the Boss column are the bosses of the instance. */
export function choicesOf(
  { id, choices }: Column,
  bosses: readonly Choice[],
): readonly Choice[] | undefined {
  return id === 'boss' ? bosses : choices
}
