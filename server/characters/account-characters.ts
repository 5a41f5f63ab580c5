import type { UserId } from '@/contract/ids'
import { and, eq, gt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AccountCharacter, BattleNet } from '../battlenet/battlenet'
import { tokenExpired } from '../battlenet/battlenet-error'
import type { Database } from '../database/database'
import { battleNetGrants } from '../database/schema'
import { keepFor } from '../lib/read-cache'
import { applyAccountList } from './apply-account-list'

/** How long a list is reused, so that an import of many characters reads it only once. */
const CACHE_MS = 60_000
/** Maximum number of lists in the cache. */
const CACHE_SIZE_MAX = 500

export type AccountCharacterReader = ReturnType<typeof createAccountCharacterReader>

/**
 * Reads the characters of users' game accounts with their Battle.net grants, and stores what a
 * fresh list says about imported characters: their names, and to whom they belong. Both functions
 * throw BattleNetError BATTLENET_TOKEN_EXPIRED if the grant is missing, expired or rejected.
 */
export function createAccountCharacterReader(
  database: Database,
  battleNet: Pick<BattleNet, 'listAccountCharacters'>,
  now: () => number,
) {
  const cache = new LRUCache<string, AccountCharacter[]>({
    max: CACHE_SIZE_MAX,
    ...keepFor(CACHE_MS, now),
  })

  async function readFresh(userId: UserId): Promise<AccountCharacter[]> {
    const [grant] = await database
      .select({ accessToken: battleNetGrants.accessToken })
      .from(battleNetGrants)
      .where(
        and(eq(battleNetGrants.userId, userId), gt(battleNetGrants.expiresAt, new Date(now()))),
      )
    if (!grant) throw tokenExpired('no stored grant')
    const characters = await battleNet.listAccountCharacters(grant.accessToken)
    cache.purgeStale()
    await applyAccountList(database, userId, characters, new Date(now()))
    cache.set(userId, characters)
    return characters
  }

  return {
    readFresh,
    /** Returns a list that is at most a minute old. */
    async readRecent(userId: UserId): Promise<AccountCharacter[]> {
      return cache.get(userId) ?? readFresh(userId)
    },
  }
}
