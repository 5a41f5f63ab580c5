import { ApiError, messageOf } from './errors'
import { reportBug } from './report-failure'

/**
 * Returns an error of a form's `onSubmit` as the form shows it: its message, and the server's
 * messages by field name. An error that is a bug in the app is reported.
 */
export function toFormError(error: unknown) {
  reportBug(error, 'form')
  const fields = error instanceof ApiError ? error.details?.fields : undefined
  return { message: messageOf(error), fields: fields ?? {} }
}
