import type { Call } from '@/contract/call'

/** Whether a call reads or changes a guild, including a player's own awards in it. */
export function isGuildCall({ path }: Call): boolean {
  return path.startsWith('/api/guilds') || path === '/api/me/awards'
}
