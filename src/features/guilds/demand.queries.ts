import type { GuildId, InstanceId, LootItemId } from '@/contract/ids'
import { send } from '@/api/client'
import { listDemand, type GuildDemand } from '@/contract/guilds/guild-demand'
import type { Wishlist } from '@/contract/wishlist'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemberships } from './guilds.queries'

/** Prefix of the demand for each raid. Invalidate it when wishes change. */
export const demandKey = ['demand'] as const

/** Needs the feature `guild-board`. */
function demandQuery(instanceId: InstanceId) {
  return queryOptions({
    queryKey: [...demandKey, instanceId],
    queryFn: ({ signal }) => send(listDemand, { params: { instanceId }, signal }),
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  })
}

/** Who else wants an item. */
export interface Demand {
  guildId: GuildId
  /** How many characters want it, with the user's own if it wants it. */
  count: number
  /** The position of the user's character, from 1; undefined if it does not want the item. */
  position: number | undefined
}

type DemandingList = Pick<Wishlist, 'difficulty'> & {
  character: Pick<Wishlist['character'], 'id'>
}

/**
 * Who else wants an item of a list in the guild with which its character shares; undefined if
 * nobody does. One read for all items of the raid, and none if no character shares.
 */
export function useDemand(
  list: DemandingList & Pick<Wishlist, 'instance'>,
  lootItemId: LootItemId,
): Demand | undefined {
  const isSharing = useMemberships().some(({ characters }) =>
    characters?.some(({ isShared }) => isShared),
  )
  const { data } = useQuery({
    ...demandQuery(list.instance.id),
    enabled: isSharing,
    select: (guilds) => findDemand(guilds, list, lootItemId) ?? null,
  })
  return (isSharing && data) || undefined
}

/** Finds the demand for an item of a list in an answer; undefined if nobody else wants it. */
export function findDemand(
  guilds: readonly GuildDemand[],
  { character, difficulty }: DemandingList,
  lootItemId: LootItemId,
): Demand | undefined {
  const guild = guilds.find(({ characterIds }) => characterIds.includes(character.id))
  const item = guild?.items.find(
    (one) => one.lootItemId === lootItemId && one.difficulty === difficulty,
  )
  if (!guild || !item) return undefined
  const position = item.positions[character.id]
  const others = item.count - (position === undefined ? 0 : 1)
  return others > 0 ? { guildId: guild.guildId, count: item.count, position } : undefined
}
