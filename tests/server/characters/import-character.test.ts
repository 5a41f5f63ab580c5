import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  type AvailableCharacter,
} from '@/contract/character'
import { errorBodySchema } from '@/contract/error'
import { getMyCharacterCount } from '@/contract/session'
import { characters } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Newcomer#2000')
})
afterAll(() => backend.close())

beforeEach(async () => {
  // The newcomer has imported nothing yet, whatever the test before did.
  const users = await backend.database.query.users.findMany()
  const newcomer = users.find(({ battleNetTag }) => battleNetTag === 'Newcomer#2000')
  await backend.database.delete(characters).where(eq(characters.userId, newcomer?.id ?? ''))
})

async function available(as = token): Promise<AvailableCharacter[]> {
  return make(backend, listAvailableCharacters, { token: as })
}

async function availableNamed(name: string) {
  const found = (await available()).find((character) => character.name === name)
  if (!found) throw new Error(`${name} is not on the account`)
  return found
}

async function importNamed(name: string) {
  const body = { character: await availableNamed(name) }
  const { character } = await make(backend, importCharacter, { token, body })
  if (!character) throw new Error('The import showed no character')
  return character
}

async function importRefused(character: object, as = token) {
  const before = await fingerprint(backend.database)
  const answer = await refusal(backend, importCharacter, { token: as, body: { character } })
  expect(await fingerprint(backend.database)).toEqual(before)
  return answer
}

/** Lets the sandbox answer a request whose address ends so. */
function script(end: string, respond: () => Response, times = 1) {
  backend.sandbox.script({
    match: ({ url }) => decodeURIComponent(new URL(url).pathname).endsWith(end),
    respond,
    times,
  })
}

describe('the characters that may be imported', () => {
  it('are those of all game accounts and regions, marked when they are imported', async () => {
    expect((await available()).map(({ isImported }) => isImported)).toEqual(
      Array.from({ length: 8 }, () => false),
    )
    await importNamed('Brannoch')
    const marked = (await available()).filter(({ isImported }) => isImported)
    expect(marked.map(({ name }) => name)).toEqual(['Brannoch'])
    const raiders = await available(await backend.signIn('Raider#3000'))
    expect(raiders.map(({ name, region, isImported }) => [name, region, isImported])).toEqual(
      expect.arrayContaining([
        ['Frostelle', 'eu', true],
        ['Saelunor', 'eu', false],
        ['Tessavane', 'us', false],
      ]),
    )
  })

  it('are none for an account without any', async () => {
    expect(await available(await backend.signIn('Empty#4000'))).toEqual([])
  })
})

describe('an import', () => {
  it('takes everything but the identity from Battle.net', async () => {
    const body = {
      character: {
        ...(await availableNamed('Zûlkani')),
        name: 'Forged',
        className: 'Mage',
        realm: 'Nowhere',
        realmSlug: 'nowhere',
        faction: 'ALLIANCE',
        level: 999,
      },
    }
    const answer = await make(backend, importCharacter, { token, body })
    expect(answer).toMatchObject({
      character: {
        name: 'Zûlkani',
        className: 'Shaman',
        realm: 'Marécage de Zangar',
        realmSlug: 'marécage-de-zangar',
        faction: 'HORDE',
        level: 88,
        itemLevel: 212,
        specialization: 'enhancement',
        guild: { name: 'Crimson Harvest' },
        wishlistCount: 0,
      },
      equipmentCount: 16,
    })
    const { id: characterId = '' } = answer.character ?? {}
    expect(await make(backend, getCharacter, { token, params: { characterId } })).toEqual(
      answer.character,
    )
  })

  it('takes a beginner without specialization and item level', async () => {
    expect(await importNamed('Oakhorn')).toMatchObject({
      specialization: null,
      itemLevel: null,
      guild: null,
    })
  })

  it('counts', async () => {
    const count = { hasCharacters: false, characterCount: 0 }
    expect(await make(backend, getMyCharacterCount, { token })).toEqual(count)
    await importNamed('Brannoch')
    await importNamed('Lirienne')
    expect(await make(backend, getMyCharacterCount, { token })).toEqual({
      hasCharacters: true,
      characterCount: 2,
    })
    const names = (await make(backend, listCharacters, { token })).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Brannoch', 'Lirienne'])
  })

  it('lists the oldest import first', async () => {
    for (const name of ['Mingzhao', 'Brannoch', 'Vyrastra']) {
      await importNamed(name)
      backend.clock.now += 1
    }
    const names = (await make(backend, listCharacters, { token })).map(({ name }) => name)
    expect(names).toEqual(['Mingzhao', 'Brannoch', 'Vyrastra'])
  })

  it('of the same character is a conflict', async () => {
    await importNamed('Brannoch')
    expect(await importRefused(await availableNamed('Brannoch'))).toMatchObject({
      status: 409,
      code: 'CHARACTER_ALREADY_IMPORTED',
      message: 'Brannoch has already been imported',
    })
  })

  it("of someone else's character finds none", async () => {
    const character = await availableNamed('Lirienne')
    const raider = await backend.signIn('Raider#3000')
    expect(await importRefused(character, raider)).toMatchObject({
      status: 404,
      code: 'CHARACTER_NOT_FOUND',
    })
  })

  it('of an own character in another region finds none', async () => {
    const character = { ...(await availableNamed('Lirienne')), region: 'us' }
    expect(await importRefused(character)).toMatchObject({ status: 404 })
  })

  it('of a character that Battle.net does not show makes none', async () => {
    expect(await importRefused(await availableNamed('Selhane'))).toMatchObject({
      status: 502,
      code: 'CHARACTER_FETCH_ERROR',
      message: expect.stringContaining('Selhane'),
    })
  })

  it.each([
    [429, { 'Retry-After': '30' }, 429, 'BATTLENET_RATE_LIMITED', 30],
    [429, {}, 429, 'BATTLENET_RATE_LIMITED', 10],
    [500, {}, 502, 'BATTLENET_API_ERROR', undefined],
    [403, {}, 502, 'BATTLENET_API_ERROR', undefined],
  ])(
    'that Battle.net answers with %i %o is %i %s',
    async (status, headers, expected, code, retryAfter) => {
      const character = await availableNamed('Lirienne')
      const times = 'Retry-After' in headers || status === 403 ? 1 : 3
      script('/lirienne', () => new Response('{}', { status, headers }), times)
      const answer = await backend.request('POST', '/api/characters/import', {
        token,
        body: { character },
      })
      expect(answer).toMatchObject({ status: expected, body: { error: { code } } })
      expect(answer.headers.get('Retry-After')).toBe(
        retryAfter === undefined ? null : String(retryAfter),
      )
      const { error } = errorBodySchema.parse(answer.body)
      expect(error.details?.retryAfter).toBe(retryAfter)
      expect(await make(backend, listCharacters, { token })).toEqual([])
    },
  )

  it('asks for the list of the account once for many', async () => {
    const reads: string[] = []
    backend.clock.now += 60_000
    backend.sandbox.script({
      match: ({ url }) => {
        if (url.includes('/profile/user/wow')) reads.push(url)
        return false
      },
      respond: () => new Response(),
    })
    await importNamed('Brannoch')
    const afterList = reads.length
    const body = { character: { ...(await availableNamed('Lirienne')) } }
    const afterSecondList = reads.length
    await make(backend, importCharacter, { token, body })
    expect(reads.length).toBe(afterSecondList)
    expect(afterSecondList - afterList).toBe(afterList)
  })
})
