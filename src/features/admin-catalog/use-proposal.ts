import { useEffect, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Fills a field with what follows from others, until the person has typed in it: then it is theirs,
 * even when they empty it again. Returns what to call when they do.
 */
export function useProposal<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  { setValue }: Pick<UseFormReturn<Values, unknown, Output>, 'setValue'>,
  name: Name,
  /** Undefined: there is nothing to propose. */
  proposal: FieldPathValue<Values, Name> | undefined,
  { isOn }: { isOn: boolean },
): () => void {
  const [isEdited, setIsEdited] = useState(!isOn)
  useEffect(() => {
    if (isEdited || proposal === undefined) return
    // An empty proposal is no mistake of the person's.
    setValue(name, proposal, { shouldValidate: proposal !== '', shouldDirty: true })
  }, [isEdited, proposal, name, setValue])
  return () => setIsEdited(true)
}
