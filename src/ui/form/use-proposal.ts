import { useEffect, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

interface ProposalOptions {
  /** False if the field is never filled, e.g. because its entity exists already. */
  isEnabled?: boolean
  /**
   * Makes the proposal the field's default, so that a form whose other fields have their defaults
   * has no unsaved changes.
   */
  isDefault?: boolean
}

/**
 * Fills a field with a value derived from other fields until the user edits it; an edited field is
 * never overwritten, even if the user empties it. Returns the callback for the field's `onEdit`.
 */
export function useProposal<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  {
    setValue,
    resetField,
    getFieldState,
  }: Pick<UseFormReturn<Values, unknown, Output>, 'setValue' | 'resetField' | 'getFieldState'>,
  name: Name,
  /** Undefined leaves the field as it is. */
  proposal: FieldPathValue<Values, Name> | undefined,
  { isEnabled = true, isDefault = false }: ProposalOptions = {},
): () => void {
  const [isEdited, setIsEdited] = useState(!isEnabled)
  useEffect(() => {
    if (isEdited || proposal === undefined) return
    if (isDefault) {
      // A value that was typed before the session ended takes precedence.
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue: proposal })
      return
    }
    // An empty proposal is not validated, because the user has not emptied the field.
    setValue(name, proposal, { shouldValidate: proposal !== '', shouldDirty: true })
  }, [isEdited, proposal, isDefault, name, setValue, resetField, getFieldState])
  return () => setIsEdited(true)
}
