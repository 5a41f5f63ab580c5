import { useOneAtATime } from './use-one-at-a-time'
import { useEffect, useState, type ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { InlineMessage } from '../messages/inline-message'
import { splitFormError, type FormError } from './split-form-error'
import { SavingContext } from './saving-context'
import { useKeptForm } from './use-kept-form'
import { UnsavedChangesDialog } from './unsaved-changes-dialog'
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question'

export interface FormProps<Values extends FieldValues, Output> {
  /** Connects the form with a submit button in the dialog's footer (`FormButtons`). */
  id?: string
  form: UseFormReturn<Values, unknown, Output>
  /**
   * Saves valid values. `changed` holds the names of the fields that differ from their defaults. A
   * promise that rejects means that nothing was saved.
   */
  onSubmit: (values: Output, changed: ReadonlySet<string>) => unknown
  /** While true, the fields are disabled. */
  isSaving?: boolean
  /** Converts an error of `onSubmit`. Without it, errors are rethrown. */
  readError?: (error: unknown) => FormError
  /**
   * Shows an error of `onSubmit` in place of the message above the fields. `message` is null if the
   * messages under the fields give the whole reason.
   */
  onFailure?: (message: string | null, error: unknown) => void
  /** False if the caller itself asks before changes are lost. */
  asksBeforeClosing?: boolean
  /**
   * Identifies the form and the entity that it edits. What was typed is then kept when the session
   * ends, and filled in when the same user opens the form again.
   */
  keepAs?: string
  children: ReactNode
}

/** Brings the message into view: the user may have scrolled to the last fields. */
function focusMessage(message: HTMLElement | null) {
  message?.focus()
}

/**
 * A form that validates, submits once at a time and shows server errors: under the fields that the
 * error names, otherwise above the fields, with the focus. In a dialog, it asks before the user
 * closes the dialog and loses changes. A Cancel button does not ask.
 *
 * @example
 * const form = useSchemaForm(bossForm, EMPTY)
 * <Form form={form} onSubmit={save.mutateAsync} isSaving={save.isPending} readError={toFormError}>
 *   <TextField control={form.control} name="name" label="Name" />
 * </Form>
 */
export function Form<Values extends FieldValues, Output>({
  id,
  form,
  onSubmit,
  isSaving = false,
  readError,
  onFailure,
  asksBeforeClosing = true,
  keepAs,
  children,
}: FormProps<Values, Output>) {
  const oneAtATime = useOneAtATime()
  const [error, setError] = useState<FormError | null>(null)
  const { dirtyFields, isDirty, isSubmitting } = form.formState
  useKeptForm(form, keepAs)
  const question = useUnsavedChangesQuestion(
    // The rendered state follows a change only when the change has been validated.
    () => asksBeforeClosing && !isSubmitting && (isDirty || form.control._formState.isDirty),
  )
  const general = error && splitFormError(error, form.getValues()).general

  // Disabled fields cannot take the focus, so the messages are set after saving has ended.
  useEffect(() => {
    if (isSaving || !error) return
    const { fields } = splitFormError(error, form.getValues())
    for (const [index, [field, message]] of fields.entries()) {
      // `splitFormError` returns keys of the form's values only.
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
    }
  }, [isSaving, error, form])

  const submit = form.handleSubmit(async (values) => {
    setError(null)
    try {
      await onSubmit(values, new Set(Object.keys(dirtyFields)))
    } catch (thrown) {
      const failure = readError?.(thrown)
      if (!failure) throw thrown
      setError(failure)
      onFailure?.(splitFormError(failure, form.getValues()).general, thrown)
    }
  })

  return (
    <>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void oneAtATime(submit)
        }}
      >
        <SavingContext value={isSaving}>
          <fieldset disabled={isSaving} className="flex min-w-0 flex-col gap-5">
            {general !== null && !isSaving && !onFailure && (
              <InlineMessage ref={focusMessage} tone="error" role="alert" tabIndex={-1}>
                {general}
              </InlineMessage>
            )}
            {children}
          </fieldset>
        </SavingContext>
      </form>
      <UnsavedChangesDialog {...question} />
    </>
  )
}
