import type { GuildId, NightId } from '@/contract/ids'
import {
  LISTED_NIGHTS_MAX,
  type Attendee,
  type Drop,
  type Night,
  type NightDetails,
} from '@/contract/guilds/raid-nights'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import {
  bosses,
  guildAwards,
  lootItems,
  nightDrops,
  nightPasses,
  nightRaiders,
  nights,
} from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { awardColumns, newestFirst, toAward } from '../awards/select-awards'

/*
 * Conditions of subqueries. They are separate expressions, because in a select from one table
 * Drizzle omits the table of a column that is written into `sql`, also in a subquery.
 */
const isRaiderOfNight = eq(nightRaiders.nightId, nights.id)
const isDropOfNight = eq(nightDrops.nightId, nights.id)
const isItemOfDrop = eq(lootItems.id, nightDrops.lootItemId)
const isBossOfItem = eq(bosses.id, lootItems.bossId)
const isPassOfDrop = eq(nightPasses.dropId, nightDrops.id)
const isAwardOfDrop = eq(guildAwards.dropId, nightDrops.id)

const presentCount = sql<number>`(select count(*)::int from ${nightRaiders}
  where ${isRaiderOfNight} and ${inArray(nightRaiders.status, ['present', 'late'])})`
const dropCount = sql<number>`(select coalesce(sum(${nightDrops.count}), 0)::int from ${nightDrops}
  where ${isDropOfNight})`
const decidedCount = sql<number>`(select count(*)::int from ${nightDrops}
  join ${guildAwards} on ${isAwardOfDrop} where ${isDropOfNight})`

const nightColumns = {
  id: nights.id,
  instanceId: nights.instanceId,
  instanceName: nights.instanceName,
  difficulty: nights.difficulty,
  startedAt: nights.startedAt,
  endedAt: nights.endedAt,
  presentCount,
  dropCount,
  undecidedCount: sql<number>`${dropCount} - ${decidedCount}`,
}

const raiders = sql<Attendee[]>`(select coalesce(json_agg(json_build_object(
    'memberId', ${nightRaiders.blizzardCharacterId}, 'name', ${nightRaiders.name},
    'className', ${nightRaiders.className}, 'status', ${nightRaiders.status}
  ) order by ${nightRaiders.id}), '[]') from ${nightRaiders} where ${isRaiderOfNight})`
const drops = sql<Drop[]>`(select coalesce(json_agg(json_build_object(
    'id', ${nightDrops.id}, 'lootItemId', ${nightDrops.lootItemId}, 'itemId', ${nightDrops.itemId},
    'instanceId', (select ${bosses.instanceId} from ${lootItems} join ${bosses} on ${isBossOfItem}
      where ${isItemOfDrop}),
    'itemName', ${nightDrops.itemName}, 'bossName', ${nightDrops.bossName},
    'difficulty', ${nightDrops.difficulty}, 'count', ${nightDrops.count},
    'markedAt', ${nightDrops.markedAt},
    'passedBy', (select coalesce(json_agg(${nightPasses.blizzardCharacterId}), '[]')
      from ${nightPasses} where ${isPassOfDrop})
  ) order by ${nightDrops.markedAt}, ${nightDrops.id}), '[]') from ${nightDrops} where ${isDropOfNight})`

/** The newest nights of a guild, newest first. One statement. */
export async function selectNights(database: Database, guildId: GuildId): Promise<Night[]> {
  const rows = await database
    .select(nightColumns)
    .from(nights)
    .where(eq(nights.guildId, guildId))
    .orderBy(desc(nights.startedAt), desc(nights.id))
    .limit(LISTED_NIGHTS_MAX)
  return rows.map(toNight)
}

/**
 * A night of a guild. One statement.
 * @throws HttpError 404 if it does not exist
 */
export async function selectNight(
  database: Database,
  guildId: GuildId,
  nightId: NightId,
): Promise<Night> {
  const [row] = await database.select(nightColumns).from(nights).where(isNight(guildId, nightId))
  if (!row) throw notFound('Night')
  return toNight(row)
}

/** The condition for a night of a guild. */
export function isNight(guildId: GuildId, nightId: NightId) {
  return and(eq(nights.guildId, guildId), eq(nights.id, nightId))
}

/**
 * A night with its raiders, its drops and its awards. Two statements.
 * @throws HttpError 404 if it does not exist
 */
export async function selectNightDetails(
  database: Database,
  guildId: GuildId,
  nightId: NightId,
): Promise<NightDetails> {
  const [row] = await database
    .select({ ...nightColumns, raiders, drops })
    .from(nights)
    .where(isNight(guildId, nightId))
  if (!row) throw notFound('Night')
  const awards = await database
    .select(awardColumns)
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.nightId, nightId)))
    .orderBy(...newestFirst)
  return {
    ...toNight(row),
    raiders: row.raiders,
    drops: row.drops.map((drop) => ({ ...drop, markedAt: new Date(drop.markedAt).toISOString() })),
    awards: awards.map((award) => toAward(award)),
  }
}

function toNight<Row extends { startedAt: Date; endedAt: Date | null }>({
  startedAt,
  endedAt,
  ...night
}: Row) {
  return { ...night, startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}
