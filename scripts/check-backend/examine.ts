import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMe, getMyCharacterCount, getStatus } from '@/contract/session'
import { getWishlist, listCharacterWishlists, listWishlists } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { SLOTS } from '@/game/items'
import { createAsk, type Ask, type BackendOptions, type Finding } from './ask'
import { findPreflightProblems } from './cors'
import { findSignInProblem } from './sign-in'
import { checkWrites } from './writes'

interface ExamineOptions extends BackendOptions {
  /** Whether to create, change and delete wishlists of the token's user. */
  writes?: boolean
}

export interface Examination {
  findings: Finding[]
  /** The calls that were made, each with its path. */
  calls: string[]
  /** The optional fields that all answers to a call lack, by the call. */
  absent: ReadonlyMap<string, readonly string[]>
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
  const unchecked: string[] = []
  const status = (await ask(getStatus, { expected: token === null ? [401] : [] }))?.value as
    | { authenticated: boolean; features?: string[] | null }
    | undefined
  const features = status?.features ?? []
  const result = { findings, calls, absent, features, unchecked, hasWritten: false }
  if (origin !== undefined) {
    const problems = await findPreflightProblems(options, features)
    findings.push(
      ...problems.map((problem) => ({
        consequence: 'impossible' as const,
        call: 'OPTIONS /api/status',
        problem,
      })),
    )
  }
  const signIn = await findSignInProblem(options)
  if (signIn) findings.push({ consequence: 'impossible', call: 'sign-in', problem: signIn })
  if (token === null) {
    unchecked.push('Everything that needs a session, because no token was given (--token).')
    return result
  }
  if (!status?.authenticated) {
    const problem = 'the token has no session'
    findings.push({ consequence: 'impossible', call: 'GET /api/status', problem })
    return result
  }
  const { lists, characters, instances } = await readAll(ask, features)
  if (characters.length === 0) unchecked.push('Wishlists, because the user has no character.')
  else if (lists.length === 0) unchecked.push('Wishes, because the user has no wishlist.')
  if (!writes) return result
  const [characterId] = characters
  const [instanceId] = instances
  if (characterId === undefined || instanceId === undefined) {
    unchecked.push('The calls that write, because there is no character or no active raid.')
    return result
  }
  findings.push(...(await checkWrites(ask, { characterId, instanceId })))
  return { ...result, hasWritten: true }
}

/** Makes the calls that read, for every character, wishlist and slot. Returns the ids. */
async function readAll(ask: Ask, features: readonly string[]) {
  const idsOf = async (...asked: Parameters<Ask>) => (await ask(...asked))?.ids ?? []
  await ask(getMe)
  // Without it, the app counts the characters.
  await ask(getMyCharacterCount, { expected: [404] })
  for (const call of [listAvailableCharacters, listGuilds]) await ask(call)
  const instances = await idsOf(listActiveInstances)
  const characters = await idsOf(listCharacters)
  const lists: string[] = []
  for (const characterId of characters) {
    await ask(getCharacter, { params: { characterId } })
    lists.push(...(await idsOf(listCharacterWishlists, { params: { characterId } })))
  }
  for (const wishlistId of lists) {
    await ask(getWishlist, { params: { wishlistId } })
    for (const slot of SLOTS) await ask(listAvailableItems, { params: { wishlistId, slot } })
  }
  if (features.includes('wishlist-overview')) await ask(listWishlists)
  if (features.includes('instance-loot')) {
    for (const instanceId of instances) await ask(listInstanceLoot, { params: { instanceId } })
  }
  return { lists, characters, instances }
}
