import type { GuildId, InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import type { Guild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { guildKey } from '@/features/guilds/guilds.queries'
import type { Difficulty } from '@/game/difficulties'
import { queryOptions } from '@tanstack/react-query'
import type { ChosenRaid } from './choose-raid'

/** The guild, raid and difficulty of a board or roster. */
export interface BoardOf {
  guildId: GuildId
  instanceId: InstanceId
  difficulty: Difficulty
}

export function boardOf({ id }: Pick<Guild, 'id'>, { instance, difficulty }: ChosenRaid): BoardOf {
  return { guildId: id, instanceId: instance.id, difficulty }
}

/** Other members change what is shown; while a page is open, it follows them. */
const STALE_MS = 10_000

export function boardQuery(board: BoardOf) {
  return queryOptions({
    queryKey: [...guildKey(board.guildId), 'board', board.instanceId, board.difficulty],
    queryFn: ({ signal }) => send(getGuildBoard, { params: { ...board }, signal }),
    staleTime: STALE_MS,
  })
}

/** Prefix of the rosters of a guild, one per raid and difficulty. */
export function rostersKey(guildId: GuildId) {
  return [...guildKey(guildId), 'roster'] as const
}

/** @param since a time; awards before it do not count as received */
export function rosterQuery(board: BoardOf, since?: string) {
  return queryOptions({
    queryKey: [...rostersKey(board.guildId), board.instanceId, board.difficulty, since],
    queryFn: ({ signal }) =>
      send(getGuildRoster, { params: { ...board }, query: { since }, signal }),
    staleTime: STALE_MS,
  })
}
