import { ApiError, messageOf } from './errors'

/**
 * The failure of a call as a form shows it: its message, and the server's messages by field name.
 * Null for any other error, which is a bug and not an answer of the server.
 */
export function toFormError(error: unknown) {
  if (!(error instanceof ApiError)) return null
  return { message: messageOf(error), fields: error.details?.fields ?? {} }
}
