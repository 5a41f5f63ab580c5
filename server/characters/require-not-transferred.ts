import type { characters } from '../database/schema'
import { forbidden } from '../http/http-errors'

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
