import { cleanName } from '@/game/names'
import {
  ALL_CLASSES,
  CLASS_CHOICES,
  PLAIN_TOKEN,
  RARITY_CHOICES,
  SLOT_CHOICES,
  STAT_CHOICES,
  TOKEN_CHOICES,
  TYPE_CHOICES,
  words,
  type Choice,
} from './choices'
import {
  defineColumn,
  type BatchItem,
  type Cell,
  type ColumnDefinition,
  type LootField,
  type StoredFields,
} from './column'

/** The columns in the order of the grid. */
const DEFINITIONS = [
  defineColumn({
    id: 'name',
    label: 'Item',
    names: words(
      'name, item name, loot, drop, gear, itemname, piece',
      'Gegenstand, Beute',
      'Objet, Nom, Butin',
    ),
    width: 12.75,
    fields: ['name'],
    read: ({ name }) => name,
    write: ({ text = '' }) => ({ name: cleanName(text) }),
  }),
  defineColumn({
    id: 'boss',
    label: 'Boss',
    names: words(
      'encounter, source, source name, from, dropped by, drops from, dropped from, drop from, boss name',
      'bosses, raid boss, raid encounter, boss encounter, drop source',
      'Begegnung, Quelle, Gegner',
      'Rencontre',
    ),
    width: 11.5,
    fields: ['bossId'],
    read: ({ bossId }) => bossId,
    write: ({ value }) => ({ bossId: value }),
  }),
  defineColumn({
    id: 'slot',
    label: 'Slot',
    names: words(
      'item slot, equip, equip slot, equipment slot, inventory type, itemslot, slot type, slot and type',
      'type slot, type and slot, slot armor, armor slot, equiploc',
      'Platz, Ausrüstungsplatz',
      "Emplacement, Type d'inventaire",
    ),
    width: 6,
    fields: ['itemSlot'],
    choices: SLOT_CHOICES,
    noun: 'a slot',
    read: ({ itemSlot }) => itemSlot,
    write: ({ value }) => ({ itemSlot: value }),
  }),
  defineColumn({
    id: 'type',
    label: 'Type',
    names: words(
      'item type, armor, armour, armor type, armour type, weapon type',
      'kind, itemtype, subtype, subclass, item subclass',
      'Typ, Art, Gegenstandstyp, Rüstungstyp, Unterklasse',
      "Type d'objet, Type d'armure, Sous-classe",
    ),
    width: 9.125,
    fields: ['itemType'],
    choices: TYPE_CHOICES,
    noun: 'an item type',
    read: ({ itemType }) => itemType,
    write: ({ value }) => ({ itemType: value }),
  }),
  defineColumn({
    id: 'rarity',
    label: 'Rarity',
    names: words('quality', 'Qualität, Seltenheit', 'Qualité, Rareté'),
    width: 5,
    fields: ['rarity'],
    placeholder: 'Epic',
    choices: RARITY_CHOICES,
    noun: 'a rarity',
    read: ({ rarity }) => rarity,
    write: ({ value }) => ({ rarity: value }),
  }),
  defineColumn({
    id: 'stat',
    label: 'Stat',
    names: words(
      'primary stat, main stat, primary, primarystat',
      'Primärwert, Primärattribut, Hauptattribut, Attribut',
      'Caractéristique, Caractéristique principale',
    ),
    width: 5,
    fields: ['primaryStat'],
    choices: STAT_CHOICES,
    noun: 'a primary stat',
    emptyWords: words('none, any, all, n a, keine, aucun, aucune'),
    read: ({ primaryStat }) => primaryStat,
    write: ({ value }) => ({ primaryStat: value }),
  }),
  defineColumn({
    id: 'itemId',
    label: 'Item ID',
    names: words(
      'id, itemid, link / id, id / link, item id / link',
      'Gegenstands-ID, Gegenstandsnummer',
      "Identifiant, ID d'objet, ID de l'objet",
    ),
    width: 5.75,
    fields: ['itemId'],
    isItemId: true,
    read: (item) => shownIds(item).itemId,
    // The server sets all three ids of a new item to the one that is given.
    write: ({ text }) => ({ itemId: toId(text) }),
  }),
  defineColumn({
    id: 'token',
    label: 'Token',
    names: words(
      'tier token, is token, token category, istokenitem, tokencategory',
      'Setmarke',
      'Jeton',
    ),
    width: 5.875,
    fields: ['isTokenItem', 'tokenCategory'],
    choices: TOKEN_CHOICES,
    noun: 'Yes, No or a token category',
    emptyWords: words('no, n, false, falsch, faux, nein, non, 0, none'),
    read: ({ isTokenItem, tokenCategory }) => (isTokenItem ? (tokenCategory ?? PLAIN_TOKEN) : null),
    write: ({ value }) => ({
      isTokenItem: value && true,
      tokenCategory: value === PLAIN_TOKEN ? undefined : value,
    }),
  }),
  defineColumn({
    id: 'tokenSlots',
    label: 'Token slots',
    names: words('tokenslots, turns into'),
    width: 6,
    fields: ['tokenSlots'],
    choices: SLOT_CHOICES,
    noun: 'a slot',
    emptyWords: words('all, any, alle, tous'),
    isList: true,
    read: ({ tokenSlots }) => tokenSlots ?? [],
    write: ({ list }) => ({ tokenSlots: list }),
  }),
  defineColumn({
    id: 'classes',
    label: 'Classes',
    names: words('class, usable by, for', 'Klasse, Klassen', 'Classe'),
    width: 6.25,
    fields: ['classes'],
    choices: CLASS_CHOICES,
    noun: 'a class',
    isList: true,
    // A stored token that names no class is for all of them.
    read: ({ isTokenItem, classes }) =>
      isTokenItem && classes !== undefined && !classes?.length ? ALL_CLASSES : (classes ?? []),
    write: ({ list }) => ({ classes: list?.filter((name) => name !== ALL_CLASSES) }),
  }),
  defineColumn({
    id: 'icon',
    label: 'Icon',
    names: words('icon url, image, iconurl, picture', 'Symbol, Bild', 'Icône'),
    width: 4.25,
    fields: ['iconUrl'],
    read: ({ iconUrl }) => iconUrl,
    write: ({ text }) => ({ iconUrl: text }),
  }),
  defineColumn({
    id: 'description',
    label: 'Description',
    names: words(
      'note, notes, text, comment, comments, remark, remarks, info, infos',
      'item notes, loot notes, officer note, officer notes',
      'Beschreibung, Notiz, Notizen, Kommentar, Anmerkung, Bemerkung',
      'Commentaire, Remarque',
    ),
    width: 6,
    fields: ['description'],
    read: ({ description }) => description,
    write: ({ text }) => ({ description: text }),
  }),
  // For items whose three ids differ.
  defineColumn({
    id: 'blizzardId',
    label: 'Blizzard ID',
    names: words('blizzard item id, blizzarditemid'),
    width: 6,
    fields: ['blizzardItemId'],
    isItemId: true,
    isHiddenUntilUsed: true,
    read: (item) => shownIds(item).blizzardItemId,
    write: ({ text }) => ({ blizzardItemId: toId(text) }),
  }),
  defineColumn({
    id: 'wowheadId',
    label: 'Wowhead ID',
    names: words('wowhead, wowhead link, wowheadid, link, url, item link', 'Lien'),
    width: 6,
    fields: ['wowheadId'],
    isItemId: true,
    isHiddenUntilUsed: true,
    read: (item) => shownIds(item).wowheadId,
    write: ({ text }) => ({ wowheadId: toId(text) }),
  }),
] as const

export type ColumnId = (typeof DEFINITIONS)[number]['id']

export interface Column extends Omit<ColumnDefinition, 'id' | 'write'> {
  id: ColumnId
  write(cell: Cell): Partial<BatchItem>
}

export const COLUMNS: readonly Column[] = DEFINITIONS

export const COLUMN_IDS: readonly ColumnId[] = COLUMNS.map(({ id }) => id)

export const EDGES = { first: COLUMN_IDS[0] ?? 'name', last: COLUMN_IDS.at(-1) ?? 'name' }

export function placeOf(column: ColumnId): number {
  return COLUMN_IDS.indexOf(column)
}

export const COLUMN_BY_ID = mapColumns((column) => column)

/** The texts of a row by column; empty for an empty cell. */
export type Cells = Readonly<Record<ColumnId, string>>

/** The column of the grid, or null for a column that is left out. */
export type Target = ColumnId | null

/** The column of each field of a row. A field without a column fails the type check here. */
const COLUMN_OF_FIELD = Object.fromEntries(
  COLUMNS.flatMap(({ id, fields }) => fields.map((field) => [field, id])),
  // The entries have these keys.
) as Record<(typeof DEFINITIONS)[number]['fields'][number], ColumnId> satisfies Record<
  LootField,
  ColumnId
>

const BY_FIELD = new Map<string, ColumnId>(Object.entries(COLUMN_OF_FIELD))

/** Returns the column that shows the errors of a request field. The default is the item's name. */
export function columnOfField(field: string): ColumnId {
  return BY_FIELD.get(field) ?? 'name'
}

export function mapColumns<Value>(
  valueOf: (column: Column) => Value,
): Readonly<Record<ColumnId, Value>> {
  // The entries have all ids.
  return Object.fromEntries(COLUMNS.map((column) => [column.id, valueOf(column)])) as Record<
    ColumnId,
    Value
  >
}

/** Returns the choices of a column; those of the Boss column are the bosses of the instance. */
export function choicesOf(
  { id, choices }: Pick<Column, 'id' | 'choices'>,
  bosses: readonly Choice[],
): readonly Choice[] | undefined {
  return id === 'boss' ? bosses : choices
}

/** The ids that a row shows: all three if they differ, otherwise one. */
export function shownIds({
  itemId,
  blizzardItemId,
  wowheadId,
}: StoredFields): Pick<StoredFields, 'itemId' | 'blizzardItemId' | 'wowheadId'> {
  const given = [itemId, blizzardItemId, wowheadId].filter((id) => id != null)
  return new Set(given).size > 1 ? { itemId, blizzardItemId, wowheadId } : { itemId: given[0] }
}

/** Parses an id. "1.9E+05" is a number to JavaScript, but has lost digits of the id. */
function toId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
