import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import { createGuildScene, MINUTE_MS, shareFrostelle } from '../../support/backend/guild'

/**
 * A guild scene in which Frostelle shares her main list, with what the guild master does with the
 * lock of the board's raid.
 */
export async function createLockScene() {
  const scene = await createGuildScene()
  const { backend, make, board } = scene
  await shareFrostelle(backend, scene.raider, scene.guildId)
  return {
    ...scene,
    /** Frostelle's main list before the lock. */
    list: await scene.mainList(),
    lock: (body: object = {}, instanceId = board.instanceId) =>
      make(lockGuildLists, {
        params: { instanceId },
        body: { reason: 'Council tonight', ...body },
      }),
    unlock: () => make(unlockGuildLists),
    inAnHour: () => new Date(backend.clock.now + 60 * MINUTE_MS).toISOString(),
  }
}
