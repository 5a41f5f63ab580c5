import { describe, expect, it } from 'vitest'
import {
  createSeason,
  deleteSeason,
  listSeasons,
  updateSeason,
} from '@/contract/admin/admin-season'
import { seedSeasons } from '../../../server/database/seed/seasons'
import { createSharedBackend } from '../../support/backend/backend'
import { signInPerson } from '../../support/entities'
import { make } from '../../support/backend/backend-calls'
import { createHistoryCalls } from '../catalog/history/history-calls'

const SEASON = {
  name: 'Midnight Season 3',
  veteran: '13001-13006',
  champion: '',
  hero: '13017, 13019',
  myth: '',
}

const backend = await createSharedBackend()
const admin = await signInPerson(backend, 'Admin#1000')
const { token } = admin
const history = createHistoryCalls(backend, token)

const list = () => admin.make(listSeasons)

describe('seasons', () => {
  it('are the known ones at first, newest first; a later start adds none', async () => {
    await seedSeasons(backend.database)
    expect((await list()).map(({ name, hero }) => `${name}: ${hero}`)).toEqual([
      'Midnight Season 2: 12841-12846',
      'Midnight Season 1: 12793-12798',
      'The War Within Season 1: 10256, 10261-10265',
    ])
  })

  it('an admin adds and changes one; the history lists both, and the change can be undone', async () => {
    backend.clock.now += 60_000
    const created = await admin.make(createSeason, { body: SEASON })
    expect(created).toEqual({ id: created.id, ...SEASON })
    expect((await list())[0]).toEqual(created)
    const params = { seasonId: created.id }
    const body = { name: 'Season 3', hero: '13017' }
    const changed = await admin.make(updateSeason, { params, body })
    expect(changed).toEqual({ ...created, ...body })
    const entry = await history.newest()
    expect(entry).toMatchObject({
      action: 'changed',
      kind: 'season',
      name: 'Season 3',
      changes: [
        { field: 'hero', from: '13017, 13019', to: '13017' },
        { field: 'name', from: 'Midnight Season 3', to: 'Season 3' },
      ],
    })
    await history.undo(entry.id)
    expect((await list())[0]).toEqual(created)
    const { entries } = await history.read({ query: { kind: 'season' } })
    expect(entries.map(({ action }) => action)).toEqual(['reverted', 'changed', 'created'])
  })

  it('a change cannot be undone after another one of the same field', async () => {
    const [season] = await list()
    const params = { seasonId: season?.id ?? '' }
    await admin.make(updateSeason, { params, body: { myth: '1' } })
    const first = await history.newest()
    await admin.make(updateSeason, { params, body: { myth: '2' } })
    expect(await history.undoRejected(first.id)).toMatchObject({ status: 409 })
  })

  it('an admin deletes one; its undo restores it at its place', async () => {
    const before = await list()
    const params = { seasonId: before[1]?.id ?? '' }
    await admin.make(deleteSeason, { params })
    expect(await list()).toEqual(before.toSpliced(1, 1))
    expect(await admin.rejection(deleteSeason, { params })).toMatchObject({ status: 404 })
    const entry = await history.newest()
    expect(entry).toMatchObject({ action: 'deleted', kind: 'season', name: before[1]?.name })
    await history.undo(entry.id)
    expect(await list()).toEqual(before)
  })

  it('a name that another season has is rejected', async () => {
    const body = { ...SEASON, name: 'Midnight Season 1' }
    expect(await admin.rejection(createSeason, { body })).toMatchObject({
      status: 409,
      fields: { name: 'Another season has this name' },
    })
  })

  it('an unknown season is 404, and an empty change is none', async () => {
    const body = { hero: '1' }
    expect(
      await admin.rejection(updateSeason, { params: { seasonId: 'none' }, body }),
    ).toMatchObject({ status: 404 })
    const { id } = await history.newest()
    const [season] = await list()
    const same = { token, params: { seasonId: season?.id ?? '' }, body: { myth: season?.myth } }
    expect(await make(backend, updateSeason, same)).toEqual(season)
    expect((await history.newest()).id).toBe(id)
  })
})
