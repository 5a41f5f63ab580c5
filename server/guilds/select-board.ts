import type { BoardList, GuildBoard } from '@/contract/guild-board'
import type { Difficulty } from '@/game/difficulties'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client'
import {
  bosses,
  characters,
  guildAwards,
  guildLocks,
  guildMembers,
  guildShares,
  instances,
  lootItems,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { ofSelection } from '../sims/select-sims'
import { isMember } from './require-member'

/** What a board is about. */
export interface BoardOf {
  guildId: string
  instanceId: string
  difficulty: Difficulty
}

/** Change it together with the fields of the answer, because the version does not depend on them. */
const FORMAT = 4

/** The main wishlists for the raid and difficulty of a board. */
function ofBoard({ instanceId, difficulty }: BoardOf) {
  return and(
    eq(wishlists.characterId, guildShares.characterId),
    eq(wishlists.instanceId, instanceId),
    eq(wishlists.difficulty, difficulty),
    eq(wishlists.isMainWishlist, true),
  )
}

/** The ids of the raids of the board's tier. */
function raidsOfTier(database: Database, { instanceId }: BoardOf) {
  const own = alias(instances, 'own')
  return database
    .select({ id: instances.id })
    .from(instances)
    .innerJoin(own, and(eq(own.expansion, instances.expansion), eq(own.tier, instances.tier)))
    .where(eq(own.id, instanceId))
}

/** The entry on the roster of a character that shares. */
const ofMember = and(
  eq(guildMembers.guildId, guildShares.guildId),
  eq(guildMembers.blizzardCharacterId, guildShares.blizzardCharacterId),
)

/** The lock of the raid of a board. */
function ofRaid({ guildId, instanceId }: BoardOf) {
  return and(eq(guildLocks.guildId, guildId), eq(guildLocks.instanceId, instanceId))
}

/**
 * A text that is different after every change of the board; null if the user is not a member of the guild. One
 * statement, because open boards ask for it every few seconds. It reads no wishes: `xmin`, a
 * column that Postgres keeps, changes with every update of a row, and every edit of a wishlist updates its
 * row. Only the deletion of a loot item deletes wishes otherwise, so its raid's loot items are included, and so
 * are the awards of the tier and the simulations, which an import replaces.
 */
export async function selectBoardVersion(
  database: Database,
  board: BoardOf,
  userId: string,
): Promise<string | null> {
  const loot = database
    .select({ hash: sql`md5(string_agg(${lootItems.id}, ',' order by ${lootItems.id}))` })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(eq(bosses.instanceId, board.instanceId))
  const award = sql`concat_ws(':', ${guildAwards.id}, ${guildAwards}.xmin)`
  const awards = database
    .select({ hash: sql`md5(string_agg(${award}, ',' order by ${award}))` })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, board.guildId),
        inArray(guildAwards.instanceId, raidsOfTier(database, board)),
      ),
    )
  const lock = database
    .select({ version: sql`${guildLocks}.xmin::text` })
    .from(guildLocks)
    .where(ofRaid(board))
  const row = sql`concat_ws(':', ${characters.id}, ${characters}.xmin, ${guildMembers}.xmin, ${wishlists.id}, ${wishlists}.xmin, ${sims}.xmin)`
  const [found] = await database
    .select({
      isMember: sql<boolean>`${isMember(database, userId, board.guildId)}`,
      version: sql<string>`md5(concat(string_agg(${row}, ',' order by ${row}), '|', (${loot}), '|', (${awards}), '|', (${lock})))`,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, ofMember)
    .leftJoin(wishlists, ofBoard(board))
    .leftJoin(sims, ofSelection)
    .where(eq(guildShares.guildId, board.guildId))
  return found?.isMember ? `${FORMAT}-${found.version}` : null
}

/**
 * The shared main wishlists with their wishes and what these gain, by character name, and the lock. Two
 * statements.
 */
export async function selectBoard(database: Database, board: BoardOf): Promise<GuildBoard> {
  const wishes = sql<BoardList['wishes']>`(
    select coalesce(json_agg(json_build_object(
      'lootItemId', ${wishlistItems.lootItemId}, 'slot', ${wishlistItems.slot},
      'priority', ${wishlistItems.priority}, 'note', ${wishlistItems.note},
      'isObtained', ${wishlistItems.isObtained}
    ) order by ${wishlistItems.priority}, ${wishlistItems.createdAt}, ${wishlistItems.id}), '[]')
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
  const received = sql<BoardList['character']['received']>`(
    select coalesce(json_agg(json_build_object(
      'itemName', ${guildAwards.itemName}, 'slot', ${guildAwards.slot},
      'difficulty', ${guildAwards.difficulty}, 'response', ${guildAwards.response}
    ) order by ${guildAwards.awardedAt} desc, ${guildAwards.id}), '[]')
    from ${guildAwards} where ${and(
      eq(guildAwards.guildId, board.guildId),
      eq(guildAwards.recipientId, guildShares.blizzardCharacterId),
      inArray(guildAwards.instanceId, raidsOfTier(database, board)),
    )})`
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
        received,
        teamPlace: guildMembers.teamPlace,
        role: guildMembers.role,
      },
      id: wishlists.id,
      specialization: wishlists.specialization,
      updatedAt: wishlists.updatedAt,
      wishes,
      sim: {
        metric: sims.metric,
        simulatedAt: sims.simulatedAt,
        fightStyle: sims.fightStyle,
        targetCount: sims.targetCount,
        itemLevel: sims.itemLevel,
      },
      gains,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, ofMember)
    .leftJoin(wishlists, ofBoard(board))
    .leftJoin(sims, ofSelection)
    .where(eq(guildShares.guildId, board.guildId))
    .orderBy(characters.name, characters.id, wishlists.specialization)
  const [lock] = await database.select().from(guildLocks).where(ofRaid(board))
  return {
    sharingCount: new Set(rows.map(({ character }) => character.id)).size,
    lists: rows.flatMap(({ id, specialization, updatedAt, sim, gains: simulated, ...row }) =>
      id === null || specialization === null
        ? []
        : {
            ...row,
            id,
            specialization,
            updatedAt: updatedAt?.toISOString() ?? null,
            sim: sim && { ...sim, simulatedAt: sim.simulatedAt.toISOString(), gains: simulated },
          },
    ),
    lock: lock ? { reason: lock.reason, startsAt: lock.startsAt.toISOString() } : null,
  }
}
