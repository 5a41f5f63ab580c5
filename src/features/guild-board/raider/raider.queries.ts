import { send } from '@/api/client'
import { listRaiderNotes } from '@/contract/guilds/raider-notes'
import { getRaider } from '@/contract/guilds/raiders'
import type { GuildId, InstanceId } from '@/contract/ids'
import { guildKey } from '@/features/guilds/guilds.queries'
import { queryOptions } from '@tanstack/react-query'

interface RaiderOf {
  guildId: GuildId
  /** The game's id of the character, as in the path. */
  memberId: string
  /** A raid of the tier. */
  tierOf: InstanceId
}

/** Other members change what is shown; while the page is open, it follows them. */
const STALE_MS = 10_000

/** What a raider shares, and what others got instead. Needs the feature `raiders`. */
export function raiderQuery({ guildId, memberId, tierOf }: RaiderOf) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'raider', memberId, tierOf],
    queryFn: ({ signal }) =>
      send(getRaider, { params: { guildId, memberId }, query: { tierOf }, signal }),
    staleTime: STALE_MS,
  })
}

/** What officers have written about a raider. Needs the feature `raider-notes` and an officer. */
export function raiderNotesQuery({ guildId, memberId }: Pick<RaiderOf, 'guildId' | 'memberId'>) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'raiderNotes', memberId],
    queryFn: ({ signal }) => send(listRaiderNotes, { params: { guildId, memberId }, signal }),
    staleTime: STALE_MS,
  })
}
