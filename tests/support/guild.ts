import { importCharacter, listAvailableCharacters } from '@/contract/character'
import { onboardGuild, type Guild } from '@/contract/guild'
import { setGuildSharing } from '@/contract/guild-board'
import type { TestBackend } from './backend'
import { make } from './backend-calls'
import type { Person } from './entities'

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

/** Lets the sandbox answer the next request for a roster with these characters and ranks. */
export function scriptRoster({ sandbox }: Pick<TestBackend, 'sandbox'>, ranks: [number, number][]) {
  sandbox.script({
    match: ({ url }) => url.includes('/roster'),
    respond: () =>
      Response.json({ members: ranks.map(([id, rank]) => ({ character: { id }, rank })) }),
  })
}

/** The game's ids of the characters of the sandbox accounts in Ashen Vanguard. */
export const THALDORIMEND = 230_100_001
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
