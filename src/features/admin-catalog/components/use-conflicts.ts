import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { findConflicts, type Conflict } from './find-conflicts'

/** Finds what somebody else has changed since a form was opened. */
export function useConflicts<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  readStored: () => Promise<Values | null>,
) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const { defaultValues } = form.formState

  /**
   * Reads the stored values. Fields that the user has not changed take them, so that the next
   * comparison starts from them. Returns whether the user has to choose.
   */
  async function isChangedElsewhere(): Promise<boolean> {
    const stored = await readStored()
    const found = stored ? findConflicts(defaultValues ?? {}, stored, form.getValues()) : []
    setConflicts(found)
    if (!stored || found.length === 0) return false
    form.reset(stored, { keepDirtyValues: true })
    return true
  }

  function choose(field: string, value: unknown) {
    // The conflicts are fields of the form, with values of it.
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })
  }

  return { conflicts, isChangedElsewhere, choose }
}
