import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import { MINUTE_MS, type GuildScene } from '../../support/backend/guild'

/** What the guild master does with the lock of the board's raid. */
export function createLockCalls(scene: GuildScene) {
  const { backend, make, board } = scene
  return {
    lock: (body: object = {}, instanceId = board.instanceId) =>
      make(lockGuildLists, {
        params: { instanceId },
        body: { reason: 'Council tonight', ...body },
      }),
    unlock: () => make(unlockGuildLists),
    inAnHour: () => new Date(backend.clock.now + 60 * MINUTE_MS).toISOString(),
  }
}
export type LockCalls = ReturnType<typeof createLockCalls>
