import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCharacters, type Character } from '@/contract/character'
import { characters } from '../../../server/database/schema'
import { refreshCharacters } from '../../../server/characters/refresh-characters'
import { createSharedBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'

const DAY_MS = 24 * 60 * 60 * 1000

const backend = await createSharedBackend()
const token = await backend.signIn('Raider#3000')

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await backend.database.update(characters).set({ fetchedAt: new Date(backend.clock.now) })
})

/** Makes Frostelle's data outdated: fetched that many days ago. */
async function setAge(days: number) {
  await backend.database
    .update(characters)
    .set({ itemLevel: 1, fetchedAt: new Date(backend.clock.now - days * DAY_MS) })
    .where(eq(characters.name, 'Frostelle'))
}

async function refresh(signal?: AbortSignal) {
  const { database, battleNet, clock } = backend
  await refreshCharacters({ database, battleNet, now: () => clock.now, signal })
}

async function readFrostelle(): Promise<Character | undefined> {
  const all = await make(backend, listCharacters, { token })
  return all.find(({ name }) => name === 'Frostelle')
}

function answerWith(respond: () => Response, times = 1) {
  backend.sandbox.script({
    match: ({ url }) => new URL(url).pathname.endsWith('/frostelle'),
    respond,
    times,
  })
}

const notFound = () => Response.json({ code: 404, type: 'BLZWEBAPI00000404' }, { status: 404 })
const maintenance = () =>
  new Response('<!doctype html><title>Down</title>', { headers: { 'Content-Type': 'text/html' } })
const broken = () => new Response('', { status: 503 })

describe('refreshCharacters (30-day rule)', () => {
  it('characters fetched less than 20 days ago are not fetched again', async () => {
    await setAge(19)
    const before = await fingerprint(backend.database)
    const requests: string[] = []
    backend.sandbox.script({
      match: ({ url }) => {
        requests.push(url)
        return false
      },
      respond: () => new Response(),
    })
    await refresh()
    expect(requests).toEqual([])
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('characters fetched 20 days ago or earlier are fetched again, without a grant of their user', async () => {
    await setAge(20)
    backend.clock.now += DAY_MS
    await refresh()
    const frostelle = await readFrostelle()
    expect(frostelle?.lastSyncedAt).toBe(new Date(backend.clock.now).toISOString())
    expect(frostelle?.itemLevel).toBeGreaterThan(1)
  })

  it.each([
    ['a 404, which does not prove a deletion', notFound, 1],
    ['a maintenance page with 200', maintenance, 1],
    ['repeated 503', broken, 3],
    ['repeated 429', () => new Response('', { status: 429 }), 3],
  ])(
    'before 30 days, %s: the data is kept, and the next refresh fetches it again',
    async (_, respond, times) => {
      await setAge(29)
      answerWith(respond, times)
      const before = await fingerprint(backend.database)
      await refresh()
      expect(await fingerprint(backend.database)).toEqual(before)
      await refresh()
      expect((await readFrostelle())?.itemLevel).toBeGreaterThan(1)
    },
  )

  it('after 30 days without an answer, the Battle.net data is deleted; characters and wishlists are kept', async () => {
    await setAge(30)
    answerWith(notFound)
    const lists = (await readFrostelle())?.wishlistCount
    await refresh()
    expect(await readFrostelle()).toMatchObject({
      name: 'Frostelle',
      className: 'Mage',
      realmSlug: 'argent-dawn',
      raceName: null,
      specialization: null,
      itemLevel: null,
      avatarUrl: null,
      guild: null,
      wishlistCount: lists,
    })
    // The data returns as soon as Battle.net shows the character again.
    await refresh()
    expect((await readFrostelle())?.guild).not.toBeNull()
  })

  it('if another character now has the name, its data is not stored', async () => {
    await setAge(25)
    await backend.database
      .update(characters)
      .set({ blizzardCharacterId: 1 })
      .where(eq(characters.name, 'Frostelle'))
    await refresh()
    expect((await readFrostelle())?.itemLevel).toBe(1)
  })

  it('an aborted signal stops it before the next character', async () => {
    await setAge(25)
    const before = await fingerprint(backend.database)
    await refresh(AbortSignal.abort())
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
