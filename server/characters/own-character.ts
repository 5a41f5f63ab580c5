import type { CharacterId, UserId } from '@/contract/ids'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters } from '../database/schema'
import { forbidden, notFound } from '../http/http-errors'

/** The condition for a character of that user. */
export function ownCharacter(userId: UserId, characterId: CharacterId): SQL {
  // `and` returns undefined only if all conditions are undefined.
  return and(eq(characters.id, characterId), eq(characters.userId, userId)) as SQL
}

export function characterNotFound() {
  return notFound('Character', 'CHARACTER_NOT_FOUND')
}

/**
 * The user's character.
 * @param isLocked whether other changes of it wait until the end of the transaction
 * @throws HttpError 404
 */
export async function requireOwnCharacter(
  database: Database,
  userId: UserId,
  characterId: CharacterId,
  isLocked = false,
): Promise<typeof characters.$inferSelect> {
  const query = database.select().from(characters).where(ownCharacter(userId, characterId))
  const [character] = await (isLocked ? query.for('no key update') : query)
  if (!character) throw characterNotFound()
  return character
}

/**
 * The user's character, for a change of it or of what belongs to it; see `requireOwnCharacter`.
 * @throws HttpError 404, or 403 if it now belongs to another user
 */
export async function requireEditableCharacter(...args: Parameters<typeof requireOwnCharacter>) {
  const character = await requireOwnCharacter(...args)
  requireNotTransferred(character)
  return character
}

/**
 * Call it before a change of a character or of its wishlists.
 * @throws HttpError 403 if the character now belongs to another user
 */
export function requireNotTransferred(
  character: Pick<typeof characters.$inferSelect, 'name' | 'transferredAt'>,
): void {
  if (!character.transferredAt) return
  throw forbidden(
    `${character.name} now belongs to another Battle.net account. Its wishlists are read-only.`,
  )
}
