import { NotFoundError } from '@/api/errors'
import { useFeature } from '@/features/session/use-feature'
import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { findConflicts, isSameValue, type Conflict } from './find-conflicts'

/** `readStored` is as in AdminForm. */
export function useConflicts<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  readStored: (() => Promise<Values | null>) | null,
) {
  const [changes, setChanges] = useState(NO_CHANGES)
  const [isDeleted, setIsDeleted] = useState(false)
  const { defaultValues } = form.formState
  const canRestore = useFeature('admin-history')

  /**
   * Reads the stored values. If the user has to choose, fields that the user has not changed take
   * them, so that the next comparison starts from them. Rejects if the entity was deleted.
   */
  async function findChanges(): Promise<ChangesElsewhere> {
    if (!readStored) return NO_CHANGES
    const stored = await readStored()
    setIsDeleted(!stored)
    if (!stored) {
      const restore = canRestore ? ' It can be restored in the history.' : ''
      throw new NotFoundError(`It was deleted meanwhile.${restore}`, 'NOT_FOUND')
    }
    const opened = defaultValues ?? {}
    const found = findConflicts(opened, stored, form.getValues())
    // A field that the user has not changed is not written: there is nothing to choose.
    const isKept = ({ field, yours }: Conflict) => isSameValue(yours, Reflect.get(opened, field))
    const next = {
      conflicts: found.filter((change) => !isKept(change)),
      others: found.filter(isKept),
    }
    setChanges(next)
    if (next.conflicts.length > 0) form.reset(stored, { keepDirtyValues: true })
    return next
  }

  function choose(field: string, value: unknown) {
    // The conflicts are fields of the form, with values of it.
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })
  }

  return { ...changes, isRestorable: isDeleted && canRestore, findChanges, choose }
}

interface ChangesElsewhere {
  conflicts: readonly Conflict[]
  others: readonly Conflict[]
}

const NO_CHANGES: ChangesElsewhere = { conflicts: [], others: [] }
