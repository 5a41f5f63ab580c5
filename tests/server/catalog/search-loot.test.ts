import { describe, expect, it } from 'vitest'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { createAdminScene } from '../../support/admin-entities'

const { admin, catalog } = await createAdminScene()
const { id: instanceId } = await catalog.newInstance()
const bossId = (await catalog.newBoss(instanceId, 1)).id
for (const name of ["Voracious Heart of Ula'tek", 'Signet of the Deep', 'Heartwood Band']) {
  await catalog.newItem(bossId, { name })
}
await catalog.newItem(bossId, { name: 'Amulet', itemId: 777_001 })
await catalog.newItem(bossId, { name: 'Ward 777001' })
const other = await catalog.newBoss(instanceId, 2)
await catalog.newItem(other.id, { name: 'Vorakious Sash' })

async function find(search: string, query: object = { bossId }) {
  const { items, total } = await admin.make(listLoot, { query: { ...query, search } })
  expect(total).toBe(items.length)
  return items.map(({ name }) => name)
}

describe('search for loot items', () => {
  it.each(['voracoius heart', 'heart vorracious', 'vorcious'])(
    'one typo per word is tolerated if nothing contains the words: %s',
    async (search) => {
      expect(await find(search)).toEqual(["Voracious Heart of Ula'tek"])
    },
  )

  it('exact matches suppress fuzzy matches', async () => {
    const { instanceId } = (await admin.make(listLoot, { query: { bossId } })).items[0]?.boss ?? {
      instanceId: '',
    }
    expect(await find('vorakious', { instanceId })).toEqual(['Vorakious Sash'])
    expect(await find('vorakious')).toEqual(["Voracious Heart of Ula'tek"])
    expect(await find('heart')).toEqual(['Heartwood Band', "Voracious Heart of Ula'tek"])
  })

  it('pages matches by name and by game id in the order of the items', async () => {
    const query = { bossId, search: '777001', pageSize: 1 }
    const { items, total } = await admin.make(listLoot, { query })
    expect([items.map(({ name }) => name), total]).toEqual([['Amulet'], 2])
  })

  it.each(['hexrt of sygnex', 'dpe', '!!', '%', 'zzzz', '123456'])(
    'two typos in a word, a typo in a short word and anything else find nothing: %s',
    async (search) => {
      expect(await find(search)).toEqual([])
    },
  )

  it('is paged and filtered as usual', async () => {
    const query = { bossId, slot: 'HEAD' }
    expect(await find('voracoius', query)).toEqual([])
    const page = { bossId, search: 'hearz', pageSize: 1, page: 2 }
    const { items, total } = await admin.make(listLoot, { query: page })
    expect([items.map(({ name }) => name), total]).toEqual([["Voracious Heart of Ula'tek"], 2])
  })
})
