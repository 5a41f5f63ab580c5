import { and, asc, inArray, lte } from 'drizzle-orm'
import type { BattleNet, CharacterProfile } from '../battlenet/battlenet'
import { BattleNetError } from '../battlenet/errors'
import { updateCharacter } from './characters'
import type { Database } from '../database/client'
import { characters } from '../database/schema'
import { logInfo } from '../logger'

const DAY_MS = 24 * 60 * 60 * 1000
/** Battle.net's terms: what is older is to be refreshed or deleted. */
const KEPT_DAYS = 30
/** Early enough for ten daily tries before that. */
const REFRESHED_AFTER_DAYS = 20

interface RefreshOptions {
  database: Database
  battleNet: Pick<BattleNet, 'getCharacter'>
  now: () => number
  /** Ends the round early, between two characters. */
  signal?: AbortSignal
}

/**
 * One daily round of the 30-day rule. Characters nobody has synced for 20 days are read anew, which
 * needs no grant of a person. One that Battle.net has not shown for 30 days keeps its name, class,
 * realm and level, without which the person's own lists would mean nothing, and loses the rest: a 404
 * is no proof of deletion, so neither character nor lists are deleted.
 */
export async function refreshCharacters({ database, battleNet, now, signal }: RefreshOptions) {
  const stale = await database
    .select({
      id: characters.id,
      region: characters.region,
      realmSlug: characters.realmSlug,
      name: characters.name,
      blizzardCharacterId: characters.blizzardCharacterId,
    })
    .from(characters)
    .where(lte(characters.fetchedAt, new Date(now() - REFRESHED_AFTER_DAYS * DAY_MS)))
    .orderBy(asc(characters.fetchedAt))
  const unseen: string[] = []
  for (const character of stale) {
    if (signal?.aborted) return
    const profile = await read(character)
    if (profile) await updateCharacter(database, character.id, profile, new Date(now()))
    else unseen.push(character.id)
  }
  await forgetDetails(unseen)
  if (stale.length > 0) {
    logInfo('characters refreshed', {
      refreshed: stale.length - unseen.length,
      unseen: unseen.length,
    })
  }

  /** What Battle.net shows of exactly this character; null when it shows none, or nothing today. */
  async function read(character: (typeof stale)[number]): Promise<CharacterProfile | null> {
    try {
      const profile = await battleNet.getCharacter(character)
      return profile.blizzardCharacterId === character.blizzardCharacterId ? profile : null
    } catch (error) {
      if (error instanceof BattleNetError) return null
      throw error
    }
  }

  async function forgetDetails(ids: string[]) {
    if (ids.length === 0) return
    const tooOld = lte(characters.fetchedAt, new Date(now() - KEPT_DAYS * DAY_MS))
    await database
      .update(characters)
      .set({
        raceName: null,
        specialization: null,
        itemLevel: null,
        avatarUrl: null,
        guildId: null,
      })
      .where(and(inArray(characters.id, ids), tooOld))
  }
}
