import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listCharacters, type Character } from '@/contract/character'
import { characters } from '../../../server/database/schema'
import { refreshCharacters } from '../../../server/characters/refresh-characters'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'

const DAY_MS = 24 * 60 * 60 * 1000

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Raider#3000')
})
afterAll(() => backend.close())

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await backend.database.update(characters).set({ fetchedAt: new Date(backend.clock.now) })
})

/** Frostelle as she was kept that many days ago. */
async function age(days: number) {
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

describe('the 30-day rule', () => {
  it('leaves alone what is younger than 20 days', async () => {
    await age(19)
    const before = await fingerprint(backend.database)
    const asked = vi.spyOn(backend.battleNet, 'getCharacter')
    await refresh()
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('reads anew what is older, without anybody signed in at Battle.net', async () => {
    await age(20)
    backend.clock.now += DAY_MS
    await refresh()
    const frostelle = await readFrostelle()
    expect(frostelle?.lastSyncedAt).toBe(new Date(backend.clock.now).toISOString())
    expect(frostelle?.itemLevel).toBeGreaterThan(1)
  })

  it.each([
    ['a 404, which is no proof of deletion', notFound, 1],
    ['a maintenance page with 200', maintenance, 1],
    ['503 and again', broken, 3],
    ['429 and again', () => new Response('', { status: 429 }), 3],
  ])('keeps everything through %s, before the 30 days are over', async (_, respond, times) => {
    await age(29)
    answerWith(respond, times)
    const before = await fingerprint(backend.database)
    await refresh()
    expect(await fingerprint(backend.database)).toEqual(before)
    await refresh()
    expect((await readFrostelle())?.itemLevel).toBeGreaterThan(1)
  })

  it('forgets what Battle.net has not shown for 30 days, but no character and no list', async () => {
    await age(30)
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
    // And is whole again as soon as it is shown again.
    await refresh()
    expect((await readFrostelle())?.guild).not.toBeNull()
  })

  it('takes nobody else’s character for it', async () => {
    await age(25)
    await backend.database
      .update(characters)
      .set({ blizzardCharacterId: 1 })
      .where(eq(characters.name, 'Frostelle'))
    await refresh()
    expect((await readFrostelle())?.itemLevel).toBe(1)
  })

  it('stops between two characters when the server stops', async () => {
    await age(25)
    const before = await fingerprint(backend.database)
    await refresh(AbortSignal.abort())
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
