import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from './errors'

/** The messages of a refusal for fields of the form; `fields` are its own. */
export function fieldErrorsOf(error: ApiError, fields: object): [field: string, message: string][] {
  return Object.entries(error.details?.fields ?? {}).filter(([field]) => field in fields)
}

/**
 * Puts what the server refused under the fields it names, with the focus on the first. Messages for
 * anything else are left to whoever shows the error as a whole.
 */
export function setServerErrors<Values extends FieldValues>(
  error: ApiError,
  setError: UseFormSetError<Values>,
  fields: object,
) {
  for (const [index, [field, message]] of fieldErrorsOf(error, fields).entries()) {
    // These are keys of the form's values only.
    setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
  }
}
