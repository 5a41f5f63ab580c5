import { afterAll, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import {
  adminChanges,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  guildAwards,
  sims,
} from '../../../server/database/schema'
import { createTestBackend } from '../../support/backend/backend'
import { pathOf } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { repeat } from '../simultaneous'

const backend = await createTestBackend()
const raider = await signInPerson(backend, 'Raider#3000')
afterAll(() => backend.close())

async function readExport() {
  const response = await backend.app.request(pathOf(exportAccount, {}), {
    headers: { Authorization: `Bearer ${raider.token}` },
  })
  const { data } = (await response.json()) as { data: ExportedLists }
  return data
}
type ExportedLists = Record<
  'sims' | 'adminChanges' | 'deletedWishes' | 'deletedSims',
  Record<string, unknown>[]
> & { awards: { id: string; awardedAt: string }[] }

describe('exportAccount: simulations, changes, and what admins have deleted', () => {
  it('are in their order', async () => {
    const { database } = backend
    const { id: characterId } = await raider.character('Frostelle')
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    const user = await database.query.users.findFirst({
      where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
    })
    const count = 3
    const rows = repeat(count, (index) => ({ id: `row-${String(index).padStart(3, '0')}` }))
    await database.insert(adminChanges).values(
      rows.map(({ id }) => ({
        id,
        createdBy: user?.id,
        createdAt: new Date(backend.clock.now),
        action: 'changed' as const,
        kind: 'item' as const,
        name: id,
        counts: { bosses: 0, items: 0, wishlists: 0 },
        changes: [],
      })),
    )
    await database.insert(sims).values(
      rows.map(({ id }) => ({
        id,
        characterId,
        instanceId,
        difficulty: 'Heroic' as const,
        specialization: id,
        source: 'Raidbots' as const,
        simulatedAt: new Date(backend.clock.now),
        metric: 'dps' as const,
      })),
    )
    const changeOf = (index: number) => rows[index < count - 1 ? 0 : 1]?.id ?? ''
    await database.insert(deletedWishes).values(
      rows.map(({ id }, index) => ({
        changeId: changeOf(index),
        wishlistId: id,
        characterId,
        wishes: [{ id }],
      })),
    )
    await database.insert(deletedWishlists).values(
      rows.map(({ id }) => ({
        id,
        characterId,
        instanceId,
        deletedAt: new Date(backend.clock.now),
        wishlist: {},
        wishes: [],
        awards: [],
      })),
    )
    await database.insert(deletedSims).values(
      rows.map(({ id }, index) => ({
        changeId: changeOf(index),
        simId: id,
        characterId,
        gains: [{ id }],
      })),
    )
    const data = await readExport()
    const ids = rows.map(({ id }) => id)
    expect(data.sims.map(({ id }) => id)).toEqual(ids)
    expect(data.adminChanges.map(({ id }) => id)).toEqual(ids)
    // Those that the user has deleted come first.
    expect(data.deletedWishes.map(({ wishlistId }) => wishlistId)).toEqual([...ids, ...ids])
    expect(data.deletedSims.map(({ simId }) => simId)).toEqual(ids)
    expect(data.sims[0]).toMatchObject({ gains: [], simulatedAt: expect.stringMatching(/Z$/) })
    expect(data.adminChanges[0]).toEqual({
      id: ids[0],
      createdAt: new Date(backend.clock.now).toISOString(),
      action: 'changed',
      kind: 'item',
      name: ids[0],
    })
    await database.delete(adminChanges)
    await database.delete(sims)
  })
})

describe('exportAccount: awards', () => {
  it('are in the order of their time', async () => {
    const { guild } = await raider.character('Frostelle')
    const user = await backend.database.query.users.findFirst({
      where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
    })
    const count = 4
    const awards = repeat(count, (index) => ({
      id: `award-${index}`,
      guildId: guild?.id ?? '',
      itemName: 'Item',
      instanceName: 'Raid',
      difficulty: 'Heroic' as const,
      recipientName: 'Anyone',
      awardedBy: user?.id,
      awardedAt: new Date(Date.UTC(2026, 0, 1 + (index % 2))),
      source: 'guildr' as const,
    }))
    await backend.database.insert(guildAwards).values(awards)
    const data = await readExport()
    expect(new Set(data.awards.map(({ id }) => id)).size).toBe(count)
    expect(data.awards).toHaveLength(count)
    const times = data.awards.map(({ awardedAt }) => awardedAt)
    expect(times).toEqual(times.toSorted())
    await backend.database.delete(guildAwards)
  })
})
