import { CLASS_NAMES } from '@/game/classes'
import {
  ITEM_TYPES,
  PRIMARY_STATS,
  RARITIES,
  SLOT_LABELS,
  SLOTS,
  TOKEN_CATEGORIES,
} from '@/game/items'

export const COLUMN_IDS = [
  'name',
  'slot',
  'type',
  'rarity',
  'stat',
  'itemId',
  'boss',
  'token',
  'tokenSlots',
  'classes',
  'icon',
  'description',
] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

/** A word that a cell may hold: how it is shown, and what is sent for it. */
export interface Choice {
  label: string
  value: string
}

interface Column {
  id: ColumnId
  label: string
  /** What else the column is called in other people's sheets, in lower case, without marks. */
  aliases: readonly string[]
  /** The fields of a bulk item whose messages belong to this column. */
  fields: readonly string[]
  /** Of the cells and the header. */
  className: string
  /** Shown faintly in an empty cell. */
  placeholder?: string
  /** The words it knows; a cell may hold others until it is corrected. */
  choices?: readonly Choice[]
  /** It may hold several of them, separated by commas. */
  isList?: boolean
}

const toChoice = (value: string): Choice => ({ label: value, value })
const toCapitalized = (value: string): Choice => ({
  label: value.charAt(0) + value.slice(1).toLowerCase(),
  value,
})

/** What the Token column says of a token that belongs to no category. */
export const PLAIN_TOKEN = 'Yes'

const SLOT_CHOICES = SLOTS.map((value) => ({ label: SLOT_LABELS[value], value }))

/** The columns of the grid in their order; without a header row a paste goes by it. */
export const COLUMNS: readonly Column[] = [
  {
    id: 'name',
    label: 'Item',
    aliases: ['name', 'item name', 'loot', 'drop', 'itemname'],
    fields: ['name'],
    className: 'w-36 sm:w-64',
  },
  {
    id: 'slot',
    label: 'Slot',
    aliases: ['item slot', 'equip slot', 'equipment slot', 'inventory type', 'itemslot'],
    fields: ['itemSlot'],
    className: 'w-28',
    choices: SLOT_CHOICES,
  },
  {
    id: 'type',
    label: 'Type',
    aliases: ['item type', 'armor type', 'armour type', 'weapon type', 'kind', 'itemtype'],
    fields: ['itemType'],
    className: 'w-40 sm:w-44',
    choices: ITEM_TYPES.map(toChoice),
  },
  {
    id: 'rarity',
    label: 'Rarity',
    aliases: ['quality'],
    fields: ['rarity'],
    className: 'w-28',
    placeholder: 'Epic',
    choices: RARITIES.map(toCapitalized),
  },
  {
    id: 'stat',
    label: 'Stat',
    aliases: ['primary stat', 'main stat', 'primary', 'primarystat'],
    fields: ['primaryStat'],
    className: 'w-28',
    choices: PRIMARY_STATS.map(toCapitalized),
  },
  {
    id: 'itemId',
    label: 'Item ID',
    aliases: [
      'id',
      'itemid',
      'wowhead',
      'wowhead id',
      'wowhead link',
      'wowheadid',
      'link',
      'url',
      'blizzard id',
      'blizzard item id',
      'blizzarditemid',
    ],
    fields: ['itemId', 'blizzardItemId', 'wowheadId'],
    className: 'w-28',
  },
  {
    id: 'boss',
    label: 'Boss',
    aliases: ['encounter', 'source', 'dropped by', 'boss name'],
    fields: ['bossId'],
    className: 'w-40 sm:w-48',
  },
  {
    id: 'token',
    label: 'Token',
    aliases: ['tier token', 'is token', 'token category', 'istokenitem', 'tokencategory'],
    fields: ['isTokenItem', 'tokenCategory'],
    className: 'w-32',
    choices: [{ label: PLAIN_TOKEN, value: PLAIN_TOKEN }, ...TOKEN_CATEGORIES.map(toCapitalized)],
  },
  {
    id: 'tokenSlots',
    label: 'Token slots',
    aliases: ['tokenslots', 'turns into'],
    fields: ['tokenSlots'],
    className: 'w-40 sm:w-44',
    choices: SLOT_CHOICES,
    isList: true,
  },
  {
    id: 'classes',
    label: 'Classes',
    aliases: ['class', 'usable by', 'for'],
    fields: ['classes'],
    className: 'w-40 sm:w-52',
    choices: CLASS_NAMES.map(toChoice),
    isList: true,
  },
  {
    id: 'icon',
    label: 'Icon',
    aliases: ['icon url', 'image', 'iconurl', 'picture'],
    fields: ['iconUrl'],
    className: 'w-40 sm:w-48',
  },
  {
    id: 'description',
    label: 'Description',
    aliases: ['note', 'notes', 'text', 'comment'],
    fields: ['description'],
    className: 'w-40 sm:w-72',
  },
]

export const COLUMN_COUNT = COLUMNS.length

/** Where a column stands. */
export function columnIndex(id: ColumnId): number {
  return COLUMN_IDS.indexOf(id)
}
