import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-board'
import { make } from '../../support/backend/backend-calls'
import { MINUTE_MS, type GuildScene } from '../../support/backend/guild'

/** What the guild master does with the lock of the board's raid. */
export function createLockCalls(scene: GuildScene) {
  const { backend, master: token, guildId, board } = scene
  return {
    lock: (body: object = {}, instanceId = board.instanceId) =>
      make(backend, lockGuildLists, {
        token,
        params: { guildId, instanceId },
        body: { reason: 'Council tonight', ...body },
      }),
    unlock: () =>
      make(backend, unlockGuildLists, {
        token,
        params: { guildId, instanceId: board.instanceId },
      }),
    inAnHour: () => new Date(backend.clock.now + 60 * MINUTE_MS).toISOString(),
  }
}
export type LockCalls = ReturnType<typeof createLockCalls>
