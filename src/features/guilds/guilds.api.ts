import { send } from '@/api/client'
import * as contract from '@/contract/guild'

/** The guilds of the person's characters. */
export function listGuilds(signal?: AbortSignal) {
  return send(contract.listGuilds, { signal })
}

/** Has the backend read a guild's roster. */
export function onboardGuild(guildId: string) {
  return send(contract.onboardGuild, { body: { guildId } })
}
