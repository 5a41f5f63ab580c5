import { toFormError } from '@/api/form-error'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { UnsavedChangesDialog } from '@/ui/form/unsaved-changes-dialog'
import { Sheet } from '@/ui/sheet'
import { useId, useRef, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useUnsavedChanges } from '../use-unsaved-changes'

interface AdminFormProps<Values extends FieldValues, Output> {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  /** Saves. `changed` holds the names of the changed fields. The promise rejects if nothing was saved. */
  onSubmit: (values: Output, changed: ReadonlySet<string>) => Promise<unknown>
  isSaving: boolean
  /** Closes the sheet by a navigation, which unsaved changes block. */
  onClose: () => void
  onSaved: () => void
  /** Adds the button "Save and add another"; called instead of `onSaved` after a save with it. */
  onAddAnother?: (saved: Output) => void
  /** The fields. */
  children: ReactNode
}

/** The sheet in which an instance, boss or loot item is created or edited. */
export function AdminForm<Values extends FieldValues, Output>({
  title,
  form,
  onSubmit,
  isSaving,
  onClose,
  onSaved,
  onAddAnother,
  children,
}: AdminFormProps<Values, Output>) {
  const formId = useId()
  const continues = useRef(false)
  const guard = useUnsavedChanges(form.formState.isDirty)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      isDismissible={!isSaving}
      title={title}
      footer={
        <FormButtons
          formId={formId}
          submitLabel="Save"
          isSaving={isSaving}
          savingLabel="Saving..."
          submitAndContinueLabel={onAddAnother && 'Save and add another'}
          onSubmitClick={(isContinued) => {
            continues.current = isContinued
          }}
          onCancel={onClose}
        />
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values, changed) => {
          await onSubmit(values, changed)
          if (onAddAnother && continues.current) onAddAnother(values)
          else onSaved()
        }}
        isSaving={isSaving}
        readError={toFormError}
        asksBeforeClosing={false}
      >
        {children}
      </Form>
      <UnsavedChangesDialog isOpen={guard.isBlocked} onStay={guard.stay} onDiscard={guard.leave} />
    </Sheet>
  )
}
