import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLootItem } from '@/contract/admin/admin-loot-item'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { createCatalogMemory } from '../../../server/catalog/catalog-memory'
import type { AppEnv } from '../../../server/http/handle'
import { sendJson } from '../../../server/http/send-json'
import { createAdminScene } from '../../support/admin-entities'
import { CURRENT_RAID } from '../../support/entities'

const ITEM_ID = 900_100

let bossId: string

const { backend, admin, token, catalog } = await createAdminScene()
const instanceId = (await catalog.newInstance({ isActive: true })).id

beforeEach(async () => {
  await backend.database.execute(`delete from bosses where instance_id = '${instanceId}'`)
  bossId = (await catalog.newBoss(instanceId, 1)).id
  await catalog.newItem(bossId, { itemId: ITEM_ID })
})

function readLoot() {
  return admin.make(listInstanceLoot, { params: { instanceId } })
}

const activeNames = async () => (await admin.make(listActiveInstances)).map(({ name }) => name)

/** Runs statements that a semicolon separates. */
async function run(statements: string) {
  for (const statement of statements.split(';')) {
    if (statement.trim()) await backend.database.execute(sql.raw(statement))
  }
}

describe('catalog in memory: a change by any statement is in the next answer', () => {
  const ofItem = `item_id = ${ITEM_ID}`
  const linkIcon = `
    insert into icons (name, hash, next_fetch_at) values ('icon', 'first', now())
      on conflict (name) do update set hash = 'first';
    insert into item_icons values (${ITEM_ID}, 'icon') on conflict do nothing`

  it.each<[string, () => string, () => string]>([
    ['a loot item is changed', () => '', () => `update loot_items set name = 'x' where ${ofItem}`],
    ['a loot item is deleted', () => '', () => `delete from loot_items where ${ofItem}`],
    ['a boss is changed', () => '', () => `update bosses set name = 'x' where id = '${bossId}'`],
    ['a boss is deleted', () => '', () => `delete from bosses where id = '${bossId}'`],
    ['an icon is linked', () => '', () => linkIcon],
    ['an icon is fetched', () => linkIcon, () => `update icons set hash = 'second'`],
    ['an icon is deleted', () => linkIcon, () => `delete from icons where name = 'icon'`],
  ])('%s', async (_, prepare, change) => {
    await run(prepare())
    const before = await readLoot()
    expect(await readLoot()).toEqual(before)
    await run(change())
    expect(await readLoot()).not.toEqual(before)
  })

  it('active raids and their bosses are listed in their order, with the numbers of items', async () => {
    const active = await admin.make(listActiveInstances)
    const seeded = active.filter(({ id }) => id !== instanceId)
    expect(seeded.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const [raid] = seeded
    expect(raid).toMatchObject({ slug: CURRENT_RAID, bossCount: 8, itemCount: 101 })
    const params = { instanceId: raid?.id ?? '' }
    const bosses = await admin.make(listInstanceLoot, { params })
    expect(bosses.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(bosses.map(({ itemCount }) => itemCount)).toEqual(bosses.map((one) => one.items.length))
  })

  it('an instance is created, changed and deleted', async () => {
    expect(await activeNames()).not.toContain('The Vault')
    const { id } = await catalog.newInstance({
      name: 'The Vault',
      slug: 'the-vault',
      isActive: true,
    })
    expect(await activeNames()).toContain('The Vault')
    await run(`update instances set name = 'The Deep Vault' where id = '${id}'`)
    expect(await activeNames()).toContain('The Deep Vault')
    await run(`delete from instances where id = '${id}'`)
    expect(await activeNames()).not.toContain('The Deep Vault')
  })
})

describe('catalog in memory: transactions', () => {
  it('a change that is rolled back is not in the next answer', async () => {
    const before = await readLoot()
    const body = { bossId, name: '', itemSlot: 'TRINKET', itemType: 'Trinket' }
    expect(await admin.rejection(createLootItem, { body })).toMatchObject({ status: 400 })
    const failing = backend.database.transaction(async (transaction) => {
      await transaction.execute(`update loot_items set name = 'x' where item_id = ${ITEM_ID}`)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await readLoot()).toEqual(before)
  })

  it('a change that is committed while an answer is read is in the next answer', async () => {
    const memory = createCatalogMemory(backend.database)
    let reads = 0
    const app = new Hono<AppEnv>()
    app.get('/', async (context) => {
      const answer = await memory.answer(context, listActiveInstances, [], async () => {
        reads += 1
        if (reads === 1) await run(`update bosses set name = 'changed meanwhile'`)
        return []
      })
      return sendJson(context, answer.json)
    })
    for (let request = 0; request < 3; request += 1) await app.request('/')
    expect(reads).toBe(2)
  })

  it('a change that nobody sees keeps the ETag', async () => {
    const path = `/api/instances/${instanceId}/loot`
    const before = (await backend.request('GET', path, { token })).headers.get('ETag')
    await run(`update instances set description = 'Not in this answer'`)
    const after = (await backend.request('GET', path, { token })).headers.get('ETag')
    expect(after).toBe(before)
  })
})
