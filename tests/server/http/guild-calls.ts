import type { Call } from '@/contract/call'

/** Whether a call reads or changes a guild, including what a player has and wants in it. */
export function isGuildCall({ path }: Call): boolean {
  return (
    path.startsWith('/api/guilds') ||
    path === '/api/me/awards' ||
    path.startsWith('/api/me/demand/')
  )
}
