import { registerForm, RESTORED, takeForm } from '@/lib/kept-forms'
import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

import { toast } from '../messages/toast'

/**
 * Keeps the changed values of a form when the session ends, and fills them in when the same user
 * opens the form again.
 * @param key identifies the form and the entity that it edits; without one, nothing is kept
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string | undefined,
) {
  const { isDirty } = form.formState
  useEffect(() => {
    const kept = key === undefined ? null : takeForm(key)
    if (!kept) return
    // Only fields of this form are kept under its key.
    for (const [name, value] of Object.entries(kept) as [
      Path<Values>,
      PathValue<Values, Path<Values>>,
    ][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
    toast.info(RESTORED)
  }, [form, key])
  useEffect(() => {
    if (key === undefined || !isDirty) return undefined
    return registerForm(key, () => {
      const changed = Object.keys(form.formState.dirtyFields)
      const values = Object.entries(form.getValues())
      return Object.fromEntries(values.filter(([name]) => changed.includes(name)))
    })
  }, [form, key, isDirty])
}
