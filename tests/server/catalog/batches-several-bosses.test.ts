import { beforeEach, describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { createAdminScene } from '../../support/admin-entities'
import { make } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import { CLOAK, createBatchCalls, RING } from './batch-calls'

let first: string
let second: string

const { backend, token, catalog } = await createAdminScene()
const calls = createBatchCalls(backend, token)
beforeEach(async () => {
  const instance = await catalog.newInstance()
  first = (await catalog.newBoss(instance.id, 1)).id
  second = (await catalog.newBoss(instance.id, 2)).id
})

async function namesOf(bossId: string) {
  return (await calls.readItems(bossId)).map(({ name }) => name)
}

describe('batch for several bosses', () => {
  it('each row goes to its own boss, in the order of the rows; one undo reverts all', async () => {
    const { batchId, items } = await calls.submit(first, [
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
    await calls.undo(batchId)
    expect([await namesOf(first), await namesOf(second)]).toEqual([[], []])
  })

  it('undo after one boss was deleted: the items of the other boss are reverted', async () => {
    const { batchId } = await calls.submit(first, [RING, { ...RING, bossId: second }])
    await make(backend, deleteBoss, { token, params: { bossId: first } })
    await calls.undo(batchId)
    expect(await namesOf(second)).toEqual([])
  })

  it('dry run: the same item at another boss is not a duplicate', async () => {
    await calls.submit(first, [{ ...RING, bossId: second }])
    const rows = await calls.dryRun(first, [
      RING,
      { ...RING, bossId: second },
      { ...RING, name: 'Band', bossId: second },
      { ...RING, bossId: first },
    ])
    expect(rows).toEqual([
      { outcome: 'new', fields: null },
      { outcome: 'duplicate', fields: null },
      { outcome: 'invalid', fields: { name: 'Row 2 is the same item with different values' } },
      { outcome: 'duplicate', fields: null },
    ])
  })

  it('one row with an unknown boss: the batch is rejected, and the error names the row', async () => {
    const items = [RING, { ...CLOAK, bossId: 'nobody' }, { ...CLOAK, bossId: second }]
    const rows = await calls.dryRun(first, items)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'invalid', 'new'])
    const before = await fingerprint(backend.database)
    expect(await calls.submitRejected(first, items)).toMatchObject({
      status: 400,
      details: { fields: { 'items.1.bossId': 'Boss selection required' } },
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('simultaneous batches for the same bosses in another order create each item once', async () => {
    const rows = Array.from({ length: 6 }, (_, index) => ({
      ...CLOAK,
      name: `Cloak ${index}`,
      bossId: index % 2 ? first : second,
    }))
    const answers = await Promise.all([
      calls.send(first, rows),
      calls.send(second, rows.toReversed()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await namesOf(first)).length + (await namesOf(second)).length).toBe(6)
  })
})
