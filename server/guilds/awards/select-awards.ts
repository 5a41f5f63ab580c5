import type { CallAnswer } from '@/contract/call'
import type { AwardId, GuildId, UserId } from '@/contract/ids'
import { OWN_AWARDS_MAX, type Award, type OwnAward } from '@/contract/guilds/award'
import { LISTED_AWARDS_MAX, type listAwards } from '@/contract/guilds/guild-awards'
import { foldLetters } from '@/game/fold-letters'
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { ofItemIcon, storedIconUrl } from '../../catalog/icons/icon-url'
import type { Database } from '../../database/database'
import { isOwnMember } from '../../database/own-members'
import {
  characters,
  departedMembers,
  guildAwards,
  guildMembers,
  guilds,
  icons,
  itemIcons,
  lootItems,
} from '../../database/schema'
import { invalid } from '../../http/http-errors'
import { folded } from '../../lib/folded'
import { raidsOfTier } from '../board-parts'
import { isReceived } from './counted-awards'

type AwardFilter = z.output<typeof listAwards.query>

/*
 * Conditions of subqueries. They are separate expressions, because in a select from one table
 * Drizzle omits the table of a column that is written into `sql`, also in a subquery.
 */
const isAwardedItem = eq(lootItems.id, guildAwards.lootItemId)
const isIconOfAward = eq(itemIcons.itemId, guildAwards.itemId)

/**
 * The icon that an admin has set; otherwise that of the game's id, which stays when the loot item
 * is deleted.
 */
const iconUrl = sql<string | null>`coalesce(
  (select ${lootItems.iconUrl} from ${lootItems} where ${isAwardedItem}),
  (select ${storedIconUrl} from ${itemIcons} join ${icons} on ${ofItemIcon}
    where ${isIconOfAward}))`

/** A column of the loot item; null if it is deleted. */
function ofItem<Column extends AnyPgColumn>(column: Column) {
  return sql<
    Column['_']['data'] | null
  >`(select ${column} from ${lootItems} where ${isAwardedItem})`.mapWith(column)
}

/**
 * The columns for `toAward`. Some are subqueries, which the database runs only for the rows that it
 * returns.
 */
export const awardColumns = {
  id: guildAwards.id,
  lootItemId: guildAwards.lootItemId,
  itemId: guildAwards.itemId,
  itemName: guildAwards.itemName,
  slot: guildAwards.slot,
  rarity: ofItem(lootItems.rarity),
  iconUrl,
  itemType: ofItem(lootItems.itemType),
  isTokenItem: ofItem(lootItems.isTokenItem),
  classes: ofItem(lootItems.classes),
  instanceId: guildAwards.instanceId,
  instanceName: guildAwards.instanceName,
  bossName: guildAwards.bossName,
  difficulty: guildAwards.difficulty,
  recipient: {
    id: guildAwards.recipientId,
    name: guildAwards.recipientName,
    realmSlug: guildAwards.recipientRealmSlug,
    className: guildAwards.recipientClassName,
  },
  passedOnBy: guildAwards.passedOnBy,
  response: guildAwards.response,
  isAwardReason: guildAwards.isAwardReason,
  awardedAt: guildAwards.awardedAt,
  awardedBy: guildAwards.awardedByName,
  source: guildAwards.source,
  nightId: guildAwards.nightId,
  dropId: guildAwards.dropId,
}

export const newestFirst = [desc(guildAwards.awardedAt), desc(guildAwards.id)]

interface AwardRow {
  awardedAt: Date
  recipient: { name: string | null }
}

export function toAward<Row extends AwardRow>({ recipient, ...row }: Row) {
  const { name } = recipient
  return {
    ...row,
    recipient: name === null ? null : { ...recipient, name },
    awardedAt: row.awardedAt.toISOString(),
  }
}

/** An award of a guild. One statement. */
export async function selectAward(
  database: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<Award | undefined> {
  const [row] = await database
    .select(awardColumns)
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId)))
  return row && toAward(row)
}

/**
 * The awards of a guild, newest first, with the value of `before` for the next part, and the numbers
 * of all parts. Two statements.
 */
export async function selectAwards(
  database: Database,
  guildId: GuildId,
  { before, ...filter }: AwardFilter,
): Promise<CallAnswer<typeof listAwards>> {
  const isListed = ofFilter(database, guildId, filter)
  const rows = await database
    .select(awardColumns)
    .from(guildAwards)
    .where(and(isListed, before === undefined ? undefined : isBefore(before)))
    .orderBy(...newestFirst)
    .limit(LISTED_AWARDS_MAX + 1)
  const { response } = guildAwards
  const totals = await database
    .select({ response, count: count() })
    .from(guildAwards)
    .where(isListed)
    .groupBy(response)
    .orderBy(desc(count()), response)
  const awards = rows.slice(0, LISTED_AWARDS_MAX)
  const last = awards.at(-1)
  const next = rows.length > awards.length && last ? `${last.awardedAt.getTime()}~${last.id}` : null
  return { awards: awards.map((row) => toAward(row)), next, totals }
}

/** The condition of a filter for the awards of a guild. */
function ofFilter(
  database: Database,
  guildId: GuildId,
  filter: Omit<AwardFilter, 'before'>,
): SQL | undefined {
  const { instanceId, difficulty, lootItemId, slot, person, recipientId, tierOf } = filter
  return and(
    eq(guildAwards.guildId, guildId),
    instanceId === undefined ? undefined : eq(guildAwards.instanceId, instanceId),
    difficulty && eq(guildAwards.difficulty, difficulty),
    lootItemId && eq(guildAwards.lootItemId, lootItemId),
    slot && eq(guildAwards.slot, slot),
    person ? isNamed(database, guildId, person) : undefined,
    recipientId === undefined ? undefined : eq(guildAwards.recipientId, recipientId),
    tierOf && inArray(guildAwards.instanceId, raidsOfTier(database, { instanceId: tierOf })),
  )
}

/**
 * The condition that the present name or a former one of the recipient, or the name of someone who
 * has passed the item on, contains the text.
 */
function isNamed(database: Database, guildId: GuildId, person: string) {
  const contains = (name: SQLWrapper) => sql`strpos(${folded(name)}, ${foldLetters(person)}) > 0`
  const anyContains = (names: SQLWrapper) => contains(sql`array_to_string(${names}, ' ')`)
  const formerly = (members: typeof guildMembers | typeof departedMembers) =>
    database
      .select({ id: members.blizzardCharacterId })
      .from(members)
      .where(and(eq(members.guildId, guildId), anyContains(members.formerNames)))
  return or(
    contains(guildAwards.recipientName),
    anyContains(guildAwards.passedOnBy),
    inArray(guildAwards.recipientId, formerly(guildMembers)),
    inArray(guildAwards.recipientId, formerly(departedMembers)),
  )
}

/** @throws HttpError 400 for a text that `selectAwards` has not returned */
function isBefore(cursor: string) {
  const [, time, id] = /^(\d{1,14})~(.+)$/.exec(cursor) ?? []
  if (time === undefined || id === undefined) throw invalid({ before: 'Must be a value of next' })
  const at = new Date(Number(time)).toISOString()
  return sql`(${guildAwards.awardedAt}, ${guildAwards.id}) < (${at}::timestamptz, ${id})`
}

/** The difficulty of the newest award of each raid. One statement. */
export async function selectNewestAwards(database: Database, guildId: GuildId) {
  const { instanceId, difficulty } = guildAwards
  const rows = await database
    .selectDistinctOn([instanceId], { instanceId, difficulty })
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), isNotNull(instanceId), isNotNull(difficulty)))
    .orderBy(instanceId, ...newestFirst)
  return rows.flatMap(({ instanceId: id, difficulty: of }) =>
    id === null || of === null ? [] : { instanceId: id, difficulty: of },
  )
}

/** What the user's characters have received after a time, newest first. One statement. */
export async function selectOwnAwards(
  database: Database,
  userId: UserId,
  since: Date,
): Promise<OwnAward[]> {
  const rows = await database
    .select({ ...awardColumns, guild: { id: guilds.id, name: guilds.name } })
    .from(characters)
    .innerJoin(
      guildAwards,
      and(
        eq(guildAwards.recipientId, characters.blizzardCharacterId),
        gt(guildAwards.awardedAt, since),
        isReceived,
      ),
    )
    .innerJoin(guilds, eq(guilds.id, guildAwards.guildId))
    .innerJoin(guildMembers, isOwnMember)
    .where(eq(characters.userId, userId))
    .orderBy(...newestFirst)
    .limit(OWN_AWARDS_MAX)
  return rows.map((row) => toAward(row))
}
