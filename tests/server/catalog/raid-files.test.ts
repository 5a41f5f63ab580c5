import { beforeEach, describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import { deleteInstance, listInstances } from '@/contract/admin/admin-instance'
import { listLoot } from '@/contract/admin/admin-loot-item'
import {
  exportRaid,
  importRaid,
  raidFileSchema,
  type RaidFile,
} from '@/contract/admin/admin-raid-file'
import { createAdminScene } from '../../support/admin-entities'
import { createTestBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import { sample } from '../../support/runs'
import { CLOAK, createRaidFileCalls, fileBoss, raidFile, RING } from './raid-file-calls'

let count = 0
let slug: string

const { backend, admin, token, catalog } = await createAdminScene()
const calls = createRaidFileCalls(backend, token)
beforeEach(() => {
  count += 1
  slug = `shared-${count}`
})

/** A raid file of an instance with those item levels. */
function withLevels(itemLevels?: RaidFile['instance']['itemLevels']) {
  return raidFile(slug, [], { itemLevels })
}

describe('raid files', () => {
  it('import of a new raid: fields that are left out get their defaults', async () => {
    const instance = await calls.importFile(
      raidFile(slug, [fileBoss('first', 1, [CLOAK, RING]), fileBoss('second', 2)]),
    )
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
    const { items } = await admin.make(listLoot, { query })
    expect(items).toMatchObject([
      { ...CLOAK, rarity: 'EPIC', isTokenItem: false },
      { ...RING, blizzardItemId: 101, wowheadId: 101 },
    ])
    expect((await admin.make(listBosses, { query }))[0]?.isOptional).toBe(false)
  })

  it('item levels are replaced as a whole, cleared by null, and unchanged if left out', async () => {
    const levels = { LFR: 285, Heroic: 311 }
    const { id } = await calls.importFile(withLevels(levels))
    const read = async () => (await calls.exportFile(id)).instance.itemLevels
    expect(await read()).toEqual({ ...levels, Normal: null, Mythic: null })
    await calls.importFile(withLevels())
    expect(await read()).toEqual({ ...levels, Normal: null, Mythic: null })
    const [row] = await calls.dryRun(withLevels({ Heroic: 314, Mythic: null }))
    expect(row?.fields?.itemLevels).toMatch(/^Was (LFR 285, Heroic 311|Heroic 311, LFR 285)$/)
    await calls.importFile(withLevels({ Heroic: 314, Mythic: null }))
    expect(await read()).toEqual({ LFR: null, Normal: null, Heroic: 314, Mythic: null })
    await calls.importFile(withLevels(null))
    expect(await read()).toBeNull()
  })

  it('import of the unchanged export of every seeded raid changes nothing', async () => {
    const before = await fingerprint(backend.database)
    for (const { id } of sample(await admin.make(listInstances), 3)) {
      const file = await calls.exportFile(id)
      expect(raidFileSchema.parse(file)).toEqual(file)
      const rows = await calls.dryRun(file)
      expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']))
      await calls.importFile(file)
      await calls.importFile(file)
      expect(await calls.exportFile(id)).toEqual(file)
    }
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('export and import into an empty catalog gives the same raids', async () => {
    const files: RaidFile[] = []
    for (const { id } of sample(await admin.make(listInstances), 3)) {
      files.push(await calls.exportFile(id))
    }
    const other = await createTestBackend()
    try {
      const otherAdmin = { token: await other.signIn('Admin#1000') }
      const query = { force: 'true' } as const
      for (const { id: instanceId } of await make(other, listInstances, otherAdmin)) {
        await make(other, deleteInstance, { ...otherAdmin, query, params: { instanceId } })
      }
      for (const body of files) {
        const answer = await make(other, importRaid, { ...otherAdmin, body })
        const instanceId = 'instance' in answer ? answer.instance.id : ''
        expect(await make(other, exportRaid, { ...otherAdmin, params: { instanceId } })).toEqual(
          body,
        )
      }
    } finally {
      await other.close()
    }
  })

  it('import updates what the file lists and keeps everything else; the dry run reports the previous values', async () => {
    const { id } = await calls.importFile(
      raidFile(slug, [fileBoss('first', 1, [RING, CLOAK]), fileBoss('second', 2, [CLOAK])], {
        sortOrder: 7,
      }),
    )
    const changed = raidFile(
      slug,
      [fileBoss('first', 1, [{ ...RING, itemSlot: 'NECK', itemType: 'Necklace' }])],
      { name: 'Renamed' },
    )
    expect(await calls.dryRun(changed)).toEqual([
      {
        index: 0,
        kind: 'instance',
        name: 'Renamed',
        outcome: 'changed',
        fields: { name: 'Was Shared' },
        basis: null,
      },
      {
        index: 1,
        kind: 'boss',
        name: 'The first',
        outcome: 'duplicate',
        fields: null,
        basis: null,
      },
      {
        index: 2,
        kind: 'item',
        name: 'Ring',
        outcome: 'changed',
        fields: { itemSlot: 'Was Finger', itemType: 'Was Ring' },
        basis: null,
      },
    ])
    const changes = (await calls.dryRunWithChanges(changed)).map((row) => row.changes)
    expect(changes).toEqual([
      { name: { from: 'Shared', to: 'Renamed' } },
      null,
      { itemSlot: { from: 'Finger', to: 'Neck' }, itemType: { from: 'Ring', to: 'Necklace' } },
    ])
    expect(await calls.importFile(changed)).toMatchObject({
      id,
      name: 'Renamed',
      sortOrder: 7,
      itemCount: 3,
    })
    const file = await calls.exportFile(id)
    expect(
      file.bosses.map(({ items }) => items.map(({ name, itemSlot }) => [name, itemSlot])),
    ).toEqual([
      [
        ['Cloak', 'BACK'],
        ['Ring', 'NECK'],
      ],
      [['Cloak', 'BACK']],
    ])
    expect((await calls.dryRun(changed)).every(({ outcome }) => outcome === 'duplicate')).toBe(true)
  })

  it('import reorders bosses; bosses that the file does not list keep their place unless it is taken', async () => {
    const { id } = await calls.importFile(
      raidFile(slug, [fileBoss('a', 1), fileBoss('b', 2), fileBoss('c', 3), fileBoss('d', 50)]),
    )
    await calls.importFile(raidFile(slug, [fileBoss('c', 1), fileBoss('b', 2), fileBoss('a', 3)]))
    expect(await calls.readPlaces(id)).toEqual(['1 c', '2 b', '3 a', '50 d'])
    await calls.importFile(raidFile(slug, [fileBoss('new', 1), fileBoss('a', 50)]))
    expect(await calls.readPlaces(id)).toEqual(['1 new', '2 b', '3 c', '4 d', '50 a'])
    await calls.importFile(raidFile(slug, [fileBoss('new', 1), fileBoss('a', 50)]))
    expect(await calls.readPlaces(id)).toEqual(['1 new', '2 b', '3 c', '4 d', '50 a'])
  })

  it('items of one boss with the same name are kept apart', async () => {
    const { id } = await calls.importFile(raidFile(slug, [fileBoss('first', 1)]))
    const [first] = await admin.make(listBosses, { query: { instanceId: id } })
    for (const rarity of ['EPIC', 'RARE', 'EPIC']) {
      await catalog.newItem(first?.id ?? '', { name: 'Twin', rarity })
    }
    const file = await calls.exportFile(id)
    const reversed = raidFile(
      slug,
      file.bosses.map((one) => ({ ...one, items: one.items.toReversed() })),
      file.instance,
    )
    const before = await fingerprint(backend.database)
    await calls.importFile(reversed)
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
