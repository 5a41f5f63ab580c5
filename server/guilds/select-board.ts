import type { GuildId, InstanceId, UserId } from '@/contract/ids'
import {
  boardWishSchema,
  getGuildBoard,
  NAMED_RECEIVED_MAX,
  type BoardList,
  type GuildBoard,
} from '@/contract/guilds/guild-board'
import type { Difficulty } from '@/game/difficulties'
import { indexTracks } from '@/game/gear/season-tracks'
import { and, eq, getTableColumns, inArray, sql, type Placeholder } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../database/database'
import { prepareOnce } from '../database/prepare-once'
import {
  catalogVersion,
  characters,
  gearItems,
  guildAwards,
  guildHolds,
  guildLocks,
  guildMembers,
  guilds,
  guildShares,
  instances,
  seasons,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { toOwnedItems } from '../gear/owned-items'
import { allSeasons, gearOfCharacter } from '../gear/select-gear'
import { ofSelection } from '../sims/of-selection'
import { isSharedAfterLock, ofHold } from './raid-locks'
import { isCounted } from './counted-awards'
import { isMember } from './require-member'
import { wornForWishes } from './worn-for-wishes'

/** Identifies a board. */
export interface BoardOf {
  guildId: GuildId
  instanceId: InstanceId
  difficulty: Difficulty
}

/** A board, or placeholders for one in a prepared statement. */
type BoardValues = { [Field in keyof BoardOf]: BoardOf[Field] | Placeholder }

/** Part of the version: clients do not keep an answer of another shape. */
const SHAPE = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(getGuildBoard.answer, { unrepresentable: 'any' })))
  .digest('base64url')
  .slice(0, 8)

/** The main wishlists for the raid and difficulty of a board. */
export function ofBoard({ instanceId, difficulty }: BoardValues) {
  return and(
    eq(wishlists.characterId, guildShares.characterId),
    eq(wishlists.instanceId, instanceId),
    eq(wishlists.difficulty, difficulty),
    eq(wishlists.isMainWishlist, true),
  )
}

/** The ids of the raids of the board's tier. */
function raidsOfTier(database: Database, { instanceId }: BoardValues) {
  const own = alias(instances, 'own')
  return database
    .select({ id: instances.id })
    .from(instances)
    .innerJoin(own, and(eq(own.expansion, instances.expansion), eq(own.tier, instances.tier)))
    .where(eq(own.id, instanceId))
}

/** The roster's entry of a sharing character. */
export const memberOfShare = and(
  eq(guildMembers.guildId, guildShares.guildId),
  eq(guildMembers.blizzardCharacterId, guildShares.blizzardCharacterId),
)

/** The lock of the raid of a board. */
function ofRaid({ guildId, instanceId }: BoardValues) {
  return and(eq(guildLocks.guildId, guildId), eq(guildLocks.instanceId, instanceId))
}

/** Placeholders of a prepared statement about a board. */
const askedBoard: BoardValues = {
  guildId: sql.placeholder('guildId'),
  instanceId: sql.placeholder('instanceId'),
  difficulty: sql.placeholder('difficulty'),
}

const boardVersion = prepareOnce((database) => {
  const catalog = database.select({ version: catalogVersion.version }).from(catalogVersion)
  // A sum needs no order: a guild has thousands of awards.
  const awards = database
    .select({
      hash: sql`sum(hashtextextended(${guildAwards.id}, ${guildAwards}.xmin::text::bigint))`,
    })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, askedBoard.guildId),
        inArray(guildAwards.instanceId, raidsOfTier(database, askedBoard)),
      ),
    )
  const lock = database
    .select({ version: sql`${guildLocks}.xmin::text` })
    .from(guildLocks)
    .where(ofRaid(askedBoard))
  const tracks = database
    .select({ version: sql`string_agg(${seasons}.xmin::text, ',' order by ${seasons.id})` })
    .from(seasons)
  const row = sql`concat_ws(':', ${characters.id}, ${characters}.xmin, ${guildMembers}.xmin, ${guildShares}.xmin, ${wishlists.id}, ${wishlists}.xmin, ${sims}.xmin)`
  return database
    .select({
      isMember: sql<boolean>`${isMember(database, sql.placeholder('userId'), askedBoard.guildId)}`,
      version: sql<string>`md5(concat(pg_postmaster_start_time(), '|', string_agg(${row}, ',' order by ${row}), '|', (${catalog}), '|', (${awards}), '|', (${lock}), '|', (${tracks})))`,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, memberOfShare)
    .leftJoin(wishlists, ofBoard(askedBoard))
    .leftJoin(sims, ofSelection)
    .where(eq(guildShares.guildId, askedBoard.guildId))
    .prepare('board_version')
})

/**
 * A text that is different after every change of the board, and after every start of the database,
 * because transaction ids repeat after a backup of the files is restored; null if the user is not a
 * member of the guild. One statement, because open boards ask for it every few seconds. It reads no
 * wishes: `xmin`, a column that Postgres keeps, changes with every update of a row, and every edit
 * of a wishlist updates its row. Only the deletion of a loot item deletes wishes otherwise, so the
 * version of the catalog is included, and so are the awards of the tier, the simulations, which an
 * import replaces, and the seasons, which decide the upgrade tracks. Every change of the worn items
 * updates the row of the character.
 */
export async function selectBoardVersion(
  database: Database,
  board: BoardOf,
  userId: UserId,
): Promise<string | null> {
  const [found] = await boardVersion(database).execute({ ...board, userId })
  return found?.isMember ? `${SHAPE}-${found.version}` : null
}

// Object.keys returns strings; the keys are those of the schema.
const BOARD_WISH_FIELDS = Object.keys(
  boardWishSchema.shape,
) as (keyof typeof boardWishSchema.shape)[]

const wishes = sql<BoardList['wishes']>`(
  select coalesce(json_agg(json_build_object(${fieldsOf(BOARD_WISH_FIELDS, wishlistItems)})
    order by ${wishlistItems.priority}, ${wishlistItems.createdAt}, ${wishlistItems.id}), '[]')
  from ${wishlistItems} where ${wishlistItems.wishlistId} = ${wishlists.id})`

const gains = sql<NonNullable<BoardList['sim']>['gains']>`(
  select coalesce(json_agg(json_build_object(
    'lootItemId', ${simGains.lootItemId}, 'slot', ${simGains.slot},
    'itemLevel', ${simGains.itemLevel}, 'gain', ${simGains.gain},
    'percent', ${simGains.percent}, 'error', ${simGains.error}
  ) order by ${simGains.lootItemId}, ${simGains.slot}), '[]')
  from ${simGains} where ${simGains.simId} = ${sims.id} and ${simGains.lootItemId} in (
    select ${wishlistItems.lootItemId} from ${wishlistItems}
    where ${wishlistItems.wishlistId} = ${wishlists.id}))`

/** Arguments of `json_build_object`: the names of fields, each with the column of that name. */
function fieldsOf<Field extends string>(names: readonly Field[], columns: Record<Field, PgColumn>) {
  return sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`),
    sql`, `,
  )
}

/** What a character has received, by slot. */
function selectReceived(database: Database, board: BoardOf) {
  const item = sql`json_build_object(
    'itemName', ${guildAwards.itemName}, 'difficulty', ${guildAwards.difficulty}
  )`
  const ofSlot = database
    .select({
      slot: guildAwards.slot,
      count: sql`count(*)`.as('count'),
      newest: sql`(array_agg(${item} order by ${guildAwards.awardedAt} desc, ${guildAwards.id})
        )[:${sql.raw(String(NAMED_RECEIVED_MAX))}]`.as('newest'),
    })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, board.guildId),
        eq(guildAwards.recipientId, guildShares.blizzardCharacterId),
        inArray(guildAwards.instanceId, raidsOfTier(database, board)),
        isCounted,
      ),
    )
    .groupBy(guildAwards.slot)
    .orderBy(guildAwards.slot)
  return sql<BoardList['character']['receivedBySlot']>`(
    select coalesce(json_agg(of_slot), '[]') from ${ofSlot} of_slot)`
}

/**
 * The shared main wishlists by character name, each with its wishes, their gains and the items worn
 * in their places; and the lock. Two statements.
 */
export async function selectBoard(database: Database, board: BoardOf): Promise<GuildBoard> {
  const rows = await database
    .select({
      character: {
        id: characters.id,
        name: characters.name,
        realm: characters.realm,
        className: characters.className,
        specialization: characters.specialization,
        itemLevel: characters.itemLevel,
        memberId: guildShares.blizzardCharacterId,
        formerNames: guildMembers.formerNames,
        receivedBySlot: selectReceived(database, board),
        teamStatus: guildMembers.teamStatus,
        role: guildMembers.role,
      },
      id: wishlists.id,
      specialization: wishlists.specialization,
      updatedAt: wishlists.updatedAt,
      isSharedAfterLock,
      wishes,
      sim: {
        metric: sims.metric,
        simulatedAt: sims.simulatedAt,
        importedAt: sims.createdAt,
        fightStyle: sims.fightStyle,
        targetCount: sims.targetCount,
        itemLevel: sims.itemLevel,
      },
      gains,
      owned: {
        fetchedAt: characters.fetchedAt,
        gearImportedAt: characters.gearImportedAt,
        gear: gearOfCharacter(eq(gearItems.isWorn, true)),
      },
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, memberOfShare)
    .leftJoin(wishlists, ofBoard(board))
    .leftJoin(sims, ofSelection)
    .leftJoin(guildLocks, ofRaid(board))
    .leftJoin(guildHolds, ofHold)
    .where(eq(guildShares.guildId, board.guildId))
    .orderBy(characters.name, characters.id, wishlists.specialization)
  const [rest] = await database
    .select({ lock: getTableColumns(guildLocks), seasons: allSeasons })
    .from(guilds)
    .leftJoin(guildLocks, ofRaid(board))
    .where(eq(guilds.id, board.guildId))
  const trackOf = indexTracks(rest?.seasons ?? [])
  const lock = rest?.lock
  return {
    sharingCount: new Set(rows.map(({ character }) => character.id)).size,
    lists: rows.flatMap(({ id, specialization, updatedAt, sim, gains: simulated, owned, ...row }) =>
      id === null || specialization === null
        ? []
        : {
            ...row,
            id,
            specialization,
            updatedAt: updatedAt?.toISOString() ?? null,
            sim: sim && {
              ...sim,
              simulatedAt: sim.simulatedAt?.toISOString() ?? null,
              importedAt: sim.importedAt.toISOString(),
              gains: simulated,
            },
            worn: wornForWishes(
              row.wishes,
              { ...row.character, specialization },
              toOwnedItems(owned, trackOf),
            ),
          },
    ),
    lock: lock ? { reason: lock.reason, startsAt: lock.startsAt.toISOString() } : null,
  }
}
