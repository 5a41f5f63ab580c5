import { ApiError, messageOf } from '@/api/errors'
import { fieldErrorsOf, setServerErrors } from '@/api/field-errors'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { InlineMessage } from '@/ui/inline-message'
import { Sheet } from '@/ui/sheet'
import { useEffect, useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useUnsavedChanges } from '../use-unsaved-changes'

interface AdminFormProps<Values extends FieldValues, Output> {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  /**
   * Is given the names of the changed fields too. Rejects when it could not be saved; the failure then
   * comes as `error`.
   */
  onSubmit: (values: Output, changed: ReadonlySet<string>) => Promise<unknown>
  /** Nothing can be changed, left or sent again meanwhile. */
  isSaving: boolean
  /** Why the last attempt was refused. What names a field is said there, the rest above the form. */
  error: Error | null
  /** Asks to leave; the address decides whether the sheet closes. */
  onClose: () => void
  /** It is saved. */
  onSaved: () => void
  children: ReactNode
}

/** The sheet in which something of the catalogue is made or changed. The fields are its children. */
export function AdminForm<Values extends FieldValues, Output>({
  title,
  form,
  onSubmit,
  isSaving,
  error,
  onClose,
  onSaved,
  children,
}: AdminFormProps<Values, Output>) {
  const formId = useId()
  const oneAtATime = useOneAtATime()
  const isSaidByFields =
    error instanceof ApiError && fieldErrorsOf(error, form.getValues()).length > 0
  const { isDirty, dirtyFields } = form.formState
  const leaving = useUnsavedChanges(isDirty)

  // Once the fields can be focused again.
  useEffect(() => {
    if (isSaving || !(error instanceof ApiError)) return
    setServerErrors(error, form.setError, form.getValues())
  }, [isSaving, error, form])

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, new Set(Object.keys(dirtyFields)))
    } catch (failure) {
      // It comes back as `error`, and is shown.
      if (failure instanceof ApiError) return
      throw failure
    }
    onSaved()
  })

  return (
    <Sheet
      open
      onOpenChange={onClose}
      isDismissible={!isSaving}
      title={title}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving} loadingText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void oneAtATime(submit)
        }}
      >
        <fieldset disabled={isSaving} className="flex flex-col gap-5">
          {error && !isSaving && !isSaidByFields && (
            <InlineMessage tone="error" role="alert">
              {messageOf(error)}
            </InlineMessage>
          )}
          {children}
        </fieldset>
      </form>
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={leaving.stay}
        onConfirm={leaving.leave}
        variant="warning"
        title="Discard your changes?"
        description="What you have changed here is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </Sheet>
  )
}
