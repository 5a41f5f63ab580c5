import { toFormError } from '@/api/form-error'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { UnsavedChangesDialog } from '@/ui/form/unsaved-changes-dialog'
import { toast } from '@/ui/messages/toast'
import { Sheet } from '@/ui/overlays/sheet'
import { Link } from '@tanstack/react-router'
import { useId, useRef, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ROW_LINK } from '../row-link'
import { useUnsavedChanges } from '../use-unsaved-changes'
import { ConflictChoice, describeOthers } from './conflict-choice'
import { useConflicts } from './use-conflicts'

interface AdminFormProps<Values extends FieldValues, Output, Saved> {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  /**
   * Saves, and resolves to what was saved. `changed` holds the names of the changed fields. The
   * promise rejects if nothing was saved.
   */
  onSubmit: (values: Output, changed: ReadonlySet<string>) => Promise<Saved>
  /**
   * Reads the values that are stored now, or null if the entity was deleted; null instead for a new
   * one. If somebody else has changed fields since the form was opened that the user has changed
   * too, the user chooses between both values of each before anything is saved. Other changed fields
   * are named.
   */
  readStored: (() => Promise<Values | null>) | null
  /** The names of the rows whose ids are values, e.g. of the boss of an item. */
  names?: ReadonlyMap<string, string>
  isSaving: boolean
  /** Closes the sheet by a navigation, which unsaved changes block. */
  onClose: () => void
  onSaved: (saved: Saved) => void
  /** Adds the button "Save and add another"; called instead of `onSaved` after a save with it. */
  onAddAnother?: (saved: Output) => void
  children: ReactNode
}

/** The sheet in which an instance, boss or loot item is created or edited. */
export function AdminForm<Values extends FieldValues, Output, Saved>({
  title,
  form,
  onSubmit,
  readStored,
  names = NO_NAMES,
  isSaving,
  onClose,
  onSaved,
  onAddAnother,
  children,
}: AdminFormProps<Values, Output, Saved>) {
  const formId = useId()
  const continues = useRef(false)
  const guard = useUnsavedChanges(form.formState.isDirty)
  const { conflicts, others, isRestorable, findChanges, choose } = useConflicts(form, readStored)
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
          const elsewhere = await findChanges()
          if (elsewhere.conflicts.length > 0) return
          const saved = await onSubmit(values, changed)
          if (elsewhere.others.length > 0) toast.info(describeOthers(elsewhere.others, names))
          if (onAddAnother && continues.current) onAddAnother(values)
          else onSaved(saved)
        }}
        isSaving={isSaving}
        readError={toFormError}
        asksBeforeClosing={false}
        keepAs={window.location.pathname + window.location.search}
      >
        {isRestorable && <HistoryLink name={form.formState.defaultValues?.name} />}
        {conflicts.length > 0 && (
          <ConflictChoice
            control={form.control}
            conflicts={conflicts}
            others={others}
            names={names}
            onChoose={choose}
          />
        )}
        {children}
      </Form>
      <UnsavedChangesDialog isOpen={guard.isBlocked} onStay={guard.stay} onDiscard={guard.leave} />
    </Sheet>
  )
}

/** Opens another tab: what was typed can be saved after the entity was restored there. */
function HistoryLink({ name }: { name: unknown }) {
  return (
    <Link
      to="/admin/history"
      search={{ search: typeof name === 'string' ? name : undefined }}
      target="_blank"
      className={`w-fit ${ROW_LINK}`}
    >
      Open the history in a new tab
    </Link>
  )
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()
