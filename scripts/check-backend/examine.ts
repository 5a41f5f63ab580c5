import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMe, getMyCharacterCount, getStatus } from '@/contract/session'
import { getWishlist, listCharacterWishlists, listWishlists } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { SLOTS } from '@/game/items'
import { createAsk, type Ask, type BackendOptions } from './ask'
import type { Finding } from './finding'
import { findPreflightProblems } from './cors'
import { createParts, ensureRead, NotChecked, type Parts } from './not-checked'
import { findSignInProblems } from './sign-in'
import { checkWrites } from './writes'

interface ExamineOptions extends BackendOptions {
  /** Whether to create, change and delete wishlists of the token's user. */
  writes?: boolean
}

/** What the check uses of the answer to `getStatus`. */
interface Status {
  authenticated: boolean
  features: string[] | null
}

export interface Examination {
  findings: Finding[]
  /** The calls that were made, each with its path. */
  calls: string[]
  /** The optional fields that all answers to a call lack, by the call; undefined if all lists are empty. */
  absent: ReadonlyMap<string, readonly string[] | undefined>
  /** The features that the backend announces. */
  features: string[]
  /** What could not be checked, and why. */
  unchecked: string[]
  /** Whether the calls that write were checked, too. */
  hasWritten: boolean
}

/** Makes every call that the app makes, and compares the answers with the contract. */
export async function examineBackend(options: ExamineOptions): Promise<Examination> {
  const { token, origin, writes = false } = options
  const { ask, findings, calls, absent } = createAsk(options)
  const parts = createParts(ask)
  const { part, unchecked } = parts
  const status = await ask(getStatus, { expected: [401] })
  const { authenticated, features: announced } = (status.value ?? {}) as Partial<Status>
  const features = announced ?? []
  if (origin !== undefined) findings.push(...(await findPreflightProblems(options, features)))
  await part('The way back from the sign-in', async () => {
    findings.push(...(await findSignInProblems(options)))
  })
  let hasWritten = false
  await part('Everything that needs a session', async () => {
    if (token === null) throw new NotChecked('no token was given (--token)')
    if (status.status !== 401) ensureRead(status)
    if (!authenticated) {
      const came = `HTTP ${status.status}: the token has no session`
      const effect = 'The app asks the user to sign in.'
      findings.push({ consequence: 'impossible', call: status.name, came, effect })
      throw new NotChecked('the token has no session')
    }
    const { characters, instances } = await readAll(ask, parts, features)
    if (!writes) return
    await part('The calls that write', async () => {
      const [characterId] = ensureRead(characters).ids
      const [instanceId] = ensureRead(instances).ids
      if (characterId === undefined) throw new NotChecked('the user has no character')
      if (instanceId === undefined) throw new NotChecked('there is no active raid')
      await checkWrites({ ask, findings, ...parts }, { characterId, instanceId })
      hasWritten = true
    })
  })
  for (const [call, fields] of absent) {
    if (!fields) unchecked.push(`The entries of ${call}, because it has none.`)
  }
  return { findings, calls, absent, features, unchecked, hasWritten }
}

/** Makes the calls that read, for every character, wishlist and slot. */
async function readAll(ask: Ask, { part, need }: Parts, features: readonly string[]) {
  await ask(getMe)
  // Without it, the app counts the characters.
  await ask(getMyCharacterCount, { expected: [404] })
  for (const call of [listAvailableCharacters, listGuilds]) await ask(call)
  const instances = await ask(listActiveInstances)
  const characters = await ask(listCharacters)
  const lists: string[] = []
  await part('Characters and wishlists', async () => {
    const { ids } = ensureRead(characters)
    if (ids.length === 0) throw new NotChecked('the user has no character')
    for (const characterId of ids) {
      const params = { characterId }
      await ask(getCharacter, { params })
      await part('The wishlists of a character', async () => {
        lists.push(...(await need(listCharacterWishlists, { params })).ids)
      })
    }
    await part('Wishes', async () => {
      if (lists.length === 0) throw new NotChecked('no wishlist was found')
    })
  })
  for (const wishlistId of lists) {
    await ask(getWishlist, { params: { wishlistId } })
    for (const slot of SLOTS) await ask(listAvailableItems, { params: { wishlistId, slot } })
  }
  if (features.includes('wishlist-overview')) await ask(listWishlists)
  if (features.includes('instance-loot')) {
    for (const instanceId of instances.ids) await ask(listInstanceLoot, { params: { instanceId } })
  }
  return { characters, instances }
}
