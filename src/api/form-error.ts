import { ApiError, messageOf } from './errors'

/**
 * Returns the error of a call as a form shows it: its message, and the server's messages by field
 * name. Returns null for any other error, because that is a bug in the app.
 */
export function toFormError(error: unknown) {
  if (!(error instanceof ApiError)) return null
  return { message: messageOf(error), fields: error.details?.fields ?? {} }
}
