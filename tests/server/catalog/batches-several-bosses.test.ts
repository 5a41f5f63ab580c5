import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin-boss'
import { listLoot } from '@/contract/admin-loot-item'
import { createLootBulk, deleteLootBatch } from '@/contract/loot-batch'
import { createCatalog } from '../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'

const RING = { name: 'Ring', itemSlot: 'FINGER', itemType: 'Ring', itemId: 101 }
const CLOAK = { name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }

let backend: TestBackend
let token: string
let first: string
let second: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
})
afterAll(() => backend.close())
beforeEach(async () => {
  const catalog = createCatalog(backend, token)
  const slug = `raid-${Math.random().toString(36).slice(2)}`
  const instance = await catalog.newInstance({ slug })
  first = (await catalog.newBoss(instance.id, 1)).id
  second = (await catalog.newBoss(instance.id, 2)).id
})

async function enter(items: object[]) {
  const body = { bossId: first, items }
  const answer = await make(backend, createLootBulk, { token, body })
  if (!('batchId' in answer)) throw new Error('A dry run was answered')
  return answer
}

/** Sends an entry without looking at the answer. */
function post(bossId: string, items: object[]) {
  return backend.request('POST', '/api/admin/loot/bulk', { token, body: { bossId, items } })
}

async function rehearse(items: unknown[]) {
  const body = { bossId: first, items }
  const query = { dryRun: 'true' } as const
  const answer = await make(backend, createLootBulk, { token, query, body, status: 200 })
  if (!('rows' in answer)) throw new Error('The real thing was answered')
  return answer.rows.map(({ outcome, fields }) => ({ outcome, fields }))
}

async function namesOf(bossId: string) {
  const { items } = await make(backend, listLoot, { token, query: { bossId } })
  return items.map(({ name }) => name)
}

describe('a bulk entry for several bosses', () => {
  it('gives each row to its boss, in the order of the rows, and is undone as one', async () => {
    const { batchId, items } = await enter([
      { ...CLOAK, bossId: second },
      RING,
      { ...RING, bossId: second },
    ])
    expect(items.map(({ name, bossId }) => [name, bossId])).toEqual([
      ['Cloak', second],
      ['Ring', first],
      ['Ring', second],
    ])
    expect([await namesOf(first), await namesOf(second)]).toEqual([['Ring'], ['Cloak', 'Ring']])
    await make(backend, deleteLootBatch, { token, params: { batchId } })
    expect([await namesOf(first), await namesOf(second)]).toEqual([[], []])
  })

  it('is undone for the boss that is left when the other is gone', async () => {
    const { batchId } = await enter([RING, { ...RING, bossId: second }])
    await make(backend, deleteBoss, { token, params: { bossId: first } })
    await make(backend, deleteLootBatch, { token, params: { batchId } })
    expect(await namesOf(second)).toEqual([])
  })

  it('knows an item by its boss: the same one of another is another', async () => {
    await enter([{ ...RING, bossId: second }])
    const rows = await rehearse([
      RING,
      { ...RING, bossId: second },
      { ...RING, name: 'Band', bossId: second },
      { ...RING, bossId: first },
    ])
    expect(rows).toEqual([
      { outcome: 'new', fields: null },
      { outcome: 'duplicate', fields: null },
      { outcome: 'invalid', fields: { name: 'Row 2 is the same item with other values' } },
      { outcome: 'duplicate', fields: null },
    ])
  })

  it('with one unknown boss makes nothing, and names the row', async () => {
    const items = [RING, { ...CLOAK, bossId: 'nobody' }, { ...CLOAK, bossId: second }]
    expect((await rehearse(items)).map(({ outcome }) => outcome)).toEqual(['new', 'invalid', 'new'])
    const before = await fingerprint(backend.database)
    const body = { bossId: first, items }
    expect(await refusal(backend, createLootBulk, { token, body })).toMatchObject({
      status: 400,
      details: { fields: { 'items.1.bossId': 'Boss selection required' } },
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('for the same bosses in another order at the same time makes each item once', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...CLOAK,
      name: `Cloak ${index}`,
      bossId: index % 2 ? first : second,
    }))
    const answers = await Promise.all([post(first, rows), post(second, rows.toReversed())])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await namesOf(first)).length + (await namesOf(second)).length).toBe(40)
  })
})
