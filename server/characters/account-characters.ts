import { and, eq, gt } from 'drizzle-orm'
import type { AccountCharacter, BattleNet } from '../battlenet/battlenet'
import { tokenExpired } from '../battlenet/errors'
import type { Database } from '../database/client'
import { battleNetGrants } from '../database/schema'
import { setNewest } from '../lib/set-newest'

/** How long a list is reused, so that an import of many characters reads it only once. */
const CACHE_MS = 60_000
/** Maximum number of lists in the cache, of about 20 kB each. */
const CACHE_SIZE_MAX = 500

interface CachedList {
  characters: AccountCharacter[]
  readAt: number
}

/**
 * Reads the characters of users' game accounts with their Battle.net grants. Both functions throw
 * BattleNetError BATTLENET_TOKEN_EXPIRED if the grant is missing, expired or rejected.
 */
export function createAccountCharacterReader(
  database: Database,
  battleNet: BattleNet,
  now: () => number,
) {
  const cache = new Map<string, CachedList>()

  async function readFresh(userId: string): Promise<AccountCharacter[]> {
    const [grant] = await database
      .select({ accessToken: battleNetGrants.accessToken })
      .from(battleNetGrants)
      .where(
        and(eq(battleNetGrants.userId, userId), gt(battleNetGrants.expiresAt, new Date(now()))),
      )
    if (!grant) throw tokenExpired('no stored grant')
    const characters = await battleNet.listAccountCharacters(grant.accessToken)
    for (const [key, { readAt }] of cache) if (now() - readAt >= CACHE_MS) cache.delete(key)
    setNewest(cache, userId, { characters, readAt: now() }, CACHE_SIZE_MAX)
    return characters
  }

  return {
    readFresh,
    /** Returns a list that is at most a minute old. */
    async readRecent(userId: string): Promise<AccountCharacter[]> {
      const cached = cache.get(userId)
      return cached && now() - cached.readAt < CACHE_MS ? cached.characters : readFresh(userId)
    },
  }
}
