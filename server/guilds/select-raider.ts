import type { GuildId, InstanceId } from '@/contract/ids'
import { MISSED_ITEMS_MAX, type MissedItem, type RaiderList } from '@/contract/guilds/raiders'
import type { Want } from '@/contract/guilds/wants'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import {
  awardCandidates,
  guildAwards,
  guildShares,
  instances,
  sims,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { ofSelection } from '../sims/of-selection'
import { raidsOfTier } from './board-parts'
import { awardColumns, newestFirst, toAward } from './awards/select-awards'
import { sharedLists } from './shared-lists'

interface RaiderOf {
  guildId: GuildId
  /** The game's id of the character. */
  memberId: number
  /** A raid; only what is of the raids of its tier. */
  tierOf: InstanceId | undefined
}

function isOfTier(database: Database, { tierOf }: RaiderOf, instanceId: PgColumn) {
  return tierOf && inArray(instanceId, raidsOfTier(database, { instanceId: tierOf }))
}

const isShareOf = ({ guildId, memberId }: RaiderOf) =>
  and(eq(guildShares.guildId, guildId), eq(guildShares.blizzardCharacterId, memberId))

function countWishes(isObtained: boolean) {
  const { wishlistId } = wishlistItems
  return sql<number>`(select count(*) from ${wishlistItems}
    where ${wishlistId} = ${wishlists.id} and ${wishlistItems.isObtained} = ${isObtained})`.mapWith(
    Number,
  )
}

/** The main wishlists that a raider shares, by raid and difficulty. One statement. */
export async function selectRaiderLists(
  database: Database,
  raider: RaiderOf,
): Promise<RaiderList[]> {
  const rows = await database
    .select({
      id: wishlists.id,
      instanceId: wishlists.instanceId,
      difficulty: wishlists.difficulty,
      specialization: wishlists.specialization,
      wanted: countWishes(false),
      obtained: countWishes(true),
      updatedAt: wishlists.updatedAt,
      simulatedAt: sims.simulatedAt,
      simImportedAt: sims.createdAt,
    })
    .from(guildShares)
    .innerJoin(wishlists, sharedLists())
    .innerJoin(instances, eq(instances.id, wishlists.instanceId))
    .leftJoin(sims, ofSelection)
    .where(and(isShareOf(raider), isOfTier(database, raider, wishlists.instanceId)))
    .orderBy(
      asc(instances.sortOrder),
      asc(instances.id),
      asc(wishlists.difficulty),
      asc(wishlists.specialization),
    )
  return rows.map(({ simulatedAt, simImportedAt, updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    simulatedAt: (simulatedAt ?? simImportedAt)?.toISOString() ?? null,
  }))
}

/** The items that a raider wanted and that others got, newest first. One statement. */
export async function selectMissedItems(
  database: Database,
  raider: RaiderOf,
): Promise<MissedItem[]> {
  const { recipientId, instanceId } = guildAwards
  const rows = await database
    .select({ ...awardColumns, want: awardCandidates.want })
    .from(guildShares)
    .innerJoin(
      awardCandidates,
      and(
        eq(awardCandidates.guildId, guildShares.guildId),
        eq(awardCandidates.characterId, guildShares.characterId),
      ),
    )
    .innerJoin(
      guildAwards,
      and(
        eq(guildAwards.guildId, awardCandidates.guildId),
        eq(guildAwards.id, awardCandidates.awardId),
      ),
    )
    .where(
      and(
        isShareOf(raider),
        or(isNull(recipientId), ne(recipientId, raider.memberId)),
        isOfTier(database, raider, instanceId),
      ),
    )
    .orderBy(...newestFirst, asc(awardCandidates.position))
    .limit(MISSED_ITEMS_MAX)
  // A raider can have two lists for the item; the one with the highest rank comes first.
  return rows
    .filter(({ id }, index) => rows[index - 1]?.id !== id)
    .map(({ want, ...award }) => ({
      award: toAward(award),
      rank: want.rank,
      last: want.last,
      gainPercent: gainOf(want, award.isTokenItem ?? false),
    }))
}

/** A token can have another gain in each slot; every other item has one gain. */
function gainOf({ list, wish }: Want, isToken: boolean): number | null {
  const gains = list.sim?.gains ?? []
  const ofSlot = gains.find(({ slot }) => slot === wish.slot) ?? (isToken ? undefined : gains[0])
  return ofSlot?.percent ?? null
}
