import { CLASSES } from '@/game/classes'
import type { Difficulty } from '@/game/difficulties'
import { TIER_PLACES } from '@/game/gear/places'
import {
  ARMOR_TYPES,
  ITEM_TYPES,
  type ItemType,
  PRIMARY_STATS,
  RARITIES,
  SLOTS,
  TOKEN_CATEGORIES,
} from '@/game/items'
import { LOOT_GROUPS } from './loot-groups'

/** The tokens of a line "tokens by …": who uses them, and the word in place of "*" in the name. */
const TOKEN_SETS: Readonly<Record<string, readonly [kind: string, word: string][]>> = {
  'tokens by category': [
    ['DREADFUL', 'Dreadful'],
    ['MYSTIC', 'Mystic'],
    ['VENERATED', 'Venerated'],
    ['ZENITH', 'Zenith'],
  ],
  'tokens by armor': [
    ['Mail Armor', 'cast'],
    ['Leather Armor', 'cured'],
    ['Plate Armor', 'forged'],
    ['Cloth Armor', 'woven'],
  ],
}

/**
 * Parses a raid from a table. The first line is "id | raid | expansion | season". A line "# id |
 * boss" starts a boss, in encounter order; the item levels of what drops from LFR to Mythic may
 * follow: "# id | boss | 279 292 305 318". The lines below it are its loot items:
 *
 *     id | name | slot | type                              armor, ring, necklace, cloak
 *     id | name | slot | type | stat | group | classes | rarity          weapon, trinket
 *     id | name | slot | token DREADFUL                    tier token by category
 *     id | name | slot | token Mail Armor                  tier token by armor type
 *     id | name | -    | token                             token for any tier piece
 *     id,id,id,id | * name | slot | tokens by category     four tokens, in the order of TOKEN_SETS
 *     id,id,id,id | name* name | slot | tokens by armor
 *
 * The id may be followed by the name or file id of the item's icon: "249306 inv_helm_leather | …";
 * of four tokens, by one icon or four, separated by commas. Stat "-" means none or several. The
 * group is one of loot-groups.ts, several joined by "+", or EVERYBODY. Classes (separated by commas)
 * and rarity (default EPIC) are optional. Armor drops for the classes that wear its type. Throws an
 * error that quotes the line if a line is invalid.
 */
export function raid(table: string) {
  const [head = '', ...lines] = table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [id, name = '', expansion = '', tier = ''] = cells(head)
  const bosses: ReturnType<typeof parseBoss>[] = []
  for (const line of lines) {
    try {
      const boss = bosses.at(-1)
      if (line.startsWith('#')) bosses.push(parseBoss(line, bosses.length + 1))
      else if (boss) boss.items.push(...expandTokens(line).map(parseItem))
      else throw new Error('item before the first boss')
    } catch (error) {
      throw new Error(`Seed of ${name}, line "${line}": ${String(error)}`, { cause: error })
    }
  }
  return { name, slug: slugify(name), expansion, tier, blizzardInstanceId: gameId(id), bosses }
}

/** The lines of the tokens that a line "tokens by …" stands for; otherwise the line itself. */
function expandTokens(line: string): string[] {
  const [ids = '', name = '', slot, type = ''] = cells(line)
  const [idOf = [], icons = []] = ids.split(' ').map((list) => list.split(','))
  return (
    TOKEN_SETS[type]?.map(([kind, word], index) => {
      const icon = icons[index] ?? icons[0] ?? ''
      return `${`${idOf[index]} ${icon}`.trim()} | ${name.replace('*', word)} | ${slot} | token ${kind}`
    }) ?? [line]
  )
}

function parseBoss(line: string, encounterOrder: number) {
  const [id, name, levels, ...rest] = cells(line.slice(1))
  if (!name || rest.length > 0) throw new Error('expected id, name and item levels')
  return {
    name,
    slug: slugify(name),
    encounterOrder,
    // None of these raids has optional bosses.
    isOptional: false,
    blizzardEncounterId: gameId(id),
    // Null if they are not known.
    itemLevels: levels === undefined ? null : parseItemLevels(levels),
    items: [] as ReturnType<typeof parseItem>[], // Those of the lines below it.
  }
}

function parseItemLevels(text: string): Record<Difficulty, number> {
  const [LFR, Normal, Heroic, Mythic, ...rest] = text.split(' ').map(gameId)
  if (!LFR || !Normal || !Heroic || !Mythic || rest.length > 0)
    throw new Error('expected an item level for each difficulty')
  return { LFR, Normal, Heroic, Mythic }
}

function parseItem(line: string) {
  const [ids, name, slot, type, ...details] = cells(line)
  const [id, icon = null, ...rest] = ids?.split(' ') ?? []
  if (rest.length > 0 || !/^[a-z0-9_]+$/.test(icon ?? '_')) throw new Error('expected id and icon')
  if (!name || !slot || !type) throw new Error('expected id, name, slot and type')
  const item = { name, rarity: 'EPIC' as const, blizzardItemId: gameId(id), icon }
  if (/^token\b/.test(type)) {
    if (details.length > 0) throw new Error('too many columns for a token')
    return { ...item, ...parseToken(slot, type.slice('token'.length).trim()) }
  }
  return {
    ...item,
    itemSlot: oneOf(SLOTS, slot),
    isTokenItem: false,
    tokenCategory: null,
    tokenSlots: [],
    ...parseTypeColumns(oneOf(ITEM_TYPES, type), details),
  }
}

/** The fields of a tier token: its slots and classes. */
function parseToken(slot: string, kind: string) {
  const isOmni = slot === '-'
  if (isOmni !== (kind === '')) throw new Error('expected a slot and a kind of token, or neither')
  const category = TOKEN_CATEGORIES.find((name) => name === kind) ?? null
  const armorType = category || isOmni ? null : oneOf(ARMOR_TYPES, kind)
  const members = CLASSES.filter(
    (one) => one.tokenCategory === category || one.armorType === armorType,
  )
  const itemSlot = isOmni ? null : oneOf(SLOTS, slot)
  return {
    itemSlot,
    itemType: null,
    primaryStat: null,
    isTokenItem: true,
    tokenCategory: category,
    tokenSlots: itemSlot ? [itemSlot] : [...TIER_PLACES],
    classes: members.map(({ name }) => name),
    lootSpecializationIds: null,
  }
}

/** The fields that the item type and the columns after it determine. */
function parseTypeColumns(itemType: ItemType, details: string[]) {
  const armorType = ARMOR_TYPES.find((name) => name === itemType)
  if (armorType || ['Ring', 'Necklace', 'Cloak'].includes(itemType)) {
    if (details.length > 0) throw new Error(`too many columns for ${itemType}`)
    const group = armorType?.split(' ')[0]?.toUpperCase() ?? 'EVERYBODY'
    // Other armor has the primary stat of the specialization that wears it.
    const primaryStat = armorType === 'Cloth Armor' ? ('INTELLECT' as const) : null
    return { itemType, primaryStat, classes: [], lootSpecializationIds: parseLootGroups(group) }
  }
  const [stat, group, classes = '', rarity = 'EPIC', ...rest] = details
  if (!stat || !group || rest.length > 0) throw new Error('expected stat, group, classes, rarity')
  const names = CLASSES.map(({ name }) => name)
  return {
    itemType,
    primaryStat: stat === '-' ? null : oneOf(PRIMARY_STATS, stat),
    lootSpecializationIds: parseLootGroups(group),
    classes: classes === '' ? [] : classes.split(',').map((name) => oneOf(names, name.trim())),
    rarity: oneOf(RARITIES, rarity),
  }
}

function parseLootGroups(groups: string): number[] | null {
  if (groups === 'EVERYBODY') return null
  const ids = groups.split('+').flatMap((name) => {
    const group = LOOT_GROUPS[name.trim()]
    if (!group) throw new Error(`unknown loot group "${name}"`)
    return group
  })
  return [...new Set(ids)].toSorted((one, other) => one - other)
}

function cells(line: string) {
  return line.split('|').map((cell) => cell.trim())
}

function gameId(text: string | undefined) {
  if (!text || !/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is not an id`)
  return Number(text)
}

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text)
  if (!found) throw new Error(`"${text}" is not one of ${values.join(', ')}`)
  return found
}

/** "Nek'zali the Soulcoiler" becomes "nekzali-the-soulcoiler". */
function slugify(name: string) {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
