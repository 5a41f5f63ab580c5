import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin-boss'
import { listInstances } from '@/contract/admin-instance'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make } from '../../support/backend-calls'
import {
  CLOAK,
  createRaidFileCalls,
  fileBoss,
  raidFile,
  RING,
  type RaidFileCalls,
} from './raid-file-calls'

let backend: TestBackend
let token: string
let calls: RaidFileCalls
let count = 0
let slug: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
  calls = createRaidFileCalls(backend, token)
})
afterAll(() => backend.close())
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
    const created = (await make(backend, listInstances, { token })).filter(
      (one) => one.slug === slug,
    )
    expect(created).toMatchObject([{ bossCount: 2, itemCount: 3 }])
  })

  it('with other changes of the raid never cause a server error', async () => {
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
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })

  it('with deletions of the raid never cause a server error', async () => {
    const { id } = await calls.importFile(raidFile(slug, [fileBoss('first', 1)]))
    const imports = Array.from({ length: 20 }, () =>
      calls.sendFile(raidFile(slug, [fileBoss('first', 1)])),
    )
    const deletions = Array.from({ length: 5 }, () =>
      backend.request('DELETE', `/api/admin/instances/${id}`, { token }),
    )
    const answers = await Promise.all([...imports, ...deletions])
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})
