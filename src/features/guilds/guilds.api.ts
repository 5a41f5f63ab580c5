import type { CharacterId, GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/guilds/guild'
import * as board from '@/contract/guilds/guild-board'

/** The guilds of the user's characters. */
export function listGuilds(signal?: AbortSignal) {
  return send(contract.listGuilds, { signal })
}

/** Onboards a guild: the backend reads its roster from Battle.net. */
export function onboardGuild(guildId: GuildId) {
  return send(contract.onboardGuild, { body: { guildId } })
}

/** A guild of which the user is a member. */
export function getGuild(guildId: GuildId, signal?: AbortSignal) {
  return send(board.getGuild, { params: { guildId }, signal })
}

/** Starts or ends sharing the main wishlists of a character with a guild. */
export function setGuildSharing(guildId: GuildId, characterId: CharacterId, isShared: boolean) {
  return send(board.setGuildSharing, { params: { guildId }, body: { characterId, isShared } })
}
