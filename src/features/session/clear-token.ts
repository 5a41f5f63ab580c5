import { forgetAnswers } from '@/api/answer-cache'
import { token } from '@/api/token'
import { dropSessionMemory } from '@/lib/storage/session-memory'

/**
 * Removes the token of a session that has ended, the answers that the browser has stored for it,
 * and what modules keep in memory for it.
 * @param isExpired whether the user has not asked for it, which other tabs see by an empty token
 */
export function clearToken(isExpired = false) {
  if (isExpired && token.read()) token.write('')
  token.clear()
  dropSessionMemory()
  void forgetAnswers()
}
