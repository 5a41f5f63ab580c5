import { and, eq, gt } from 'drizzle-orm'
import type { AccountCharacter, BattleNet } from '../battlenet/battlenet'
import { tokenExpired } from '../battlenet/errors'
import type { Database } from '../database/client'
import { battleNetGrants } from '../database/schema'

/** An import of many characters asks for the account's list once, not once per character. */
const KEPT_MS = 60_000

interface Kept {
  characters: AccountCharacter[]
  readAt: number
}

/**
 * The characters of people's game accounts, read with their own grant.
 * A grant that is missing, expired or refused is a BattleNetError BATTLENET_TOKEN_EXPIRED.
 */
export function createAccountCharacterReader(
  database: Database,
  battleNet: BattleNet,
  now: () => number,
) {
  const kept = new Map<string, Kept>()

  async function readFresh(userId: string): Promise<AccountCharacter[]> {
    const [grant] = await database
      .select({ accessToken: battleNetGrants.accessToken })
      .from(battleNetGrants)
      .where(
        and(eq(battleNetGrants.userId, userId), gt(battleNetGrants.expiresAt, new Date(now()))),
      )
    if (!grant) throw tokenExpired('no grant is kept')
    const characters = await battleNet.listAccountCharacters(grant.accessToken)
    for (const [key, entry] of kept) if (now() - entry.readAt >= KEPT_MS) kept.delete(key)
    kept.set(userId, { characters, readAt: now() })
    return characters
  }

  return {
    readFresh,
    /** The list as read in the last minute, else a fresh one. */
    async readRecent(userId: string): Promise<AccountCharacter[]> {
      const entry = kept.get(userId)
      return entry && now() - entry.readAt < KEPT_MS ? entry.characters : readFresh(userId)
    },
  }
}
