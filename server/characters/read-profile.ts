import type { UserId } from '@/contract/ids'
import type { BattleNet, CharacterProfile } from '../battlenet/battlenet'
import { BattleNetError, characterGone, characterUnavailable } from '../battlenet/battlenet-error'
import type { AccountCharacterReader } from './account-characters'
import { isSameCharacter } from './apply-account-list'
import type { CharacterAddress } from './rename-character'

interface ProfileServices {
  battleNet: Pick<BattleNet, 'getCharacter'>
  accounts: AccountCharacterReader
}

type StoredCharacter = Omit<CharacterAddress, 'realm'>

/**
 * Reads the profile of a stored character. A character is identified by its id: if Battle.net has
 * another character or none under the stored name, it is looked up in the list of the user's
 * account, which the backend can read for a day after a sign-in, and its present name and realm are
 * stored.
 * @throws BattleNetError CHARACTER_FETCH_ERROR if it is not found
 */
export async function readProfile(
  { battleNet, accounts }: ProfileServices,
  userId: UserId,
  stored: StoredCharacter,
): Promise<CharacterProfile> {
  const profile = await findProfile(battleNet, stored)
  if (profile) return profile
  const cause = `no profile of the character ${stored.blizzardCharacterId}`
  const list = await accounts.readFresh(userId).catch((error: unknown) => {
    if (error instanceof BattleNetError && error.code === 'BATTLENET_TOKEN_EXPIRED') {
      throw characterUnavailable(stored.name, cause, { canSignInAgain: true })
    }
    throw error
  })
  const entry = list.find((one) => isSameCharacter(one, stored))
  if (!entry) throw characterGone(stored.name, cause)
  const isMoved = entry.name !== stored.name || entry.realmSlug !== stored.realmSlug
  const moved = isMoved ? await findProfile(battleNet, entry) : null
  if (!moved) throw characterUnavailable(entry.name, cause)
  return moved
}

/** The profile at an address; null if there is none or that of another character. */
async function findProfile(
  battleNet: ProfileServices['battleNet'],
  stored: StoredCharacter,
): Promise<CharacterProfile | null> {
  try {
    const profile = await battleNet.getCharacter(stored)
    return profile.blizzardCharacterId === stored.blizzardCharacterId ? profile : null
  } catch (error) {
    if (error instanceof BattleNetError && error.isMissing) return null
    throw error
  }
}
