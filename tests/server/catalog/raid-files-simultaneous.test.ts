import { beforeEach, describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import { createSharedBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { CLOAK, createRaidFileCalls, fileBoss, raidFile, RING } from './raid-file-calls'

let count = 0
let slug: string

const backend = await createSharedBackend()
const token = await backend.signIn('Admin#1000')
const calls = createRaidFileCalls(backend, token)
beforeEach(() => {
  count += 1
  slug = `shared-${count}`
})

describe('simultaneous imports of raid files', () => {
  it('of the same raid create it once', async () => {
    const bosses = [fileBoss('first', 1, [RING, CLOAK]), fileBoss('second', 2, [CLOAK])]
    const answers = await Promise.all([
      calls.sendFile(raidFile(slug, bosses)),
      calls.sendFile(raidFile(slug, bosses)),
      calls.sendFile(raidFile(slug, bosses.toReversed())),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await readRaids()).toMatchObject([{ bossCount: 2, itemCount: 3 }])
  })

  it('with other changes of the raid: each request is done or rejected, and the next import succeeds', async () => {
    const instance = await calls.importFile(
      raidFile(slug, [fileBoss('first', 1, [RING]), fileBoss('second', 2)]),
    )
    const reordered = raidFile(slug, [fileBoss('second', 1, [CLOAK]), fileBoss('first', 2, [RING])])
    const path = `/api/admin/instances/${instance.id}`
    const params = { instanceId: instance.id }
    const listed = await make(backend, listBosses, { token, query: params })
    const bossIds = listed.map(({ id }) => id)
    const body = { bossId: bossIds[0], items: [CLOAK] }
    const answers = await Promise.all([
      calls.sendFile(reordered),
      backend.request('PUT', `${path}/boss-order`, { token, body: { bossIds } }),
      backend.request('POST', '/api/admin/loot/bulk', { token, body }),
      backend.request('PUT', path, { token, body: { name: 'Renamed' } }),
      backend.request('DELETE', `/api/admin/bosses/${bossIds[1]}`, { token }),
      backend.request('DELETE', path, { token }),
      calls.sendFile(reordered),
    ])
    // Rejected if another request has deleted or locked what this one needs.
    for (const { status } of answers) expect([200, 201, 204, 400, 404, 409]).toContain(status)
    const imported = await calls.importFile(reordered)
    expect(await readRaids()).toMatchObject([{ id: imported.id, name: 'Shared', bossCount: 2 }])
    expect(await calls.readPlaces(imported.id)).toEqual(['1 second', '2 first'])
    const { bosses } = await calls.exportFile(imported.id)
    const names = bosses.map(({ items }) => items.map(({ name }) => name))
    // "first" also has the cloak if it was neither deleted nor created again after the batch.
    expect([
      [['Cloak'], ['Ring']],
      [['Cloak'], ['Cloak', 'Ring']],
    ]).toContainEqual(names)
  })

  it('with deletions of the raid: it exists afterwards if it was imported last, and is complete', async () => {
    const file = raidFile(slug, [fileBoss('first', 1, [RING])])
    const { id } = await calls.importFile(file)
    const imports = Array.from({ length: 20 }, () => calls.sendFile(file))
    const deletions = Array.from({ length: 5 }, () =>
      backend.request('DELETE', `/api/admin/instances/${id}`, { token }),
    )
    const [imported, deleted] = await Promise.all([Promise.all(imports), Promise.all(deletions)])
    for (const { status } of imported) expect([201, 409]).toContain(status)
    // The first deletion succeeds; the others find no raid with this id.
    const statuses = deleted.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404, 404])
    const raids = await readRaids()
    expect(raids.length).toBeLessThanOrEqual(1)
    for (const raid of raids) expect(raid).toMatchObject({ bossCount: 1, itemCount: 1 })
  })
})

/** The instances with the slug of the test. */
async function readRaids() {
  const instances = await make(backend, listInstances, { token })
  return instances.filter((one) => one.slug === slug)
}
