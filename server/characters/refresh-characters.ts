import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { BattleNet, CharacterProfile } from '../battlenet/battlenet'
import { BattleNetError } from '../battlenet/battlenet-error'
import type { Database } from '../database/database'
import { characters, gearItems, sims } from '../database/schema'
import { logError, logInfo } from '../logger'
import { createAccountCharacterReader } from './account-characters'
import { readProfile } from './read-profile'
import { updateCharacterProfile } from './save-character'
import { DAY_MS } from '../lib/durations'

/** Battle.net's terms of use require that older data is refreshed or deleted. */
const MAX_AGE_DAYS = 30
/** Data of this age is refreshed. This leaves ten daily attempts before MAX_AGE_DAYS. */
const REFRESH_AFTER_DAYS = 20

export interface RefreshOptions {
  database: Database
  battleNet: Pick<BattleNet, 'getCharacter' | 'listAccountCharacters'>
  now: () => number
  /** Stops the round after the current character. */
  signal?: AbortSignal
}

/**
 * Applies Battle.net's 30-day rule; meant to run daily. Characters whose data is 20 days old are
 * read again, with the backend's own token. If that has failed until the data is 30 days old, all
 * details and the equipment are deleted, except name, class, realm and level, which the user's
 * wishlists need. The item levels that were copied to simulations are deleted after 30 days too.
 * The character and its wishlists are not deleted, because a 404 does not prove that the character
 * is gone.
 */
export async function refreshCharacters({ database, battleNet, now, signal }: RefreshOptions) {
  const accounts = createAccountCharacterReader(database, battleNet, now)
  const stale = await database
    .select()
    .from(characters)
    .where(lte(characters.fetchedAt, new Date(now() - REFRESH_AFTER_DAYS * DAY_MS)))
    .orderBy(asc(characters.fetchedAt))
  const unavailable: string[] = []
  for (const character of stale) {
    if (signal?.aborted) return
    // A transferred character is no business of its former owner any more.
    const profile = character.transferredAt ? null : await read(character)
    if (profile) await updateCharacterProfile(database, character.id, profile, new Date(now()))
    else unavailable.push(character.id)
  }
  await deleteOutdatedDetails(unavailable)
  await deleteOutdatedItemLevels()
  if (stale.length > 0) {
    logInfo('characters refreshed', {
      refreshed: stale.length - unavailable.length,
      unavailable: unavailable.length,
    })
  }

  /** The profile; null if it cannot be read. */
  async function read(character: (typeof stale)[number]): Promise<CharacterProfile | null> {
    try {
      return await readProfile({ battleNet, accounts }, character.userId, character)
    } catch (error) {
      if (!(error instanceof BattleNetError)) {
        logError('character not read', error, { character: character.id })
      }
      return null
    }
  }

  async function deleteOutdatedDetails(ids: string[]) {
    if (ids.length === 0) return
    const isOutdated = lte(characters.fetchedAt, new Date(now() - MAX_AGE_DAYS * DAY_MS))
    const outdated = await database
      .update(characters)
      .set({
        raceName: null,
        specialization: null,
        itemLevel: null,
        avatarUrl: null,
        guildId: null,
      })
      .where(and(inArray(characters.id, ids), isOutdated))
      .returning({ id: characters.id })
    const ofOutdated = inArray(
      gearItems.characterId,
      outdated.map(({ id }) => id),
    )
    await database.delete(gearItems).where(and(ofOutdated, eq(gearItems.source, 'battlenet')))
  }

  /** The item level at the import of a simulation; after so long the simulation is old anyway. */
  async function deleteOutdatedItemLevels() {
    const isOutdated = lte(sims.createdAt, new Date(now() - MAX_AGE_DAYS * DAY_MS))
    await database
      .update(sims)
      .set({ itemLevel: null })
      .where(and(isNotNull(sims.itemLevel), isOutdated))
  }
}
