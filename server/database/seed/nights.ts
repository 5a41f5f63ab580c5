import type { AttendanceStatus } from '@/contract/guilds/raid-nights'
import type { GuildId, InstanceId, LootItemId, NightId } from '@/contract/ids'
import type { Difficulty } from '@/game/difficulties'
import { and, count, eq, gte, isNotNull, lte, min } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { selectLootItems } from '../../catalog/select-catalog'
import { MINUTE_MS } from '../../lib/durations'
import type { Database } from '../database'
import { guildAwards, guildMembers, nightDrops, nightRaiders, nights } from '../schema'
import { hash } from './hash'
import { nightStart, NIGHTS } from './obtained-awards'

const DIFFICULTY: Difficulty = 'Heroic'
const NIGHT_MINUTES = 180
/** How long ago the running night has started. */
const RUNNING_MINUTES = 40
/** Of the running night: how many bosses were killed, and how many items each has dropped. */
const KILLED = 2
const DROPPED = 3

interface SeedNights {
  guildId: GuildId
  instance: { id: InstanceId; name: string }
  loot: Awaited<ReturnType<typeof selectLootItems>>
  lists: readonly { wishes: readonly { lootItemId: LootItemId }[] }[]
  now: Date
}

/**
 * The raid nights of the seeded awards, which become their drops, and one that is running with
 * undecided drops.
 */
export async function seedNights(database: Database, parts: SeedNights): Promise<void> {
  for (const daysAgo of NIGHTS) {
    const startedAt = nightStart(parts.now, daysAgo)
    const endedAt = new Date(startedAt.getTime() + NIGHT_MINUTES * MINUTE_MS)
    // oxlint-disable-next-line no-await-in-loop -- a few nights
    const nightId = await insertNight(database, parts, { startedAt, endedAt })
    // oxlint-disable-next-line no-await-in-loop -- a few nights
    await linkAwards(database, { guildId: parts.guildId, nightId, startedAt, endedAt })
  }
  const startedAt = new Date(parts.now.getTime() - RUNNING_MINUTES * MINUTE_MS)
  const nightId = await insertNight(database, parts, { startedAt, endedAt: null })
  await database.insert(nightDrops).values(
    chooseDrops(parts).map((item, index) => ({
      id: randomUUID(),
      guildId: parts.guildId,
      nightId,
      lootItemId: item.id,
      itemId: item.itemId,
      itemName: item.name,
      bossName: item.boss?.name,
      difficulty: DIFFICULTY,
      count: index === 0 ? 2 : 1,
      markedAt: new Date(startedAt.getTime() + index * MINUTE_MS),
    })),
  )
}

/** Inserts a night in which most of the roster were there. */
async function insertNight(
  database: Database,
  { guildId, instance }: SeedNights,
  times: { startedAt: Date; endedAt: Date | null },
) {
  const nightId = randomUUID()
  await database.insert(nights).values({
    id: nightId,
    guildId,
    instanceId: instance.id,
    instanceName: instance.name,
    difficulty: DIFFICULTY,
    ...times,
  })
  const { blizzardCharacterId, name, className } = guildMembers
  const members = await database
    .select({ blizzardCharacterId, name, className })
    .from(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), isNotNull(name)))
    .orderBy(name)
  const day = Math.round(times.startedAt.getTime() / MINUTE_MS)
  await database.insert(nightRaiders).values(
    members.map((member) => {
      return { ...member, guildId, nightId, status: chooseStatus(`${member.name}${day}`) }
    }),
  )
  return nightId
}

function chooseStatus(seed: string): AttendanceStatus {
  const choice = hash(seed) % 16
  if (choice === 0) return 'absent'
  if (choice === 1) return 'late'
  return choice === 2 ? 'bench' : 'present'
}

/** The awards of an evening become those of its night. Each item has dropped as often as needed. */
async function linkAwards(
  database: Database,
  night: { guildId: GuildId; nightId: NightId; startedAt: Date; endedAt: Date },
) {
  const { guildId, nightId, startedAt, endedAt } = night
  const { awardedAt, lootItemId, itemId, itemName, bossName, difficulty } = guildAwards
  const ofNight = and(
    eq(guildAwards.guildId, guildId),
    gte(awardedAt, startedAt),
    lte(awardedAt, endedAt),
  )
  const item = { lootItemId, itemId, itemName, bossName, difficulty }
  const dropped = await database
    .select({ ...item, count: count(), markedAt: min(awardedAt) })
    .from(guildAwards)
    .where(ofNight)
    .groupBy(...Object.values(item))
  for (const drop of dropped) {
    if (!drop.difficulty || !drop.lootItemId || !drop.markedAt) continue
    const dropId = randomUUID()
    const ofDrop = and(ofNight, eq(lootItemId, drop.lootItemId), eq(difficulty, drop.difficulty))
    // oxlint-disable-next-line no-await-in-loop -- a few dozen rows
    await database.insert(nightDrops).values({
      ...drop,
      id: dropId,
      guildId,
      nightId,
      difficulty: drop.difficulty,
      markedAt: drop.markedAt,
    })
    // oxlint-disable-next-line no-await-in-loop -- a few dozen rows
    await database.update(guildAwards).set({ nightId, dropId }).where(ofDrop)
  }
}

/** The most wanted items of the first bosses. */
function chooseDrops({ loot, lists }: SeedNights) {
  const wanted = (itemId: LootItemId) =>
    lists.filter(({ wishes }) => wishes.some(({ lootItemId }) => lootItemId === itemId)).length
  const bosses = [...new Set(loot.map(({ boss }) => boss?.id))].slice(0, KILLED)
  return bosses.flatMap((bossId) =>
    loot
      .filter(({ boss }) => boss?.id === bossId)
      .toSorted((one, other) => wanted(other.id) - wanted(one.id))
      .slice(0, DROPPED),
  )
}
