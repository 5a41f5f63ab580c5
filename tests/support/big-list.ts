import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { DIFFICULTIES } from '@/game/difficulties'
import { isOfferedFor, slotsOf } from '@/game/eligibility'
import { TIER_PLACES } from '@/game/gear/places'
import { ITEM_TYPES, type ItemType, type Slot } from '@/game/items'
import type { Database } from '../../server/database/database'
import {
  bosses,
  characters,
  instances,
  lootItems,
  wishlistItems,
  wishlists,
} from '../../server/database/schema'

const BIG_RAID = 'The Endless Hoard'
export const BIG_LIST = 'Everything I could want'
const BIG_ITEM_COUNT = 2_000
export const BIG_WISH_COUNT = 300
const BOSS_COUNT = 20

/** A name of 40 characters without a break opportunity, as long as the longest in the game. */
const LONG_ITEM_NAME = 'Unbreakablewarglaivesofthevenomousabysss'

const FIRST: readonly [string, ...string[]] = [
  'Voracious',
  'Hollow',
  'Sunken',
  'Radiant',
  'Cinderbound',
  'Whispering',
  'Gilded',
  'Rimewrought',
]
const SECOND: readonly [string, ...string[]] = [
  'Warden',
  'Tidecaller',
  'Seer',
  'Ravager',
  'Archivist',
  'Duelist',
  'Pilgrim',
  'Emberheart',
  'Exile',
]
const THINGS: readonly [string, ...string[]] = [
  'Regalia',
  'Bulwark',
  'Requiem',
  'Oath',
  'Vestige',
  'Whisper',
  'Verdict',
  'Memento',
  'Signet',
  'Ward',
]

/** The slot of each item type; armor types rotate through ARMOR_SLOTS. */
const ARMOR_SLOTS: readonly [Slot, ...Slot[]] = [
  'HEAD',
  'SHOULDER',
  'CHEST',
  'WAIST',
  'LEGS',
  'FEET',
  'WRIST',
  'HANDS',
]
const SLOT_OF: Partial<Record<ItemType, Slot>> = {
  Trinket: 'TRINKET',
  Ring: 'FINGER',
  Necklace: 'NECK',
  Cloak: 'BACK',
  Shield: 'OFF_HAND',
  'Off-Hand': 'OFF_HAND',
  Wand: 'MAIN_HAND',
  Dagger: 'MAIN_HAND',
  'Fist Weapon': 'MAIN_HAND',
  'Two-Handed Sword': 'TWO_HAND',
  'Two-Handed Axe': 'TWO_HAND',
  'Two-Handed Mace': 'TWO_HAND',
  Polearm: 'TWO_HAND',
  Staff: 'TWO_HAND',
  'One-Handed Sword': 'MAIN_HAND',
  'One-Handed Axe': 'MAIN_HAND',
  'One-Handed Mace': 'MAIN_HAND',
  Bow: 'RANGED',
  Crossbow: 'RANGED',
  Gun: 'RANGED',
}

/**
 * Inserts an instance with 2,000 loot items and a wishlist with 300 of them for a sandbox character
 * into the database, and returns the wishlist's id. The data is the same each time.
 */
export async function seedBigList(
  database: Database,
  characterName = 'Frostelle',
): Promise<string> {
  const [character] = await database
    .select()
    .from(characters)
    .where(eq(characters.name, characterName))
  if (!character) throw new Error(`There is no ${characterName}`)
  const specialization = character.specialization ?? ''
  const instanceId = randomUUID()
  const wishlistId = randomUUID()
  await database.insert(instances).values(raidOf(instanceId))
  const bossRows = Array.from({ length: BOSS_COUNT }, (_, index) => bossOf(instanceId, index))
  await database.insert(bosses).values(bossRows)
  const itemRows = Array.from({ length: BIG_ITEM_COUNT }, (_, index) =>
    itemOf(bossRows[Math.floor((index * BOSS_COUNT) / BIG_ITEM_COUNT)]?.id ?? '', index),
  )
  await insertInParts(itemRows, (part) => database.insert(lootItems).values(part))

  await database.insert(wishlists).values({
    id: wishlistId,
    characterId: character.id,
    instanceId,
    name: BIG_LIST,
    difficulty: 'Heroic',
    specialization,
    isMainWishlist: false,
  })
  const wished = itemRows
    .flatMap((item) => slotsOf(item).map((slot) => ({ item, slot })))
    .filter(({ item, slot }) => isOfferedFor(item, slot, character.className, specialization))
    .slice(0, BIG_WISH_COUNT)
  if (wished.length < BIG_WISH_COUNT) throw new Error(`Only ${wished.length} can be wished for`)
  await database.insert(wishlistItems).values(
    wished.map(({ item, slot }, index) => ({
      id: randomUUID(),
      wishlistId,
      lootItemId: item.id,
      slot,
      priority: index + 1,
      note: index % 5 === 0 ? 'Only if nobody needs it more than I do' : null,
      isObtained: index % 10 === 9,
    })),
  )
  return wishlistId
}

/** Inserts an inactive instance with that many loot items, for the admin's loot table. */
export async function seedLoot(database: Database, itemCount: number): Promise<void> {
  const instanceId = randomUUID()
  const raid = { ...raidOf(instanceId), name: 'The Old Hoard', slug: 'the-old-hoard' }
  await database.insert(instances).values({ ...raid, isActive: false })
  const boss = bossOf(instanceId, 0)
  await database.insert(bosses).values(boss)
  const itemRows = Array.from({ length: itemCount }, (_, index) => itemOf(boss.id, index + 1))
  await insertInParts(itemRows, (part) => database.insert(lootItems).values(part))
}

function raidOf(id: string): typeof instances.$inferInsert {
  return {
    id,
    name: BIG_RAID,
    slug: 'the-endless-hoard',
    expansion: 'Tests',
    tier: 'Tests',
    isCurrentTier: false,
    isActive: true,
    sortOrder: 1_000,
    availableDifficulties: [...DIFFICULTIES],
  }
}

function bossOf(instanceId: string, index: number) {
  return {
    id: randomUUID(),
    instanceId,
    name: `${pick(FIRST, index)} ${pick(SECOND, index)}`,
    slug: `keeper-${index + 1}`,
    encounterOrder: index + 1,
    isOptional: false,
  }
}

function itemOf(bossId: string, index: number) {
  const itemType = pick(ITEM_TYPES, index)
  const lap = Math.floor(index / ITEM_TYPES.length)
  const isTokenItem = index % 50 === 7
  const name = `${pick(FIRST, index)} ${pick(SECOND, lap)}'s ${pick(THINGS, index + lap)} ${index + 1}`
  return {
    id: randomUUID(),
    bossId,
    name: index === 0 ? LONG_ITEM_NAME : name,
    itemSlot: isTokenItem ? null : (SLOT_OF[itemType] ?? pick(ARMOR_SLOTS, lap)),
    itemType: isTokenItem ? null : itemType,
    rarity: index % 30 === 29 ? ('LEGENDARY' as const) : ('EPIC' as const),
    blizzardItemId: 900_000 + index,
    isTokenItem,
    tokenSlots: isTokenItem ? [...TIER_PLACES] : [],
    classes: [],
  } satisfies typeof lootItems.$inferInsert
}

function pick<T>(values: readonly [T, ...T[]], index: number): T {
  return values[index % values.length] ?? values[0]
}

/** Inserts in parts, because a statement has a maximum number of parameters. */
async function insertInParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += 500) {
    await insert(rows.slice(start, start + 500))
  }
}
