import { beforeEach, describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { createAdminScene } from '../../support/admin-entities'
import { fingerprint } from '../../support/backend/backend-tables'
import { CLOAK, createBatchCalls, RING } from './batch-calls'

let bossId: string

const { backend, admin, token, catalog } = await createAdminScene()
const calls = createBatchCalls(backend, token)
beforeEach(async () => {
  bossId = (await catalog.loneBoss()).id
})

describe('bulk submit', () => {
  it('creates the items in the order of the rows; fields that are left out get their defaults', async () => {
    const { items } = await calls.submit(bossId, [CLOAK, RING])
    const ids = { itemId: 101, blizzardItemId: 101, wowheadId: 101 }
    const defaults = { bossId, rarity: 'EPIC', isTokenItem: false, tokenSlots: [], classes: [] }
    expect(items).toMatchObject([
      { ...CLOAK, ...defaults },
      { ...RING, ...ids, ...defaults },
    ])
    expect(await calls.readItems(bossId)).toEqual(items)
  })

  it('submitting the same rows again changes nothing', async () => {
    await calls.submit(bossId, [RING, CLOAK])
    const before = await calls.readItems(bossId)
    const rows = await calls.dryRun(bossId, [RING, CLOAK])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate'])
    expect((await calls.submit(bossId, [RING, CLOAK])).items).toEqual([])
    expect(await calls.readItems(bossId)).toEqual(before)
  })

  it('identifies an item by its game id, else by its name regardless of case', async () => {
    await calls.submit(bossId, [RING, CLOAK])
    expect(
      await calls.dryRun(bossId, [
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

  it('identifies an item by its name when the row or the item has no game id', async () => {
    await calls.submit(bossId, [RING, CLOAK])
    const { itemId: _, ...ringWithoutId } = RING
    expect(await calls.dryRun(bossId, [ringWithoutId, { ...CLOAK, wowheadId: 103 }])).toEqual([
      { outcome: 'duplicate', fields: null },
      {
        outcome: 'changed',
        fields: { itemId: 'Was empty', blizzardItemId: 'Was empty', wowheadId: 'Was empty' },
      },
    ])
  })

  it('a row with one id leaves the different ids of an existing item unchanged', async () => {
    const ids = { itemId: 101, blizzardItemId: 102, wowheadId: 103 }
    const created = await calls.submit(bossId, [{ ...RING, ...ids }])
    expect(created.items).toMatchObject([ids])
    expect(await calls.dryRun(bossId, [RING])).toEqual([{ outcome: 'duplicate', fields: null }])
  })

  it('updates the given fields; the dry run reports their previous values', async () => {
    const whole = { ...RING, rarity: 'RARE', description: 'Old', classes: ['Mage', 'Priest'] }
    const [created] = (await calls.submit(bossId, [whole])).items
    const change = {
      ...RING,
      itemSlot: 'WRIST',
      itemType: 'Mail Armor',
      isTokenItem: true,
      tokenSlots: ['HEAD'],
      description: '',
      // The order of the classes does not matter.
      classes: ['Priest', 'Mage'],
    }
    expect(await calls.dryRun(bossId, [change])).toEqual([
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
    const [changed] = (await calls.submit(bossId, [change])).items
    expect(changed).toEqual({
      ...created,
      itemSlot: 'WRIST',
      itemType: 'Mail Armor',
      isTokenItem: true,
      tokenSlots: ['HEAD'],
      description: null,
    })
    expect(await calls.readItems(bossId)).toEqual([changed])
  })

  it('a repeated row counts once; a row that contradicts an earlier one is rejected', async () => {
    const rows = [RING, CLOAK, { ...RING }, { ...CLOAK, name: 'cloak', rarity: 'RARE' }, CLOAK]
    const name = 'Row 2 is the same item with different values'
    expect(await calls.dryRun(bossId, rows)).toEqual([
      { outcome: 'new', fields: null },
      { outcome: 'new', fields: null },
      { outcome: 'duplicate', fields: null },
      { outcome: 'invalid', fields: { name } },
      { outcome: 'duplicate', fields: null },
    ])
    expect(await calls.submitRejected(bossId, rows)).toMatchObject({
      status: 400,
      fields: { 'items.3.name': name },
    })
    expect(await calls.readItems(bossId)).toEqual([])
    expect((await calls.submit(bossId, [RING, CLOAK, RING])).items).toHaveLength(2)
  })

  it('invalid rows: the dry run reports them per row, the submit rejects them by field path', async () => {
    const rows = [RING, { name: ' ' }, 'text', { ...CLOAK, isTokenItem: 'yes', itemId: -1 }, null]
    const reported = await calls.dryRun(bossId, rows)
    expect(reported[0]).toEqual({ outcome: 'new', fields: null })
    expect(reported[1]).toEqual({
      outcome: 'invalid',
      fields: {
        name: 'Item name is required',
        itemSlot: 'Please select an item slot',
        itemType: 'Please select an item type',
      },
    })
    expect(reported.slice(2).map(({ fields }) => Object.keys(fields ?? {}))).toEqual([
      ['name'],
      ['itemId', 'isTokenItem'],
      ['name'],
    ])
    const { status, code, fields } = await calls.submitRejected(bossId, rows)
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

  it('500 rows: one rejected row rejects the batch and names the row; without it, all are created', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...CLOAK, name: `Cloak ${index}` }))
    const withInvalid = rows.with(321, { ...CLOAK, name: 'Bad', itemSlot: 'NOWHERE' })
    const before = await fingerprint(backend.database)
    expect((await calls.submitRejected(bossId, withInvalid)).fields).toEqual({
      'items.321.itemSlot': 'Please select an item slot',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
    expect((await calls.submit(bossId, rows)).items.map(({ name }) => name)).toEqual(
      rows.map(({ name }) => name),
    )
    const changed = rows.map((row) => ({ ...row, rarity: 'RARE' }))
    const { items, batchId } = await calls.submit(bossId, changed)
    expect(items).toHaveLength(500)
    await calls.undo(batchId)
    expect((await calls.readItems(bossId)).every(({ rarity }) => rarity === 'EPIC')).toBe(true)
  })

  it.each([
    ['At least one item required', []],
    ['At most 500 items at once', Array.from({ length: 501 }, () => RING)],
  ])('a batch without rows or with too many is rejected: %s', async (message, items) => {
    expect(await calls.submitRejected(bossId, items)).toMatchObject({
      status: 400,
      fields: { items: message },
    })
    expect(await calls.dryRunRejected(bossId, items)).toMatchObject({
      status: 400,
      fields: { items: message },
    })
  })

  it.each(['nobody', '', null])(
    'a batch for the unknown boss %o is rejected, also in a dry run',
    async (unknown) => {
      const expected = {
        status: 400,
        code: 'VALIDATION_ERROR',
        fields: { bossId: expect.any(String) },
      }
      expect(await calls.submitRejected(unknown, [RING])).toMatchObject(expected)
      expect(await calls.dryRunRejected(unknown, [RING])).toMatchObject(expected)
    },
  )
})

/** The rows with what a dry run says of them. */
async function based(rows: object[]) {
  const answer = await admin.make(createLootBatch, {
    query: { dryRun: 'true' },
    body: { bossId, items: rows },
    status: 200,
  })
  const results = 'rows' in answer ? answer.rows : []
  return rows.map((row, index) => ({ ...row, basis: results[index]?.basis }))
}

describe('bulk submit with the basis of its dry run', () => {
  const HAT = { name: 'Hat', itemSlot: 'HEAD', itemType: 'Cloth Armor' }
  const SASH = { name: 'Sash', itemSlot: 'WAIST', itemType: 'Cloth Armor' }

  it('rejects rows whose item was changed, deleted or created since, and changes nothing', async () => {
    const { items } = await calls.submit(bossId, [RING, CLOAK, HAT])
    const [ring, cloak, hat] = items.map(({ id }) => ({ lootItemId: id }))
    const rows = [RING, CLOAK, HAT, SASH].map((row) => ({ ...row, rarity: 'RARE' }))
    const sent = await based(rows)
    await admin.make(updateLootItem, { params: ring, body: { rarity: 'LEGENDARY' } })
    await admin.make(deleteLootItem, { params: cloak })
    await admin.make(updateLootItem, { params: hat, body: { description: 'Warm' } })
    await calls.submit(bossId, [SASH])
    const before = await calls.readItems(bossId)
    const { fields } = await calls.submitRejected(bossId, sent)
    expect(Object.keys(fields)).toEqual([
      'items.0.basis',
      'items.1.basis',
      // The hat's rarity is still the one that the dry run has named.
      'items.3.basis',
    ])
    expect(await calls.readItems(bossId)).toEqual(before)
    await calls.submit(bossId, await based(rows))
    expect(await calls.readItems(bossId)).toMatchObject([
      { name: 'Cloak', rarity: 'RARE' },
      { name: 'Hat', rarity: 'RARE', description: 'Warm' },
      { name: 'Ring', rarity: 'RARE' },
      { name: 'Sash', rarity: 'RARE' },
    ])
  })

  it('accepts the same request again, whose values are stored already', async () => {
    await calls.submit(bossId, [RING])
    const sent = await based([{ ...RING, rarity: 'RARE' }, CLOAK])
    await calls.submit(bossId, sent)
    expect((await calls.submit(bossId, sent)).items).toEqual([])
  })
})
