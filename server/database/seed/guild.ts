import type { Claim } from '@/contract/claims'
import type { Difficulty } from '@/game/difficulties'
import { dropsFor, isOfferedFor, slotsOf } from '@/game/eligibility'
import { specializationLabel } from '@/game/classes'
import type { Slot } from '@/game/items'
import type { CharacterId, GuildId, UserId } from '@/contract/ids'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { BattleNet } from '../../battlenet/battlenet'
import type { SandboxCharacter } from '../../battlenet/sandbox/accounts'
import { toEquipment } from '../../battlenet/profiles'
import { equippedItems } from '../../battlenet/sandbox/equipment'
import { SANDBOX_RAIDERS } from '../../battlenet/sandbox/raiders'
import { ASHEN_VANGUARD } from '../../battlenet/sandbox/world'
import { selectLootItems } from '../../catalog/select-catalog'
import { storeGear } from '../../gear/store-gear'
import { storeRoster } from '../../guilds/store-roster'
import type { Database } from '../database'
import {
  bosses,
  characters,
  guilds,
  guildShares,
  instances,
  users,
  wishlistItems,
  wishlists,
} from '../schema'
import { seedAwards, selectObtained } from './obtained-awards'
import { seedGuildSims } from './guild-sims'
import { seedNights } from './nights'
import { hash } from './hash'
import { DAY_MS } from '../../lib/durations'

const RAID = 'the-venomous-abyss'
const DIFFICULTIES: readonly Difficulty[] = ['Heroic', 'Mythic']

/** Notes as players write them; most wishes have none. */
const NOTES = [
  'Big upgrade, still on last season',
  'After the tanks',
  'For the four-piece',
  'Happy to pass',
]

/** Every fifth raider does not share, every seventh has no Mythic list. */
const isSharing = (index: number) => index % 5 !== 3
const hasList = (index: number, difficulty: Difficulty) =>
  difficulty !== 'Mythic' || index % 7 !== 5

/**
 * Connects the guild of the sandbox and gives it a raid team with main wishlists, most of which are
 * shared and simulated, and raid nights, one of which is running. Call it once, after `seedPlayers`. The data is the same each time.
 */
export async function seedGuild(
  database: Database,
  battleNet: Pick<BattleNet, 'getGuildRoster'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [guild] = await transaction
      .select()
      .from(guilds)
      .where(eq(guilds.blizzardGuildId, ASHEN_VANGUARD.id))
    const [instance] = await transaction
      .select({ id: instances.id, name: instances.name })
      .from(instances)
      .where(eq(instances.slug, RAID))
    // An admin may have deleted the raid.
    if (!guild || !instance) return
    const now = new Date()
    const obtained = await selectObtained(transaction, guild.id, instance.id)
    const { members } = await battleNet.getGuildRoster(guild)
    await storeRoster(transaction, guild.id, members, now)
    const raiders = SANDBOX_RAIDERS.map((raider, index) => ({
      ...raider,
      index,
      userId: randomUUID(),
      characterId: randomUUID(),
      play: { className: raider.className, specialization: raider.specialization ?? '' },
    }))
    await insertRaiders(transaction, raiders, guild.id, now)
    await transaction.insert(guildShares).values(
      raiders
        .filter(({ index }) => isSharing(index))
        .map(({ characterId, id }) => ({
          guildId: guild.id,
          characterId,
          blizzardCharacterId: id,
          createdAt: now,
        })),
    )
    const loot = await selectLootItems(transaction, eq(bosses.instanceId, instance.id))
    const lists = raiders.flatMap(({ index, characterId, play, ...raider }) =>
      DIFFICULTIES.filter((difficulty) => hasList(index, difficulty)).map((difficulty) => ({
        raider,
        index,
        className: play.className,
        itemLevel: raider.itemLevel,
        isShared: isSharing(index),
        row: {
          id: randomUUID(),
          characterId,
          instanceId: instance.id,
          name: `${instance.name} - ${difficulty} (${specializationLabel(play.className, play.specialization)})`,
          difficulty,
          specialization: play.specialization,
          isMainWishlist: true,
          updatedAt: new Date(now.getTime() - ((index * 5) % 17) * DAY_MS),
        },
        wishes: chooseWishes(loot, play, `${index}${difficulty}`).map((wish) => ({
          ...wish,
          id: randomUUID(),
        })),
      })),
    )
    await transaction.insert(wishlists).values(lists.map(({ row }) => row))
    await transaction
      .insert(wishlistItems)
      .values(
        lists.flatMap(({ row, wishes }) => wishes.map((wish) => ({ ...wish, wishlistId: row.id }))),
      )
    // Awards keep the gains of their candidates.
    await seedGuildSims(transaction, lists, loot, now)
    const shared = lists.filter(({ isShared }) => isShared)
    await seedAwards(transaction, {
      guildId: guild.id,
      instance,
      loot,
      lists: [...shared, ...obtained],
      now,
    })
    await seedNights(transaction, { guildId: guild.id, instance, loot, lists: shared, now })
  })
}

interface SeededRaider extends SandboxCharacter {
  /** The position in the team. */
  index: number
  userId: UserId
  characterId: CharacterId
}

/** Inserts raiders as characters of users of their own, with what they wear. */
async function insertRaiders(
  database: Database,
  raiders: readonly SeededRaider[],
  guildId: GuildId,
  now: Date,
) {
  await database.insert(users).values(
    raiders.map(({ userId, id, name }) => ({
      id: userId,
      battleNetAccountId: `sandbox-raider-${id}`,
      battleNetTag: `${name}#${id % 10_000}`,
    })),
  )
  await database.insert(characters).values(
    raiders.map(({ characterId, userId, ...raider }) => ({
      ...toColumns(raider),
      id: characterId,
      userId,
      guildId,
      fetchedAt: now,
      createdAt: new Date(now.getTime() + 1000 + raider.index),
    })),
  )
  for (const { characterId, ...raider } of raiders) {
    const equipment = toEquipment({ equipped_items: equippedItems(raider) })
    const worn = equipment.map((item) => ({ ...item, isWorn: true }))
    await storeGear(database, characterId, 'battlenet', worn)
  }
}

function toColumns(raider: SandboxCharacter) {
  return {
    region: raider.realm.region,
    blizzardCharacterId: raider.id,
    name: raider.name,
    className: raider.className,
    realm: raider.realm.name,
    realmSlug: raider.realm.slug,
    faction: raider.faction,
    raceName: raider.race.name,
    specialization: raider.specialization,
    level: raider.level,
    itemLevel: raider.itemLevel,
    equipmentCount: equippedItems(raider).length,
  }
}

type Loot = Awaited<ReturnType<typeof selectLootItems>>[number]

/** 9 to 16 wishes that drop for the specialization, in an order that depends on `seed` only. */
function chooseWishes(
  loot: readonly Loot[],
  { className, specialization }: { className: string; specialization: string },
  seed: string,
) {
  const usable = loot
    .filter((item) => dropsFor(item, className, specialization))
    .map((item) => ({ item, order: hash(`${seed}${item.name}`) - preference(item) }))
    .toSorted((one, other) => one.order - other.order)
  return usable.slice(0, 9 + (hash(seed) % 8)).flatMap(({ item }, index) => {
    const slot = slotFor(item, className, specialization)
    if (!slot) return []
    const note =
      hash(`note${seed}${index}`) % 4 === 0 ? NOTES[hash(item.name) % NOTES.length] : null
    const claim = chooseClaim(hash(`claim${seed}${index}`), index)
    const isObtained = hash(`has${seed}${index}`) % 9 === 0
    return { lootItemId: item.id, slot, priority: index + 1, claim, note, isObtained }
  })
}

/** Half of the wishes have none; the first three of a list are for the best in slot. */
function chooseClaim(random: number, index: number): Claim | null {
  if (random % 2 === 0) return null
  if (index < 3) return 'BiS'
  return random % 9 === 0 ? 'Off spec' : 'Upgrade'
}

/** Raiders rank trinkets, weapons and tier tokens higher. */
function preference(item: Loot): number {
  if (item.itemSlot === 'TRINKET') return 600
  if (item.isTokenItem) return 400
  return item.itemSlot?.endsWith('HAND') ? 300 : 0
}

function slotFor(item: Loot, className: string, specialization: string): Slot | undefined {
  return slotsOf(item).find((slot) => isOfferedFor(item, slot, className, specialization))
}
