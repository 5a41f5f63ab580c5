import {
  boardWishSchema,
  NAMED_RECEIVED_MAX,
  type BoardList,
  type GuildBoard,
} from '@/contract/guilds/guild-board'
import type { OwnedItem, WornItem } from '@/contract/gear'
import type { AwardId } from '@/contract/ids'
import { placesOf } from '@/game/gear/places'
import { indexTracks } from '@/game/gear/season-tracks'
import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import {
  characters,
  gearItems,
  guildAwards,
  guildHolds,
  guildLocks,
  guildMembers,
  guilds,
  guildShares,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { toOwnedItems } from '../gear/owned-items'
import { allSeasons, gearOfCharacter } from '../gear/select-gear'
import { ofSelection } from '../sims/of-selection'
import { isSharedAfterLock, ofHold } from './raid-locks'
import { tierPiecesOfCharacter } from '../gear/tier-pieces'
import { isCounted } from './awards/counted-awards'
import { lockOfBoard, raidsOfTier, type BoardOf } from './board-parts'
import { sharedLists, memberOfShare } from './shared-lists'
import { wishOrder } from '../wishlists/ranks'

// Object.keys returns strings; the keys are those of the schema.
const BOARD_WISH_FIELDS = Object.keys(
  boardWishSchema.shape,
) as (keyof typeof boardWishSchema.shape)[]

const wishes = sql<BoardList['wishes']>`(
  select coalesce(json_agg(json_build_object(${fieldsOf(BOARD_WISH_FIELDS, wishlistItems)})
    order by ${sql.join(wishOrder, sql`, `)}), '[]')
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
function selectReceived(database: Database, board: BoardOf, exceptAward: AwardId | undefined) {
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
        exceptAward && ne(guildAwards.id, exceptAward),
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
 * @param exceptAward an award that does not count as received
 */
export async function selectBoard(
  database: Database,
  board: BoardOf,
  exceptAward?: AwardId,
): Promise<GuildBoard> {
  const rows = await database
    .select({
      character: {
        id: characters.id,
        name: characters.name,
        realm: characters.realm,
        className: characters.className,
        specialization: characters.specialization,
        itemLevel: characters.itemLevel,
        tierPieces: tierPiecesOfCharacter(database),
        memberId: guildShares.blizzardCharacterId,
        formerNames: guildMembers.formerNames,
        receivedBySlot: selectReceived(database, board, exceptAward),
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
    .leftJoin(wishlists, sharedLists(board))
    .leftJoin(sims, ofSelection)
    .leftJoin(guildLocks, lockOfBoard(board))
    .leftJoin(guildHolds, ofHold)
    .where(eq(guildShares.guildId, board.guildId))
    .orderBy(characters.name, characters.id, wishlists.specialization)
  const [rest] = await database
    .select({ lock: getTableColumns(guildLocks), seasons: allSeasons })
    .from(guilds)
    .leftJoin(guildLocks, lockOfBoard(board))
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

/** The worn items in the places of the wishes; others are not shared. */
function wornForWishes(
  wishes: BoardList['wishes'],
  wearer: { className: string; specialization: string },
  owned: readonly OwnedItem[],
): WornItem[] {
  const places = new Set<string>(wishes.flatMap(({ slot }) => placesOf(slot, wearer)))
  return owned.flatMap(({ isWorn, ...item }) => (isWorn && places.has(item.place) ? item : []))
}
