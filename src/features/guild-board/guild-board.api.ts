import type { GuildId, InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import type { Difficulty } from '@/game/difficulties'
import * as contract from '@/contract/guilds/guild-board'

/** The guild, raid and difficulty of a board or roster. */
export interface BoardOf {
  guildId: GuildId
  instanceId: InstanceId
  difficulty: Difficulty
}

/** The shared main wishlists of a guild for a raid and difficulty. */
export function getGuildBoard(params: BoardOf, signal?: AbortSignal) {
  return send(contract.getGuildBoard, { params: { ...params }, signal })
}

/** The members of a guild by rank and name, with who shares a list for the raid and difficulty. */
export function getGuildRoster(params: BoardOf, signal?: AbortSignal) {
  return send(contract.getGuildRoster, { params: { ...params }, signal })
}

/** Reads the roster of a guild from Battle.net again. */
export function refreshGuildRoster(guildId: GuildId) {
  return send(contract.refreshGuildRoster, { params: { guildId } })
}

/** Sets the place in the raid team and the role of a member. */
export function setTeamMember(guildId: GuildId, memberId: number, body: contract.TeamFields) {
  return send(contract.setTeamMember, { params: { guildId, memberId: String(memberId) }, body })
}

/** Locks the shared main wishlists for a raid. */
export function lockLists(
  guildId: GuildId,
  instanceId: InstanceId,
  body: CallBody<typeof contract.lockGuildLists>,
) {
  return send(contract.lockGuildLists, { params: { guildId, instanceId }, body })
}

/** Unlocks the wishlists for a raid. */
export function unlockLists(guildId: GuildId, instanceId: InstanceId) {
  return send(contract.unlockGuildLists, { params: { guildId, instanceId } })
}

/** Sets which ranks of the game are officers of a guild. */
export function setOfficerRanks(guildId: GuildId, officerRanks: number[]) {
  return send(contract.setOfficerRanks, { params: { guildId }, body: { officerRanks } })
}
