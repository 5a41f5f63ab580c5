import { useEffect, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Fills a field with a value derived from other fields until the user edits it; an edited field is
 * never overwritten, even if the user empties it. Returns the callback for the field's `onEdit`.
 */
export function useProposal<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  { setValue }: Pick<UseFormReturn<Values, unknown, Output>, 'setValue'>,
  name: Name,
  /** Undefined leaves the field as it is. */
  proposal: FieldPathValue<Values, Name> | undefined,
  { isOn = true } = {},
): () => void {
  const [isEdited, setIsEdited] = useState(!isOn)
  useEffect(() => {
    if (isEdited || proposal === undefined) return
    // An empty proposal is not validated, because the user has not emptied the field.
    setValue(name, proposal, { shouldValidate: proposal !== '', shouldDirty: true })
  }, [isEdited, proposal, name, setValue])
  return () => setIsEdited(true)
}
