import { setDropCount, startNight } from '@/contract/guilds/raid-nights'
import type { Api } from '../../support/app/msw-bridge'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance } from '../../support/entities'

/**
 * Starts a Heroic night as an officer, and marks how often an item has dropped.
 * @returns the id of the night
 */
export async function startNightWith(
  { backend }: Api,
  { token, params }: { token: string; params: { guildId: string } },
  lootItemId: string | undefined,
  count = 1,
) {
  const instanceId = await findInstance(backend, token, CURRENT_RAID)
  const body = { instanceId, difficulty: 'Heroic' }
  const { id: nightId } = await make(backend, startNight, { token, params, body, status: 201 })
  if (count > 0) {
    const drop = { lootItemId, difficulty: 'Heroic', count }
    await make(backend, setDropCount, { token, params: { ...params, nightId }, body: drop })
  }
  return nightId
}
