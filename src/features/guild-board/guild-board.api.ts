import { send } from '@/api/client'
import type { Difficulty } from '@/game/difficulties'
import * as contract from '@/contract/guild-board'

/** What a board or roster is about. */
export interface BoardOf {
  guildId: string
  instanceId: string
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
export function refreshGuildRoster(guildId: string) {
  return send(contract.refreshGuildRoster, { params: { guildId } })
}

/** Sets which ranks of the game are officers of a guild. */
export function setOfficerRanks(guildId: string, officerRanks: number[]) {
  return send(contract.setOfficerRanks, { params: { guildId }, body: { officerRanks } })
}
