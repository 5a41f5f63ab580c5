import { registerForm, RESTORED, takeForm } from '@/lib/kept-forms'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

import { toast } from '../messages/toast'

/** The changed fields of a form: what was typed, and what was there before. */
interface KeptForm<Values> {
  values: Partial<Values>
  defaults: DefaultValues<Values>
}

/**
 * Keeps the changed values of a form when the session ends, and fills them in when the same user
 * opens the form again. Their defaults stay those with which the form was first opened, so that a
 * change that was saved meanwhile is found as it is without a reload.
 * @param key identifies the form and the entity that it edits; without one, nothing is kept
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string | undefined,
) {
  const { isDirty } = form.formState
  useEffect(() => {
    // Only this hook keeps something under the key of a form.
    const kept = key === undefined ? null : (takeForm(key) as KeptForm<Values> | null)
    if (!kept) return
    const { defaultValues } = form.formState
    const start = Object.assign({}, defaultValues, kept.defaults)
    form.reset(start, { keepValues: true, keepDirty: true })
    for (const [name, value] of Object.entries(kept.values) as [
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
      const { defaultValues, dirtyFields } = form.formState
      const pickChanged = (all: object | undefined) =>
        Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => name in dirtyFields))
      return { values: pickChanged(form.getValues()), defaults: pickChanged(defaultValues) }
    })
  }, [form, key, isDirty])
}
