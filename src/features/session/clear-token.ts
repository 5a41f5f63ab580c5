import { forgetAnswers } from '@/api/stored-answers'
import { token } from '@/api/token'

/** Removes the token of a session that has ended, and the answers that the browser has stored for it. */
export function clearToken() {
  token.clear()
  void forgetAnswers()
}
