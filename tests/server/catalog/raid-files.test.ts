import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin-boss'
import { deleteInstance, listInstances } from '@/contract/admin-instance'
import { listLoot } from '@/contract/admin-loot-item'
import { type DryRunRow } from '@/contract/dry-run'
import { exportRaid, importRaid, raidFileSchema, type RaidFile } from '@/contract/raid-file'
import { createCatalog } from '../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { HTML } from '../http/input-rules'

let backend: TestBackend
let token: string
let count = 0
let slug: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
})
afterAll(() => backend.close())
beforeEach(() => {
  count += 1
  slug = `shared-${count}`
})

type FileBoss = RaidFile['bosses'][number]
type FileItem = FileBoss['items'][number]

const RING: FileItem = { name: 'Ring', itemSlot: 'FINGER', itemType: 'Ring', itemId: 101 }
const CLOAK: FileItem = { name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }

function raidFile(bosses: FileBoss[], instance: Partial<RaidFile['instance']> = {}): RaidFile {
  return {
    format: 'guildr-raid',
    version: 1,
    instance: {
      name: 'Shared',
      slug,
      expansion: 'Midnight',
      tier: 'Season 2',
      availableDifficulties: ['Heroic'],
      ...instance,
    },
    bosses,
  }
}

function boss(bossSlug: string, encounterOrder: number, items: FileItem[] = []): FileBoss {
  return { name: `The ${bossSlug}`, slug: bossSlug, encounterOrder, items }
}

async function take(body: RaidFile) {
  const answer = await make(backend, importRaid, { token, body })
  if (!('instance' in answer)) throw new Error('A dry run was answered')
  return answer.instance
}

function exported(instanceId: string) {
  return make(backend, exportRaid, { token, params: { instanceId } })
}

/** A dry run, which must leave no trace. */
async function rehearse(body: unknown): Promise<DryRunRow[]> {
  const before = await fingerprint(backend.database)
  const query = { dryRun: 'true' } as const
  const answer = await make(backend, importRaid, { token, query, body, status: 200 })
  expect(await fingerprint(backend.database)).toEqual(before)
  if (!('rows' in answer)) throw new Error('The real thing was answered')
  return answer.rows
}

async function places(instanceId: string) {
  const bosses = await make(backend, listBosses, { token, query: { instanceId } })
  return bosses.map((one) => `${one.encounterOrder} ${one.slug}`)
}

describe('a raid file', () => {
  it('makes a raid with the defaults of the forms', async () => {
    const instance = await take(raidFile([boss('first', 1, [CLOAK, RING]), boss('second', 2)]))
    expect(instance).toMatchObject({
      slug,
      isActive: true,
      isCurrentTier: false,
      sortOrder: 0,
      bossCount: 2,
      itemCount: 2,
      wishlistCount: 0,
    })
    const query = { instanceId: instance.id }
    const { items } = await make(backend, listLoot, { token, query })
    expect(items).toMatchObject([
      { ...CLOAK, rarity: 'EPIC', isTokenItem: false },
      { ...RING, blizzardItemId: 101, wowheadId: 101 },
    ])
    expect((await make(backend, listBosses, { token, query }))[0]?.isOptional).toBe(false)
  })

  it('of every raid that is kept changes nothing when it comes back, twice', async () => {
    const before = await fingerprint(backend.database)
    for (const { id } of await make(backend, listInstances, { token })) {
      const file = await exported(id)
      expect(raidFileSchema.parse(file)).toEqual(file)
      const rows = await rehearse(file)
      expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']))
      await take(file)
      await take(file)
      expect(await exported(id)).toEqual(file)
    }
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('makes the same raid in an empty system', async () => {
    const files: RaidFile[] = []
    for (const { id } of await make(backend, listInstances, { token }))
      files.push(await exported(id))
    const other = await createTestBackend()
    try {
      const admin = { token: await other.signIn('Admin#1000') }
      const query = { force: 'true' } as const
      for (const { id: instanceId } of await make(other, listInstances, admin)) {
        await make(other, deleteInstance, { ...admin, query, params: { instanceId } })
      }
      for (const body of files) {
        const answer = await make(other, importRaid, { ...admin, body })
        const instanceId = 'instance' in answer ? answer.instance.id : ''
        expect(await make(other, exportRaid, { ...admin, params: { instanceId } })).toEqual(body)
      }
    } finally {
      await other.close()
    }
  })

  it('brings up to date what it names and leaves alone what it does not', async () => {
    const { id } = await take(
      raidFile([boss('first', 1, [RING, CLOAK]), boss('second', 2, [CLOAK])], { sortOrder: 7 }),
    )
    const changed = raidFile(
      [boss('first', 1, [{ ...RING, itemSlot: 'NECK', itemType: 'Necklace' }])],
      { name: 'Renamed' },
    )
    expect(await rehearse(changed)).toEqual([
      {
        index: 0,
        kind: 'instance',
        name: 'Renamed',
        outcome: 'changed',
        fields: { name: 'Was Shared' },
      },
      { index: 1, kind: 'boss', name: 'The first', outcome: 'duplicate', fields: null },
      {
        index: 2,
        kind: 'item',
        name: 'Ring',
        outcome: 'changed',
        fields: { itemSlot: 'Was Finger', itemType: 'Was Ring' },
      },
    ])
    expect(await take(changed)).toMatchObject({ id, name: 'Renamed', sortOrder: 7, itemCount: 3 })
    const file = await exported(id)
    expect(
      file.bosses.map(({ items }) => items.map(({ name, itemSlot }) => [name, itemSlot])),
    ).toEqual([
      [
        ['Cloak', 'BACK'],
        ['Ring', 'NECK'],
      ],
      [['Cloak', 'BACK']],
    ])
    expect((await rehearse(changed)).every(({ outcome }) => outcome === 'duplicate')).toBe(true)
  })

  it('reorders bosses; those it does not name make room', async () => {
    const { id } = await take(raidFile([boss('a', 1), boss('b', 2), boss('c', 3), boss('d', 50)]))
    await take(raidFile([boss('c', 1), boss('b', 2), boss('a', 3)]))
    expect(await places(id)).toEqual(['1 c', '2 b', '3 a', '50 d'])
    await take(raidFile([boss('new', 1), boss('a', 50)]))
    expect(await places(id)).toEqual(['1 new', '2 b', '3 c', '4 d', '50 a'])
    await take(raidFile([boss('new', 1), boss('a', 50)]))
    expect(await places(id)).toEqual(['1 new', '2 b', '3 c', '4 d', '50 a'])
  })

  it('is refused when there would be more than fifty bosses', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => boss(`boss-${index}`, index + 1))
    const { id } = await take(raidFile(fifty))
    const one = raidFile([boss('one-more', 1)])
    for (const dryRun of ['true', 'false'] as const) {
      const refused = await refusal(backend, importRaid, { token, query: { dryRun }, body: one })
      expect(refused).toMatchObject({ status: 400, fields: { bosses: expect.any(String) } })
    }
    await take(
      raidFile(fifty.toReversed().map((each, index) => ({ ...each, encounterOrder: index + 1 }))),
    )
    expect((await places(id))[0]).toBe('1 boss-49')
    const many = raidFile([...fifty, boss('one-more', 1)])
    expect(await refusal(backend, importRaid, { token, body: many })).toMatchObject({ status: 400 })
  })

  it('names each bad row: as a row in a dry run, by its path in earnest', async () => {
    const file = raidFile([
      boss('first', 1, [RING, { ...CLOAK, name: '' }]),
      boss('first', 1, [CLOAK]),
      { ...boss('Bad Slug', 3), items: [] },
    ])
    const rows = await rehearse(file)
    expect(rows.map(({ kind, name, outcome }) => [kind, name, outcome])).toEqual([
      ['instance', 'Shared', 'new'],
      ['boss', 'The first', 'new'],
      ['item', 'Ring', 'new'],
      ['item', '', 'invalid'],
      ['boss', 'The first', 'invalid'],
      ['item', 'Cloak', 'new'],
      ['boss', 'The Bad Slug', 'invalid'],
    ])
    expect(rows.map(({ fields }) => Object.keys(fields ?? {}))).toEqual([
      [],
      [],
      [],
      ['name'],
      ['slug', 'encounterOrder'],
      [],
      ['slug'],
    ])
    const before = await fingerprint(backend.database)
    const refused = await refusal(backend, importRaid, { token, body: file })
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
    expect(Object.keys(refused.fields)).toEqual(['bosses.0.items.1.name', 'bosses.2.slug'])
    const repeated = raidFile([boss('first', 1), boss('first', 1)])
    const { fields } = await refusal(backend, importRaid, { token, body: repeated })
    expect(Object.keys(fields)).toEqual(['bosses.1.slug', 'bosses.1.encounterOrder'])
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it.each([
    [{}, 'format'],
    [{ format: 'guildr-raid', version: 2, instance: {}, bosses: [] }, 'version'],
    [{ format: 'guildr-raid', version: 1, instance: {}, bosses: 'none' }, 'bosses'],
  ])('of another kind is refused in a dry run too: %o', async (body, field) => {
    const query = { dryRun: 'true' } as const
    const { status, fields } = await refusal(backend, importRaid, { token, query, body })
    expect(status).toBe(400)
    expect(Object.keys(fields)).toContain(field)
  })

  it('says of an instance that it cannot read what is wrong, and still of the rest', async () => {
    const body = { ...raidFile([boss('first', 1, [RING])]), instance: null }
    expect((await rehearse(body)).map(({ outcome }) => outcome)).toEqual(['invalid', 'new', 'new'])
  })

  it('keeps two items apart that are known by the same', async () => {
    const catalog = createCatalog(backend, token)
    const { id } = await take(raidFile([boss('first', 1)]))
    const [first] = await make(backend, listBosses, { token, query: { instanceId: id } })
    for (const rarity of ['EPIC', 'RARE', 'EPIC']) {
      await catalog.newItem(first?.id ?? '', { name: 'Twin', rarity })
    }
    const file = await exported(id)
    const reversed = raidFile(
      file.bosses.map((one) => ({ ...one, items: one.items.toReversed() })),
      file.instance,
    )
    const before = await fingerprint(backend.database)
    await take(reversed)
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('keeps scripts and formulas as the text they are', async () => {
    const { id } = await take(
      raidFile([boss('first', 1, [{ ...RING, name: HTML }])], { name: '=1+1' }),
    )
    const file = await exported(id)
    expect(file.instance.name).toBe('=1+1')
    expect(file.bosses[0]?.items[0]?.name).toBe(HTML)
  })

  it('of two megabytes is taken, of more refused unread', async () => {
    const items = Array.from({ length: 950 }, (_, index) => ({
      ...CLOAK,
      name: `Cloak ${index}`,
      description: 'x'.repeat(2000),
    }))
    const file = raidFile([boss('first', 1, items)])
    const size = JSON.stringify(file).length
    expect(size).toBeGreaterThan(1_950_000)
    expect(size).toBeLessThan(2_000_000)
    expect((await take(file)).itemCount).toBe(950)
    const larger = raidFile([boss('first', 1, [...items, ...items])])
    expect(await refusal(backend, importRaid, { token, body: larger })).toMatchObject({
      status: 413,
      code: 'BAD_REQUEST',
    })
  })
})

/** Sends a file without looking at the answer. */
function post(body: RaidFile) {
  return backend.request('POST', '/api/admin/instances/import', { token, body })
}

describe('raid files at the same time', () => {
  it('make one raid', async () => {
    const bosses = [boss('first', 1, [RING, CLOAK]), boss('second', 2, [CLOAK])]
    const answers = await Promise.all([
      post(raidFile(bosses)),
      post(raidFile(bosses)),
      post(raidFile(bosses.toReversed())),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const made = (await make(backend, listInstances, { token })).filter((one) => one.slug === slug)
    expect(made).toMatchObject([{ bossCount: 2, itemCount: 3 }])
  })

  it('and other changes never fail inside', async () => {
    const instance = await take(raidFile([boss('first', 1, [RING]), boss('second', 2)]))
    const reordered = raidFile([boss('second', 1, [CLOAK]), boss('first', 2, [RING])])
    const path = `/api/admin/instances/${instance.id}`
    const params = { instanceId: instance.id }
    const there = await make(backend, listBosses, { token, query: params })
    const bossIds = there.map(({ id }) => id)
    const body = { bossId: bossIds[0], items: [CLOAK] }
    const answers = await Promise.all([
      post(reordered),
      backend.request('PUT', `${path}/boss-order`, { token, body: { bossIds } }),
      backend.request('POST', '/api/admin/loot/bulk', { token, body }),
      backend.request('PUT', path, { token, body: { name: 'Renamed' } }),
      backend.request('DELETE', `/api/admin/bosses/${bossIds[1]}`, { token }),
      backend.request('DELETE', path, { token }),
      post(reordered),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })

  it('and the end of their raid make it anew or find it gone', async () => {
    const { id } = await take(raidFile([boss('first', 1)]))
    const imports = Array.from({ length: 20 }, () => post(raidFile([boss('first', 1)])))
    const ends = Array.from({ length: 5 }, () =>
      backend.request('DELETE', `/api/admin/instances/${id}`, { token }),
    )
    const answers = await Promise.all([...imports, ...ends])
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})
