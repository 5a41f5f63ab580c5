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
import { SLOT_SYNONYMS } from '@/game/slot-synonyms'
import { CLASS_SYNONYMS, ITEM_TYPE_SYNONYMS, PRIMARY_STAT_SYNONYMS } from '@/game/synonyms'

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
  /** Other names of the column in pasted header rows; compared by `toKey` of normalize-words.ts. */
  aliases: readonly string[]
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

const SLOT_CHOICES = SLOTS.map((value) => ({
  label: SLOT_LABELS[value],
  value,
  // "Shield" is an item type, but some loot sheets use it as a slot.
  synonyms: [...SLOT_SYNONYMS[value], ...(value === 'OFF_HAND' ? ['shield'] : [])],
}))

/** The columns in the order of the grid, which is also that of a paste without a header row. */
const DEFINITIONS = [
  {
    id: 'name',
    label: 'Item',
    aliases: ['name', 'item name', 'loot', 'drop', 'itemname'],
    fields: ['name'],
  },
  {
    id: 'slot',
    label: 'Slot',
    aliases: ['item slot', 'equip slot', 'equipment slot', 'inventory type', 'itemslot'],
    fields: ['itemSlot'],
    choices: SLOT_CHOICES,
  },
  {
    id: 'type',
    label: 'Type',
    aliases: ['item type', 'armor type', 'armour type', 'weapon type', 'kind', 'itemtype'],
    fields: ['itemType'],
    choices: ITEM_TYPES.map((type) => ({
      label: type,
      value: type,
      synonyms: ITEM_TYPE_SYNONYMS[type],
    })),
  },
  {
    id: 'rarity',
    label: 'Rarity',
    aliases: ['quality'],
    fields: ['rarity'],
    placeholder: 'Epic',
    choices: RARITIES.map((value) => ({ label: RARITY_LABELS[value], value })),
  },
  {
    id: 'stat',
    label: 'Stat',
    aliases: ['primary stat', 'main stat', 'primary', 'primarystat'],
    fields: ['primaryStat'],
    choices: PRIMARY_STATS.map((value) => ({
      label: PRIMARY_STAT_LABELS[value],
      value,
      synonyms: PRIMARY_STAT_SYNONYMS[value],
    })),
    emptyWords: ['none', 'any', 'all', 'n a'],
  },
  {
    id: 'itemId',
    label: 'Item ID',
    aliases: ['id', 'itemid', 'link', 'url'],
    fields: ['itemId'],
    isItemId: true,
  },
  {
    id: 'boss',
    label: 'Boss',
    aliases: ['encounter', 'source', 'dropped by', 'boss name'],
    fields: ['bossId'],
  },
  {
    id: 'token',
    label: 'Token',
    aliases: ['tier token', 'is token', 'token category', 'istokenitem', 'tokencategory'],
    fields: ['isTokenItem', 'tokenCategory'],
    choices: [
      {
        label: PLAIN_TOKEN,
        value: PLAIN_TOKEN,
        synonyms: ['y', 'true', 'x', '1', 'token', 'tier token', 'tier'],
      },
      ...TOKEN_CATEGORIES.map((value) => ({ label: TOKEN_CATEGORY_LABELS[value], value })),
    ],
    emptyWords: ['no', 'n', 'false', '0', 'none'],
  },
  {
    id: 'tokenSlots',
    label: 'Token slots',
    aliases: ['tokenslots', 'turns into'],
    fields: ['tokenSlots'],
    choices: SLOT_CHOICES,
    emptyWords: ['all', 'any'],
    isList: true,
  },
  {
    id: 'classes',
    label: 'Classes',
    aliases: ['class', 'usable by', 'for'],
    fields: ['classes'],
    choices: CLASS_NAMES.map((name) => ({
      label: name,
      value: name,
      synonyms: CLASS_SYNONYMS[name],
    })),
    emptyWords: ['all', 'any', 'all classes', 'everyone', 'everybody'],
    isList: true,
  },
  {
    id: 'icon',
    label: 'Icon',
    aliases: ['icon url', 'image', 'iconurl', 'picture'],
    fields: ['iconUrl'],
  },
  {
    id: 'description',
    label: 'Description',
    aliases: ['note', 'notes', 'text', 'comment'],
    fields: ['description'],
  },
  // For items whose three ids differ. These two columns are hidden until they are used.
  {
    id: 'blizzardId',
    label: 'Blizzard ID',
    aliases: ['blizzard item id', 'blizzarditemid'],
    fields: ['blizzardItemId'],
    isItemId: true,
  },
  {
    id: 'wowheadId',
    label: 'Wowhead ID',
    aliases: ['wowhead', 'wowhead link', 'wowheadid'],
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

/** Returns the position of a column in the grid, from 0. */
export function columnIndex(id: ColumnId): number {
  return COLUMNS.findIndex((column) => column.id === id)
}

/** The number of columns while the columns for separate ids are hidden. */
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
