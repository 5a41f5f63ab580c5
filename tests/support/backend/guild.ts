import { importCharacter, listAvailableCharacters } from '@/contract/character'
import { onboardGuild, type Guild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster, refreshGuildRoster, setGuildSharing } from '@/contract/guilds/guild-roster'
import { getWishlist, listCharacterWishlists } from '@/contract/wishlist'
import { ASHEN_VANGUARD } from '../../../server/battlenet/sandbox/world'
import { createTestBackend, type TestBackend } from './backend'
import { callsOf, make, pathOf } from './backend-calls'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../entities'

/** Time between two reads of a roster at a member's request. */
export const MINUTE_MS = 60_000

/** A backend with the connected guild Ashen Vanguard, and what its members do. */
export async function createGuildScene() {
  const backend = await createTestBackend()
  const raider = await signInPerson(backend, 'Raider#3000')
  const master = await backend.signIn('Admin#1000')
  const newcomer = await backend.signIn('Newcomer#2000')
  const guildId = (await connectGuild(backend, raider)).id
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const board = { guildId, instanceId, difficulty: 'Heroic' }

  return {
    /** Calls of the guild master with the ids of guild and raid, unless others are given. */
    ...callsOf(backend, master, board),
    backend,
    /** The officer. */
    raider,
    /** The token of the guild master. */
    master,
    /** The token of a user who is not a member yet. */
    newcomer,
    guildId,
    board,
    readBoard: (token = master) => make(backend, getGuildBoard, { token, params: board }),
    /** Asks for the board as a browser does that has the version of this ETag. */
    async boardVersion(etag?: string) {
      const path = pathOf(getGuildBoard, board)
      const { status, headers, body } = await backend.request('GET', path, {
        token: master,
        headers: etag ? { 'If-None-Match': etag } : {},
      })
      return { status, body, etag: headers.get('ETag') ?? '' }
    },
    readRoster: () => make(backend, getGuildRoster, { token: master, params: board }),
    /** Reads the roster from Battle.net, as a member may once a minute. */
    refresh: () => refreshRoster({ backend, master, guildId }),
    /** Reads Frostelle's main wishlist for the board. */
    async mainList() {
      const { token } = raider
      const params = { characterId: (await raider.character('Frostelle')).id }
      const lists = await make(backend, listCharacterWishlists, { token, params })
      const wishlistId = lists.find(({ isMainWishlist }) => isMainWishlist)?.id ?? ''
      return make(backend, getWishlist, { token, params: { wishlistId } })
    },
  }
}
export type GuildScene = Awaited<ReturnType<typeof createGuildScene>>

/** Connects Ashen Vanguard, the guild of Admin#1000 (guild master) and Raider#3000 (officer). */
export async function connectGuild(backend: TestBackend, raider: Person): Promise<Guild> {
  const { guild } = await raider.character('Frostelle')
  return make(backend, onboardGuild, { token: raider.token, body: { guildId: guild?.id } })
}

/** Imports a character of a sandbox account and returns its id. */
export async function importNamed(backend: TestBackend, token: string, name: string) {
  const available = await make(backend, listAvailableCharacters, { token })
  const body = { character: available.find((one) => one.name === name) }
  const { character } = await make(backend, importCharacter, { token, body })
  return character?.id ?? ''
}

/** Shares the wishlists of Frostelle with the guild, or ends it. */
export async function shareFrostelle(
  backend: TestBackend,
  raider: Person,
  guildId: string,
  isShared = true,
) {
  const { id: characterId } = await raider.character('Frostelle')
  const body = { characterId, isShared }
  return make(backend, setGuildSharing, { token: raider.token, params: { guildId }, body })
}

/** Lets the sandbox answer the next requests for a roster with these characters and ranks. */
export function scriptRoster(
  { sandbox }: Pick<TestBackend, 'sandbox'>,
  ranks: [number, number][],
  { times = 1, blizzardGuildId = ASHEN_VANGUARD.id } = {},
) {
  const members = ranks.map(([id, rank]) => ({ character: { id }, rank }))
  sandbox.script({
    match: ({ url }) => url.includes('/roster'),
    respond: () => Response.json({ guild: { id: blizzardGuildId }, members }),
    times,
  })
}

interface Refreshing {
  backend: TestBackend
  /** The token of a member. */
  master: string
  guildId: string
}

async function refreshRoster({ backend, master, guildId }: Refreshing) {
  backend.clock.now += MINUTE_MS
  return make(backend, refreshGuildRoster, { token: master, params: { guildId } })
}

/**
 * Shrinks the roster to these characters and ranks. It is read twice, because so many leave at
 * once.
 */
export async function shrinkRoster(scene: Refreshing, ranks: [number, number][]) {
  scriptRoster(scene.backend, ranks, { times: 2 })
  await refreshRoster(scene)
  return refreshRoster(scene)
}

/** Saves the form of the sandbox's page `roster` with these changes only, and returns the page. */
export async function chooseChanges(
  { sandbox }: Pick<TestBackend, 'sandbox'>,
  changes: readonly string[],
  failure = '',
): Promise<string> {
  const body = new URLSearchParams([
    ...changes.map((change) => ['change', change]),
    ['failure', failure],
  ])
  const page = await sandbox.request('/oauth/roster', { method: 'POST', body })
  return page.text()
}

/** The game's ids of the characters of the sandbox accounts in Ashen Vanguard. */
export const THALDORIMEND = 230_100_001
export const BRANNOCH = 230_200_001
export const FROSTELLE = 230_300_001

/** An award of Frostelle as it is imported, with all fields; the catalog does not have its item. */
export const IMPORTED_AWARD = {
  externalId: '1778699643-3',
  awardedAt: '2026-05-13T19:14:03.000Z',
  player: 'Frostelle-ArgentDawn',
  className: 'Mage',
  itemId: 7,
  itemName: 'Corrupted Ashbringer',
  instanceName: 'Naxxramas',
  bossName: 'The Four Horsemen',
  difficulty: 'Heroic',
  response: 'Best in Slot',
}
