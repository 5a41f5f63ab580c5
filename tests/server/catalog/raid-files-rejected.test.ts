import { beforeEach, describe, expect, it } from 'vitest'
import { createSharedBackend } from '../../support/backend/backend'
import { fingerprint } from '../../support/backend/backend-tables'
import { CLOAK, createRaidFileCalls, fileBoss, raidFile, RING } from './raid-file-calls'

let count = 0
let slug: string

const backend = await createSharedBackend()
const calls = createRaidFileCalls(backend, await backend.signIn('Admin#1000'))
beforeEach(() => {
  count += 1
  slug = `rejected-${count}`
})

describe('raid files that are rejected', () => {
  it('a file that would lead to more than fifty bosses is rejected, also in a dry run', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => fileBoss(`boss-${index}`, index + 1))
    const { id } = await calls.importFile(raidFile(slug, fifty))
    const one = raidFile(slug, [fileBoss('one-more', 1)])
    const expected = { status: 400, fields: { bosses: expect.any(String) } }
    expect(await calls.importRejected(one)).toMatchObject(expected)
    expect(await calls.importRejected(one, 'true')).toMatchObject(expected)
    await calls.importFile(
      raidFile(
        slug,
        fifty.toReversed().map((each, index) => ({ ...each, encounterOrder: index + 1 })),
      ),
    )
    expect((await calls.readPlaces(id))[0]).toBe('1 boss-49')
    const many = raidFile(slug, [...fifty, fileBoss('one-more', 1)])
    expect(await calls.importRejected(many)).toMatchObject({ status: 400 })
  })

  it('invalid rows: the dry run reports them per row, the import rejects them by field path', async () => {
    const file = raidFile(slug, [
      fileBoss('first', 1, [RING, { ...CLOAK, name: '' }]),
      fileBoss('first', 1, [CLOAK]),
      { ...fileBoss('Bad Slug', 3), items: [] },
    ])
    const rows = await calls.dryRun(file)
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
    const rejected = await calls.importRejected(file)
    expect(rejected).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
    expect(Object.keys(rejected.fields)).toEqual(['bosses.0.items.1.name', 'bosses.2.slug'])
    const repeated = raidFile(slug, [fileBoss('first', 1), fileBoss('first', 1)])
    const { fields } = await calls.importRejected(repeated)
    expect(Object.keys(fields)).toEqual(['bosses.1.slug', 'bosses.1.encounterOrder'])
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it.each([
    [{}, 'format'],
    [{ format: 'guildr-raid', version: 2, instance: {}, bosses: [] }, 'version'],
    [{ format: 'guildr-raid', version: 1, instance: {}, bosses: 'none' }, 'bosses'],
  ])(
    'a file of another format or version is rejected, also in a dry run: %o',
    async (body, field) => {
      const { status, fields } = await calls.importRejected(body, 'true')
      expect(status).toBe(400)
      expect(Object.keys(fields)).toContain(field)
    },
  )

  it('dry run: an invalid instance does not hide the outcomes of bosses and items', async () => {
    const body = { ...raidFile(slug, [fileBoss('first', 1, [RING])]), instance: null }
    expect((await calls.dryRun(body)).map(({ outcome }) => outcome)).toEqual([
      'invalid',
      'new',
      'new',
    ])
  })

  it('a file of up to two megabytes is accepted, a larger one gets 413', async () => {
    const items = Array.from({ length: 950 }, (_, index) => ({
      ...CLOAK,
      name: `Cloak ${index}`,
      description: 'x'.repeat(2000),
    }))
    const file = raidFile(slug, [fileBoss('first', 1, items)])
    const size = JSON.stringify(file).length
    expect(size).toBeGreaterThan(1_950_000)
    expect(size).toBeLessThan(2_000_000)
    expect((await calls.importFile(file)).itemCount).toBe(950)
    const larger = raidFile(slug, [fileBoss('first', 1, [...items, ...items])])
    expect(await calls.importRejected(larger)).toMatchObject({
      status: 413,
      code: 'BAD_REQUEST',
    })
  })
})
