import { ValidationError, type ApiError } from '@/api/errors'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/**
 * Puts what the server refused under the fields it names, with the focus on the first. `fields` are
 * the form's own; messages for anything else are left to whoever shows the error as a whole.
 */
export function setServerErrors<Values extends FieldValues>(
  error: ApiError,
  setError: UseFormSetError<Values>,
  fields: Values,
) {
  if (!(error instanceof ValidationError)) return
  const known = Object.keys(error.fields).filter((field) => field in fields)
  for (const [index, field] of known.entries()) {
    // `known` holds keys of Values only.
    const path = field as Path<Values>
    setError(path, { message: error.fields[field] }, { shouldFocus: index === 0 })
  }
}
