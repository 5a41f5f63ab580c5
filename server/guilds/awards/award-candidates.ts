import type { AwardId, GuildId } from '@/contract/ids'
import type { BoardList } from '@/contract/guilds/guild-board'
import { groupWants, type Want } from '@/contract/guilds/wants'
import { placesOf } from '@/game/gear/places'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { awardCandidates, guildAwards, guildShares } from '../../database/schema'
import { selectBoard } from '../select-board'

type Award = Pick<
  typeof guildAwards.$inferSelect,
  'id' | 'guildId' | 'lootItemId' | 'instanceId' | 'difficulty' | 'slot'
>

/**
 * Keeps who wants the item of an award now, in the place of those who were kept before. What was
 * received includes no item of this award. Call it before the award ticks a wish.
 */
export async function storeCandidates(transaction: Database, award: Award): Promise<void> {
  const { guildId, id: awardId, lootItemId, instanceId, difficulty } = award
  if (lootItemId === null || instanceId === null || difficulty === null) return
  const { lists } = await selectBoard(transaction, { guildId, instanceId, difficulty }, awardId)
  const rows = candidatesOf(award, lists)
  await transaction
    .delete(awardCandidates)
    .where(and(eq(awardCandidates.guildId, guildId), eq(awardCandidates.awardId, awardId)))
  if (rows.length > 0) await transaction.insert(awardCandidates).values(rows)
}

/** The rows of those who want the item of an award, from the lists of the board. */
export function candidatesOf(
  award: Award,
  lists: readonly BoardList[],
): (typeof awardCandidates.$inferInsert)[] {
  const wants = groupWants(lists).get(award.lootItemId ?? '')?.wants ?? []
  return wants.map((want, position) => ({
    guildId: award.guildId,
    awardId: award.id,
    position,
    characterId: want.list.character.id,
    want: ofItem(want, award),
  }))
}

/** A want with what concerns its item only. */
function ofItem({ list, wish, others, ...rest }: Want, { lootItemId, slot }: Award): Want {
  const { character, specialization, sim, worn } = list
  const wearer = { className: character.className, specialization }
  const places = new Set<string>(
    [wish, ...others].flatMap((wanted) => placesOf(wanted.slot, wearer)),
  )
  return {
    ...rest,
    wish,
    others,
    list: {
      ...list,
      character: {
        ...character,
        receivedBySlot: character.receivedBySlot?.map((received) =>
          received.slot === slot ? received : { ...received, newest: [] },
        ),
      },
      wishes: [],
      sim: sim && { ...sim, gains: sim.gains.filter((gain) => gain.lootItemId === lootItemId) },
      worn: worn?.filter(({ place }) => places.has(place)),
    },
  }
}

/**
 * Those who wanted the item of an award when it was made, by rank, if they still share. One
 * statement.
 */
export async function selectCandidates(
  database: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<Want[]> {
  const rows = await database
    .select({ want: awardCandidates.want })
    .from(awardCandidates)
    .innerJoin(
      guildShares,
      and(
        eq(guildShares.guildId, awardCandidates.guildId),
        eq(guildShares.characterId, awardCandidates.characterId),
      ),
    )
    .where(and(eq(awardCandidates.guildId, guildId), eq(awardCandidates.awardId, awardId)))
    .orderBy(awardCandidates.position)
  return rows.map(({ want }) => want)
}
