import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin-boss'
import { deleteLootItem, listLoot, updateLootItem } from '@/contract/admin-loot-item'
import { type DryRunRow } from '@/contract/dry-run'
import { createLootBulk, deleteLootBatch } from '@/contract/loot-batch'
import { lootItems } from '../../../server/database/schema'
import { createCatalog, type Catalog } from '../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { HTML } from '../http/input-rules'

const RING = { name: 'Ring', itemSlot: 'FINGER', itemType: 'Ring', itemId: 101 }
const CLOAK = { name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }

let backend: TestBackend
let catalog: Catalog
let token: string
let bossId: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
  catalog = createCatalog(backend, token)
})
afterAll(() => backend.close())
beforeEach(async () => {
  bossId = (await catalog.loneBoss()).id
})

/** Takes rows in; the batch and what it made or changed. */
async function enter(items: object[]) {
  const answer = await make(backend, createLootBulk, { token, body: { bossId, items } })
  if (!('batchId' in answer)) throw new Error('A dry run was answered')
  return answer
}

/** A dry run, which must leave no trace; its rows without their index. */
async function rehearse(items: unknown[]): Promise<Omit<DryRunRow, 'index' | 'kind' | 'name'>[]> {
  const before = await fingerprint(backend.database)
  const answer = await make(backend, createLootBulk, {
    token,
    query: { dryRun: 'true' },
    body: { bossId, items },
    status: 200,
  })
  expect(await fingerprint(backend.database)).toEqual(before)
  if (!('rows' in answer)) throw new Error('The real thing was answered')
  expect(answer.rows.map(({ index }) => index)).toEqual(items.map((_, index) => index))
  return answer.rows.map(({ outcome, fields }) => ({ outcome, fields }))
}

async function outcomes(items: unknown[]) {
  return (await rehearse(items)).map(({ outcome }) => outcome)
}

async function readAll() {
  const { items } = await make(backend, listLoot, { token, query: { bossId, pageSize: 500 } })
  return items
}

function refused(items: unknown[]) {
  return refusal(backend, createLootBulk, { token, body: { bossId, items } })
}

function undo(batchId: string) {
  return make(backend, deleteLootBatch, { token, params: { batchId } })
}

/** Sends an entry without looking at the answer. */
function post(items: object[]) {
  return backend.request('POST', '/api/admin/loot/bulk', { token, body: { bossId, items } })
}

describe('a bulk entry', () => {
  it('makes the items with the defaults of the form, in the order of the rows', async () => {
    const { items } = await enter([CLOAK, RING])
    const ids = { itemId: 101, blizzardItemId: 101, wowheadId: 101 }
    const defaults = { bossId, rarity: 'EPIC', isTokenItem: false, tokenSlots: [], classes: [] }
    expect(items).toMatchObject([
      { ...CLOAK, ...defaults },
      { ...RING, ...ids, ...defaults },
    ])
    expect(await readAll()).toEqual(items)
  })

  it('of the same rows again leaves everything alone', async () => {
    await enter([RING, CLOAK])
    const before = await readAll()
    expect(await outcomes([RING, CLOAK])).toEqual(['duplicate', 'duplicate'])
    expect((await enter([RING, CLOAK])).items).toEqual([])
    expect(await readAll()).toEqual(before)
  })

  it('knows an item by its id, else by its name in any case', async () => {
    await enter([RING, CLOAK])
    expect(
      await rehearse([
        { ...RING, name: 'Band' },
        { ...CLOAK, name: ' CLOAK ' },
        { ...RING, itemId: 102 },
        { ...CLOAK, name: 'Shroud' },
      ]),
    ).toEqual([
      { outcome: 'changed', fields: { name: 'Was Ring' } },
      { outcome: 'changed', fields: { name: 'Was Cloak' } },
      { outcome: 'new', fields: null },
      { outcome: 'new', fields: null },
    ])
  })

  it('knows an item by its name while either has no id', async () => {
    await enter([RING, CLOAK])
    const { itemId: _, ...ringWithoutId } = RING
    expect(await rehearse([ringWithoutId, { ...CLOAK, wowheadId: 103 }])).toEqual([
      { outcome: 'duplicate', fields: null },
      {
        outcome: 'changed',
        fields: { itemId: 'Was empty', blizzardItemId: 'Was empty', wowheadId: 'Was empty' },
      },
    ])
  })

  it('brings items up to date in the fields that are given, and says what they were', async () => {
    const whole = { ...RING, rarity: 'RARE', description: 'Old', classes: ['Mage', 'Priest'] }
    const [made] = (await enter([whole])).items
    const change = {
      ...RING,
      itemSlot: 'WRIST',
      itemType: 'Mail Armor',
      isTokenItem: true,
      tokenSlots: ['HEAD'],
      description: '',
      // The same set in another order is the same.
      classes: ['Priest', 'Mage'],
    }
    expect(await rehearse([change])).toEqual([
      {
        outcome: 'changed',
        fields: {
          itemSlot: 'Was Finger',
          itemType: 'Was Ring',
          isTokenItem: 'Was no',
          tokenSlots: 'Was empty',
          description: 'Was Old',
        },
      },
    ])
    const [changed] = (await enter([change])).items
    expect(changed).toEqual({
      ...made,
      itemSlot: 'WRIST',
      itemType: 'Mail Armor',
      isTokenItem: true,
      tokenSlots: ['HEAD'],
      description: null,
    })
    expect(await readAll()).toEqual([changed])
  })

  it('takes a row that is there twice once, and refuses two that disagree', async () => {
    const rows = [RING, CLOAK, { ...RING }, { ...CLOAK, name: 'cloak', rarity: 'RARE' }, CLOAK]
    const name = 'Row 2 is the same item with other values'
    expect(await rehearse(rows)).toEqual([
      { outcome: 'new', fields: null },
      { outcome: 'new', fields: null },
      { outcome: 'duplicate', fields: null },
      { outcome: 'invalid', fields: { name } },
      { outcome: 'duplicate', fields: null },
    ])
    expect(await refused(rows)).toMatchObject({ status: 400, fields: { 'items.3.name': name } })
    expect(await readAll()).toEqual([])
    expect((await enter([RING, CLOAK, RING])).items).toHaveLength(2)
  })

  it('names each bad row: as a row in a dry run, by its field in earnest', async () => {
    const rows = [RING, { name: ' ' }, 'text', { ...CLOAK, isTokenItem: 'yes', itemId: -1 }, null]
    const rehearsed = await rehearse(rows)
    expect(rehearsed[0]).toEqual({ outcome: 'new', fields: null })
    expect(rehearsed[1]).toEqual({
      outcome: 'invalid',
      fields: {
        name: 'Item name is required',
        itemSlot: 'Please select an item slot',
        itemType: 'Please select an item type',
      },
    })
    expect(rehearsed.slice(2).map(({ fields }) => Object.keys(fields ?? {}))).toEqual([
      ['name'],
      ['itemId', 'isTokenItem'],
      ['name'],
    ])
    const { status, code, fields } = await refused(rows)
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
    expect(Object.keys(fields)).toEqual([
      'items.1.name',
      'items.1.itemSlot',
      'items.1.itemType',
      'items.2',
      'items.3.itemId',
      'items.3.isTokenItem',
      'items.4',
    ])
  })

  it('of 500 rows with one bad cell makes nothing; without it, all', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...CLOAK, name: `Cloak ${index}` }))
    const bad = rows.with(321, { ...CLOAK, name: 'Bad', itemSlot: 'NOWHERE' })
    const before = await fingerprint(backend.database)
    expect((await refused(bad)).fields).toEqual({
      'items.321.itemSlot': 'Please select an item slot',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
    expect((await enter(rows)).items.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
    const changed = rows.map((row) => ({ ...row, rarity: 'RARE' }))
    const { items, batchId } = await enter(changed)
    expect(items).toHaveLength(500)
    await undo(batchId)
    expect((await readAll()).every(({ rarity }) => rarity === 'EPIC')).toBe(true)
  })

  it.each([
    ['At least one item required', []],
    ['At most 500 items at once', Array.from({ length: 501 }, () => RING)],
  ])('is refused: %s', async (message, items) => {
    expect(await refused(items)).toMatchObject({ status: 400, fields: { items: message } })
    const body = { bossId, items }
    const query = { dryRun: 'true' } as const
    const rehearsed = await refusal(backend, createLootBulk, { token, query, body })
    expect(rehearsed).toMatchObject({ status: 400, fields: { items: message } })
  })

  it.each(['nobody', '', null])('needs a boss that is there, not %o', async (unknown) => {
    const body = { bossId: unknown, items: [RING] }
    for (const dryRun of ['true', 'false'] as const) {
      const query = { dryRun }
      expect(await refusal(backend, createLootBulk, { token, query, body })).toMatchObject({
        status: 400,
        code: 'VALIDATION_ERROR',
        fields: { bossId: expect.any(String) },
      })
    }
  })

  it('keeps formulas and scripts as the text they are', async () => {
    const names = ['=HYPERLINK("http://x","y")', '+1+1', '@SUM(A1)', HTML]
    const { items } = await enter(names.map((name) => ({ ...CLOAK, name })))
    expect(items.map(({ name }) => name)).toEqual(names)
    expect(await outcomes(names.map((name) => ({ ...CLOAK, name })))).toEqual(
      names.map(() => 'duplicate'),
    )
  })
})

describe('undoing a batch', () => {
  it('takes back what it made and what it changed, once', async () => {
    const { items } = await enter([{ ...RING, description: 'Old', rarity: 'RARE' }])
    const { batchId } = await enter([{ ...RING, name: 'Band', description: 'New' }, CLOAK])
    await undo(batchId)
    expect(await readAll()).toEqual(items)
    const params = { batchId }
    expect(await refusal(backend, deleteLootBatch, { token, params })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  it('lets an entry of the same rows follow', async () => {
    const { batchId } = await enter([RING, CLOAK])
    await undo(batchId)
    expect(await readAll()).toEqual([])
    expect((await enter([RING, CLOAK])).items).toHaveLength(2)
  })

  it('takes what it made even when it was edited, and leaves an edit of what it changed', async () => {
    const [ring] = (await enter([{ ...RING, description: 'Old', rarity: 'RARE' }])).items
    const rows = [{ ...RING, name: 'Band', description: 'New', rarity: 'EPIC' }, CLOAK]
    const { batchId, items } = await enter(rows)
    for (const { id: lootItemId } of items) {
      const body = { description: 'Edited' }
      await make(backend, updateLootItem, { token, params: { lootItemId }, body })
    }
    await undo(batchId)
    expect(await readAll()).toEqual([{ ...ring, description: 'Edited' }])
  })

  it('leaves deleted what was deleted since', async () => {
    await enter([RING])
    const { batchId, items } = await enter([{ ...RING, name: 'Band' }, CLOAK])
    for (const { id: lootItemId } of items) {
      await make(backend, deleteLootItem, { token, params: { lootItemId } })
    }
    await undo(batchId)
    expect(await readAll()).toEqual([])
  })

  it('is refused with the count while wishlists hold what it made, not what it changed', async () => {
    const raider = await signInPerson(backend, 'Raider#3000')
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    bossId = (await catalog.newBoss(instanceId, 20)).id
    const wish = async (lootItemId: string | undefined, slot: string) => {
      const path = `/api/wishlists/${await raider.createWishlist('Frostelle')}/items`
      const body = { lootItemId, slot }
      const answer = await backend.request('POST', path, { token: raider.token, body })
      expect(answer.status).toBe(201)
    }
    const [ring] = (await enter([RING])).items
    await wish(ring?.id, 'FINGER')
    const first = await enter([{ ...RING, name: 'Band' }])
    await undo(first.batchId)

    const second = await enter([{ ...RING, name: 'Band' }, CLOAK])
    await wish(second.items[1]?.id, 'BACK')
    await wish(second.items[1]?.id, 'BACK')
    const before = await fingerprint(backend.database)
    const params = { batchId: second.batchId }
    expect(await refusal(backend, deleteLootBatch, { token, params })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      message: 'Items of this batch are on 2 wishlists',
      details: { wishlistCount: 2 },
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('has nothing left to do when its boss is gone, and is over then', async () => {
    const { batchId } = await enter([RING])
    await make(backend, deleteBoss, { token, params: { bossId } })
    await make(backend, deleteLootBatch, { token, params: { batchId } })
    expect(await refusal(backend, deleteLootBatch, { token, params: { batchId } })).toMatchObject({
      status: 404,
    })
  })
})

describe('bulk entries at the same time', () => {
  it('make the same items once', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ ...CLOAK, name: `Cloak ${index}` }))
    const answers = await Promise.all([post(rows), post(rows.toReversed()), post(rows)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await readAll()).toHaveLength(50)
  })

  it('and the deletion of the boss leave all or nothing', async () => {
    const [entered, deleted] = await Promise.all([
      post([RING, CLOAK]),
      backend.request('DELETE', `/api/admin/bosses/${bossId}`, { token }),
    ])
    expect([201, 400]).toContain(entered.status)
    expect(deleted.status).toBe(204)
    expect(await backend.database.$count(lootItems, eq(lootItems.bossId, bossId))).toBe(0)
  })

  it('and its undoing twice leave nothing behind', async () => {
    const { batchId } = await enter([RING, CLOAK])
    const path = `/api/admin/loot/batches/${batchId}`
    const answers = await Promise.all([
      backend.request('DELETE', path, { token }),
      backend.request('DELETE', path, { token }),
      post([RING]),
    ])
    const [one, two, entered] = answers.map(({ status }) => status)
    expect([one, two].toSorted((a = 0, b = 0) => a - b)).toEqual([204, 404])
    expect(entered).toBe(201)
    expect((await readAll()).length).toBeLessThan(2)
  })
})
