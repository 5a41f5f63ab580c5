import { send } from '@/api/client'
import * as contract from '@/contract/guild'

/** The guilds of the user's characters. */
export function listGuilds(signal?: AbortSignal) {
  return send(contract.listGuilds, { signal })
}

/** Onboards a guild: the backend reads its roster from Battle.net. */
export function onboardGuild(guildId: string) {
  return send(contract.onboardGuild, { body: { guildId } })
}
