import type { OwnedItem, WornItem } from '@/contract/gear'
import type { BoardList, GuildBoard } from '@/contract/guild-board'
import type { Difficulty } from '@/game/difficulties'
import { placesOf } from '@/game/gear/places'
import { indexTracks } from '@/game/gear/season-tracks'
import { and, eq, getTableColumns, inArray, sql, type Placeholder } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client'
import { prepareOnce } from '../database/prepare-once'
import {
  catalogVersion,
  characters,
  gearItems,
  guildAwards,
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
import { allSeasons, gearOfCharacter, toOwnedItems } from '../gear/select-gear'
import { ofSelection } from '../sims/of-selection'
import { isMember } from './require-member'

/** Identifies a board. */
export interface BoardOf {
  guildId: string
  instanceId: string
  difficulty: Difficulty
}

/** A board, or placeholders for one in a prepared statement. */
type BoardValues = { [Field in keyof BoardOf]: BoardOf[Field] | Placeholder }

/** Part of the version. Change it together with the fields of the answer, so that clients do not keep old answers. */
const FORMAT = 5

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
const ofMember = and(
  eq(guildMembers.guildId, guildShares.guildId),
  eq(guildMembers.blizzardCharacterId, guildShares.blizzardCharacterId),
)

/** The lock of the raid of a board. */
function ofRaid({ guildId, instanceId }: BoardValues) {
  return and(eq(guildLocks.guildId, guildId), eq(guildLocks.instanceId, instanceId))
}

/** Placeholders of a prepared statement about a board. */
export const askedBoard: BoardValues = {
  guildId: sql.placeholder('guildId'),
  instanceId: sql.placeholder('instanceId'),
  difficulty: sql.placeholder('difficulty'),
}

const boardVersion = prepareOnce((database) => {
  const catalog = database.select({ version: catalogVersion.version }).from(catalogVersion)
  const award = sql`concat_ws(':', ${guildAwards.id}, ${guildAwards}.xmin)`
  const awards = database
    .select({ hash: sql`md5(string_agg(${award}, ',' order by ${award}))` })
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
  const row = sql`concat_ws(':', ${characters.id}, ${characters}.xmin, ${guildMembers}.xmin, ${wishlists.id}, ${wishlists}.xmin, ${sims}.xmin)`
  return database
    .select({
      isMember: sql<boolean>`${isMember(database, sql.placeholder('userId'), askedBoard.guildId)}`,
      version: sql<string>`md5(concat(string_agg(${row}, ',' order by ${row}), '|', (${catalog}), '|', (${awards}), '|', (${lock}), '|', (${tracks})))`,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, ofMember)
    .leftJoin(wishlists, ofBoard(askedBoard))
    .leftJoin(sims, ofSelection)
    .where(eq(guildShares.guildId, askedBoard.guildId))
    .prepare('board_version')
})

/**
 * A text that is different after every change of the board; null if the user is not a member of the guild. One
 * statement, because open boards ask for it every few seconds. It reads no wishes: `xmin`, a
 * column that Postgres keeps, changes with every update of a row, and every edit of a wishlist updates its
 * row. Only the deletion of a loot item deletes wishes otherwise, so the version of the catalog is included, and
 * so are the awards of the tier, the simulations, which an import replaces, and the seasons, which decide the upgrade
 * tracks. Every change of the worn items updates the row of the character.
 */
export async function selectBoardVersion(
  database: Database,
  board: BoardOf,
  userId: string,
): Promise<string | null> {
  const [found] = await boardVersion(database).execute({ ...board, userId })
  return found?.isMember ? `${FORMAT}-${found.version}` : null
}

/**
 * The shared main wishlists by character name, each with its wishes, their gains and the items worn in their places;
 * and the lock. Two statements.
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
      owned: {
        fetchedAt: characters.fetchedAt,
        gearImportedAt: characters.gearImportedAt,
        gear: gearOfCharacter(eq(gearItems.isWorn, true)),
      },
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, ofMember)
    .leftJoin(wishlists, ofBoard(board))
    .leftJoin(sims, ofSelection)
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
            sim: sim && { ...sim, simulatedAt: sim.simulatedAt.toISOString(), gains: simulated },
            worn: wornFor(
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
function wornFor(
  wishes: BoardList['wishes'],
  wearer: { className: string; specialization: string },
  owned: readonly OwnedItem[],
): WornItem[] {
  const places = new Set<string>(wishes.flatMap(({ slot }) => placesOf(slot, wearer)))
  return owned.flatMap(({ isWorn, ...item }) => (isWorn && places.has(item.place) ? item : []))
}
