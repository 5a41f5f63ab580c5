import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
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
import { createSharedBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'

const backend = await createSharedBackend()
const token = await backend.signIn('Newcomer#2000')

beforeEach(async () => {
  // Every test starts without imported characters of the newcomer.
  const users = await backend.database.query.users.findMany()
  const newcomer = users.find(({ battleNetTag }) => battleNetTag === 'Newcomer#2000')
  await backend.database.delete(characters).where(eq(characters.userId, newcomer?.id ?? ''))
})

async function listAvailable(as = token): Promise<AvailableCharacter[]> {
  return make(backend, listAvailableCharacters, { token: as })
}

async function findAvailable(name: string) {
  const found = (await listAvailable()).find((character) => character.name === name)
  if (!found) throw new Error(`${name} is not on the account`)
  return found
}

async function importByName(name: string) {
  const body = { character: await findAvailable(name) }
  const { character } = await make(backend, importCharacter, { token, body })
  if (!character) throw new Error('The import returned no character')
  return character
}

async function importRejected(character: object) {
  const before = await fingerprint(backend.database)
  const answer = await rejection(backend, importCharacter, { token, body: { character } })
  expect(await fingerprint(backend.database)).toEqual(before)
  return answer
}

/** Makes the sandbox answer requests whose path ends with `end` with `respond`. */
function script(end: string, respond: () => Response, times = 1) {
  backend.sandbox.script({
    match: ({ url }) => decodeURIComponent(new URL(url).pathname).endsWith(end),
    respond,
    times,
  })
}

describe('available characters', () => {
  it('are those of all game accounts and regions; imported ones are marked and have an item level', async () => {
    expect((await listAvailable()).map(({ isImported }) => isImported)).toEqual(
      Array.from({ length: 8 }, () => false),
    )
    await importByName('Brannoch')
    const marked = (await listAvailable()).filter(({ isImported }) => isImported)
    expect(marked.map(({ name, itemLevel }) => [name, itemLevel])).toEqual([['Brannoch', 251]])
    const raiders = await listAvailable(await backend.signIn('Raider#3000'))
    expect(raiders.map(({ name, region, isImported }) => [name, region, isImported])).toEqual(
      expect.arrayContaining([
        ['Frostelle', 'eu', true],
        ['Saelunor', 'eu', false],
        ['Tessavane', 'us', false],
      ]),
    )
  })

  it('an account without characters: empty list', async () => {
    expect(await listAvailable(await backend.signIn('Empty#4000'))).toEqual([])
  })
})

describe('import character', () => {
  it('everything but the identity comes from Battle.net, not from the body', async () => {
    const body = {
      character: {
        ...(await findAvailable('Zûlkani')),
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

  it('a character without specialization, item level and guild is imported', async () => {
    expect(await importByName('Oakhorn')).toMatchObject({
      specialization: null,
      itemLevel: null,
      guild: null,
    })
  })

  it('imported characters are listed and counted', async () => {
    const count = { hasCharacters: false, characterCount: 0 }
    expect(await make(backend, getMyCharacterCount, { token })).toEqual(count)
    await importByName('Brannoch')
    await importByName('Lirienne')
    expect(await make(backend, getMyCharacterCount, { token })).toEqual({
      hasCharacters: true,
      characterCount: 2,
    })
    const names = (await make(backend, listCharacters, { token })).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Brannoch', 'Lirienne'])
  })

  it('characters are listed in the order of their import', async () => {
    for (const name of ['Mingzhao', 'Brannoch', 'Vyrastra']) {
      await importByName(name)
      backend.clock.now += 1
    }
    const names = (await make(backend, listCharacters, { token })).map(({ name }) => name)
    expect(names).toEqual(['Mingzhao', 'Brannoch', 'Vyrastra'])
  })

  it('a character that is already imported: 409', async () => {
    await importByName('Brannoch')
    expect(await importRejected(await findAvailable('Brannoch'))).toMatchObject({
      status: 409,
      code: 'CHARACTER_ALREADY_IMPORTED',
      message: 'Brannoch has already been imported',
    })
  })

  it('an own character with another region: 404', async () => {
    const character = { ...(await findAvailable('Lirienne')), region: 'us' }
    expect(await importRejected(character)).toMatchObject({
      status: 404,
      code: 'CHARACTER_NOT_FOUND',
    })
  })

  it('a character that Battle.net does not show: 502, nothing changes', async () => {
    expect(await importRejected(await findAvailable('Selhane'))).toMatchObject({
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
    'Battle.net answers %i with headers %o: %i %s, nothing is imported',
    async (status, headers, expected, code, retryAfter) => {
      const character = await findAvailable('Lirienne')
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

  it('the list of available characters is fetched from Battle.net once for several imports', async () => {
    const reads: string[] = []
    backend.clock.now += 60_000
    backend.sandbox.script({
      match: ({ url }) => {
        if (url.includes('/profile/user/wow')) reads.push(url)
        return false
      },
      respond: () => new Response(),
    })
    await importByName('Brannoch')
    const afterList = reads.length
    const body = { character: { ...(await findAvailable('Lirienne')) } }
    const afterSecondList = reads.length
    await make(backend, importCharacter, { token, body })
    expect(reads.length).toBe(afterSecondList)
    expect(afterSecondList - afterList).toBe(afterList)
  })
})
