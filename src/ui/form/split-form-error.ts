/** A failed save as a form shows it. `fields` holds messages by field name. */
export interface FormError {
  message: string
  fields: Readonly<Record<string, string>>
}

/**
 * Splits an error by where it is shown: `fields` are the messages for fields that the form has,
 * `general` is the message for everything else, or null if there is nothing else. `values` are the
 * form's values, by field name.
 */
export function splitFormError(error: FormError, values: object) {
  const messages = Object.entries(error.fields)
  const fields = messages.filter(([field]) => field in values)
  const others = messages.filter(([field]) => !(field in values)).map(([, message]) => message)
  if (others.length > 0) return { fields, general: others.join(' ') }
  return { fields, general: fields.length > 0 ? null : error.message }
}
