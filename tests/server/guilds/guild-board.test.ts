import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '@/contract/account'
import { removeCharacter } from '@/contract/character'
import { listGuilds } from '@/contract/guild'
import {
  getGuild,
  getGuildBoard,
  getGuildRoster,
  refreshGuildRoster,
  setGuildSharing,
  setOfficerRanks,
} from '@/contract/guild-board'
import { getWishlist, listCharacterWishlists, updateWishlist } from '@/contract/wishlist'
import { lootItems } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, pathOf, rejection } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import {
  connectGuild,
  FROSTELLE,
  importNamed,
  scriptRoster,
  shareFrostelle,
  THALDORIMEND,
} from '../../support/guild'

const MINUTE_MS = 60_000

let backend: TestBackend
let raider: Person
let master: string
let newcomer: string
let guildId: string
let board: { guildId: string; instanceId: string; difficulty: string }

beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  master = await backend.signIn('Admin#1000')
  newcomer = await backend.signIn('Newcomer#2000')
  guildId = (await connectGuild(backend, raider)).id
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  board = { guildId, instanceId, difficulty: 'Heroic' }
})
afterEach(() => backend.close())

const readBoard = (token = master) => make(backend, getGuildBoard, { token, params: board })

async function ask(etag?: string) {
  const { status, headers, body } = await backend.request('GET', pathOf(getGuildBoard, board), {
    token: master,
    headers: etag ? { 'If-None-Match': etag } : {},
  })
  return { status, body, etag: headers.get('ETag') ?? '' }
}

const readRoster = () => make(backend, getGuildRoster, { token: master, params: board })
const refresh = async () => {
  backend.clock.now += MINUTE_MS
  const call = { token: master, params: { guildId } }
  return make(backend, refreshGuildRoster, call)
}

async function mainList() {
  const { id: characterId } = await raider.character('Frostelle')
  const params = { characterId }
  const lists = await make(backend, listCharacterWishlists, { token: raider.token, params })
  const list = lists.find(({ isMainWishlist }) => isMainWishlist)
  return make(backend, getWishlist, {
    token: raider.token,
    params: { wishlistId: list?.id ?? '' },
  })
}

describe('guild board: sharing', () => {
  it('is off until the owner turns it on', async () => {
    expect(await readBoard()).toEqual({ sharingCount: 0, lists: [] })
    expect(
      await make(backend, getGuild, { token: raider.token, params: { guildId } }),
    ).toMatchObject({
      rank: 'Officer',
      characters: [{ name: 'Frostelle', rank: 1, isShared: false }],
    })
  })

  it('shows the main wishlists with ranks, ticks and notes, and no other list', async () => {
    await raider.createWishlist('Frostelle', { name: 'Secret' })
    expect((await shareFrostelle(backend, raider, guildId)).characters).toMatchObject([
      { isShared: true },
    ])
    const { sharingCount, lists } = await readBoard()
    expect(sharingCount).toBe(1)
    expect(lists).toHaveLength(1)
    const { items } = await mainList()
    expect(lists[0]).toMatchObject({
      character: { name: 'Frostelle', className: 'Mage', specialization: 'frost', itemLevel: 281 },
      specialization: 'frost',
      wishes: items.map(({ lootItem, slot, priority, note, isObtained }) => ({
        lootItemId: lootItem.id,
        slot,
        priority,
        note,
        isObtained,
      })),
    })
  })

  it('ends at once when the owner turns it off', async () => {
    await shareFrostelle(backend, raider, guildId)
    await shareFrostelle(backend, raider, guildId, false)
    expect(await readBoard()).toEqual({ sharingCount: 0, lists: [] })
  })

  it('a list that loses its main mark is not shared any more', async () => {
    await shareFrostelle(backend, raider, guildId)
    const params = { wishlistId: (await mainList()).id }
    const body = { isMainWishlist: false }
    await make(backend, updateWishlist, { token: raider.token, params, body })
    expect(await readBoard()).toEqual({ sharingCount: 1, lists: [] })
  })

  it.each(['a character of someone else', 'a character outside of the guild'])(
    '%s cannot be shared: 404',
    async (which) => {
      const token = which.endsWith('else') ? master : raider.token
      const name = which.endsWith('else') ? 'Frostelle' : 'Kharzul'
      const before = await fingerprint(backend.database)
      const body = { characterId: (await raider.character(name)).id, isShared: true }
      const answer = await rejection(backend, setGuildSharing, { token, params: { guildId }, body })
      expect(answer).toMatchObject({ status: 404, code: 'CHARACTER_NOT_FOUND' })
      expect(await fingerprint(backend.database)).toEqual(before)
    },
  )

  it.each([
    [
      'the account is deleted',
      () =>
        make(backend, deleteAccount, {
          token: raider.token,
          body: { battleNetTag: 'Raider#3000' },
        }),
    ],
    [
      'the character is removed',
      async () => {
        const params = { characterId: (await raider.character('Frostelle')).id }
        await make(backend, removeCharacter, { token: raider.token, params })
      },
    ],
  ])('%s: nothing of it is on the board', async (_, remove) => {
    await shareFrostelle(backend, raider, guildId)
    await remove()
    expect(await readBoard()).toEqual({ sharingCount: 0, lists: [] })
    expect(await backend.database.query.guildShares.findMany()).toEqual([])
  })
})

describe('guild board: ETag', () => {
  it('304 without a body as long as nothing has changed', async () => {
    await shareFrostelle(backend, raider, guildId)
    const { etag } = await ask()
    expect(await ask(etag)).toEqual({ status: 304, body: undefined, etag })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['sharing ends', () => shareFrostelle(backend, raider, guildId, false)],
    [
      'a wish is ticked',
      async () => {
        const { id: wishlistId, items } = await mainList()
        const body = { items: [{ id: items[0]?.id, isObtained: true }] }
        await make(backend, updateWishlist, { token: raider.token, params: { wishlistId }, body })
      },
    ],
    ['a wish is added', async () => raider.addItems((await mainList()).id, 'WRIST', 1)],
    [
      'an admin deletes a loot item',
      async () => {
        const [wish] = (await mainList()).items
        await backend.database.delete(lootItems).where(eq(lootItems.id, wish?.lootItem.id ?? ''))
      },
    ],
  ])('%s: 200 with another ETag', async (_, change) => {
    await shareFrostelle(backend, raider, guildId)
    const { etag } = await ask()
    await change()
    const answer = await ask(etag)
    expect(answer.status).toBe(200)
    expect(answer.etag).not.toBe(etag)
  })

  it('another raid or difficulty has its own board; an unknown difficulty is 404', async () => {
    await shareFrostelle(backend, raider, guildId)
    const params = { ...board, difficulty: 'Mythic' }
    const mythic = await make(backend, getGuildBoard, { token: master, params })
    expect(mythic).toEqual({ sharingCount: 1, lists: [] })
    const wrong = { token: master, params: { ...board, difficulty: 'Hard' } }
    expect(await rejection(backend, getGuildBoard, wrong)).toMatchObject({ status: 404 })
  })
})

describe('guild board: roster', () => {
  it('lists the members by rank and name, with who shares and who has a list', async () => {
    await shareFrostelle(backend, raider, guildId)
    const members = await readRoster()
    expect(members).toHaveLength(27)
    expect(members.slice(0, 3)).toMatchObject([
      { name: 'Thaldorimend', className: 'Paladin', rank: 0, isShared: false, hasList: false },
      { name: 'Frostelle', className: 'Mage', rank: 1, isShared: true, hasList: true },
      { name: 'Ironvael', className: 'Death Knight', rank: 1, isShared: false },
    ])
    const params = { ...board, difficulty: 'Mythic' }
    const mythic = await make(backend, getGuildRoster, { token: master, params })
    expect(mythic[1]).toMatchObject({ name: 'Frostelle', isShared: true, hasList: false })
  })

  it('does not tell whether someone who does not share has a list', async () => {
    const members = await readRoster()
    expect(members.filter(({ hasList }) => hasList)).toEqual([])
  })

  it('is read again on demand, at most once a minute, and says what has changed', async () => {
    const call = { token: master, params: { guildId } }
    expect(await rejection(backend, refreshGuildRoster, call)).toMatchObject({
      status: 429,
      details: { retryAfter: 60 },
    })
    scriptRoster(backend, [
      [THALDORIMEND, 0],
      [FROSTELLE, 3],
      [1, 5],
    ])
    expect(await refresh()).toEqual({ joined: 1, left: 25, rankChanged: 1 })
    expect(
      await make(backend, getGuild, { token: raider.token, params: { guildId } }),
    ).toMatchObject({
      rank: 'Member',
      memberCount: 3,
      rosterReadAt: new Date(backend.clock.now).toISOString(),
    })
  })

  it('who leaves loses access and is not on the board any more; their lists stay', async () => {
    await shareFrostelle(backend, raider, guildId)
    scriptRoster(backend, [[THALDORIMEND, 0]])
    await refresh()
    const call = { token: raider.token, params: board }
    expect(await rejection(backend, getGuildBoard, call)).toMatchObject({ status: 404 })
    expect(await readBoard()).toEqual({ sharingCount: 0, lists: [] })
    expect((await mainList()).items).toHaveLength(7)
    // Who comes back has to turn sharing on again.
    await refresh()
    expect(await readBoard()).toEqual({ sharingCount: 0, lists: [] })
  })

  it.each([404, 403, 503])('Battle.net answers %i: nothing changes', async (status) => {
    await shareFrostelle(backend, raider, guildId)
    const before = await fingerprint(backend.database)
    backend.clock.now += MINUTE_MS
    backend.sandbox.script({
      match: ({ url }) => url.includes('/roster'),
      respond: () => Response.json({}, { status }),
      times: 3,
    })
    const call = { token: master, params: { guildId } }
    const answer = await rejection(backend, refreshGuildRoster, call)
    expect(answer).toMatchObject({ status: 502, code: 'BATTLENET_API_ERROR' })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('a roster without members counts as unreadable', async () => {
    const before = await fingerprint(backend.database)
    backend.clock.now += MINUTE_MS
    scriptRoster(backend, [])
    const call = { token: master, params: { guildId } }
    expect(await rejection(backend, refreshGuildRoster, call)).toMatchObject({ status: 502 })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('a member whose profile does not name the guild yet is a member by the roster', async () => {
    await importNamed(backend, newcomer, 'Lirienne')
    scriptRoster(backend, [
      [THALDORIMEND, 0],
      [230_200_002, 7],
    ])
    await refresh()
    expect(await make(backend, listGuilds, { token: newcomer })).toMatchObject([
      { id: guildId, rank: 'Member' },
    ])
  })

  it('the same id in another region is another character', async () => {
    await importNamed(backend, raider.token, 'Tessavane')
    const kharzul = await raider.character('Tessavane')
    expect(kharzul.region).toBe('us')
    scriptRoster(backend, [
      [THALDORIMEND, 0],
      [210_300_004, 2],
    ])
    await refresh()
    const call = { token: raider.token, params: { guildId } }
    expect(await rejection(backend, getGuild, call)).toMatchObject({ status: 404 })
  })
})

/** Who calls, and the status of each call of the guild. */
const ACCESS = [
  { caller: 'outsider', reads: 404, sharing: 404, ranks: 404 },
  { caller: 'member not sharing', reads: 200, sharing: 200, ranks: 403 },
  { caller: 'member sharing', reads: 200, sharing: 200, ranks: 403 },
  { caller: 'officer', reads: 200, sharing: 200, ranks: 403 },
  { caller: 'guild master', reads: 200, sharing: 200, ranks: 200 },
  { caller: 'former member', reads: 404, sharing: 404, ranks: 404 },
] as const

describe('guild board: access', () => {
  it.each(ACCESS)('$caller', async ({ caller, reads, sharing, ranks }) => {
    const { token, characterId } = await enter(caller)
    backend.clock.now += MINUTE_MS
    const before = await fingerprint(backend.database)
    const status = async (method: string, path: string, body?: unknown) =>
      (await backend.request(method, path, { token, body })).status
    const params = { guildId }
    expect(await status('PUT', pathOf(setOfficerRanks, params), { officerRanks: [1, 2] })).toBe(
      ranks,
    )
    expect(await status('GET', pathOf(getGuild, params))).toBe(reads)
    expect(await status('GET', pathOf(getGuildBoard, board))).toBe(reads)
    expect(await status('GET', pathOf(getGuildRoster, board))).toBe(reads)
    const body = { characterId, isShared: true }
    expect(await status('PUT', pathOf(setGuildSharing, params), body)).toBe(sharing)
    expect(await status('POST', pathOf(refreshGuildRoster, params))).toBe(reads)
    const hasChanged = !isDeepStrictEqual(await fingerprint(backend.database), before)
    expect(hasChanged).toBe(reads === 200)
  })

  async function enter(caller: (typeof ACCESS)[number]['caller']) {
    if (caller === 'guild master') {
      const admin = await signInPerson(backend, 'Admin#1000')
      return { token: master, characterId: (await admin.character('Thaldorimend')).id }
    }
    if (caller === 'officer') {
      return { token: raider.token, characterId: (await raider.character('Frostelle')).id }
    }
    // Lirienne is not in the guild.
    const name = caller === 'outsider' ? 'Lirienne' : 'Brannoch'
    const characterId = await importNamed(backend, newcomer, name)
    const body = { characterId, isShared: true }
    const call = { token: newcomer, params: { guildId }, body }
    if (caller === 'member sharing') await make(backend, setGuildSharing, call)
    if (caller === 'former member') {
      await make(backend, setGuildSharing, call)
      backend.clock.now += MINUTE_MS
      scriptRoster(backend, [[THALDORIMEND, 0]])
      await make(backend, refreshGuildRoster, { token: master, params: { guildId } })
    }
    return { token: newcomer, characterId }
  }

  it('officer ranks: the guild master makes a rank officers, and the label follows', async () => {
    await importNamed(backend, newcomer, 'Brannoch')
    const rankOf = async (token: string) =>
      (await make(backend, getGuild, { token, params: { guildId } })).rank
    expect(await rankOf(newcomer)).toBe('Member')
    const body = { officerRanks: [4, 4] }
    const answer = await make(backend, setOfficerRanks, {
      token: master,
      params: { guildId },
      body,
    })
    expect(answer).toMatchObject({ rank: 'Guild Master', officerRanks: [4] })
    expect(await rankOf(newcomer)).toBe('Officer')
    expect(await rankOf(raider.token)).toBe('Member')
  })

  it('a guild of others is answered like a guild that does not exist', async () => {
    await importNamed(backend, newcomer, 'Lirienne')
    const answers = await Promise.all(
      [guildId, 'no-such-guild'].map((id) =>
        rejection(backend, getGuild, { token: newcomer, params: { guildId: id } }),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})
