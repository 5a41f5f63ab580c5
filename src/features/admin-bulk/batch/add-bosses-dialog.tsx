import { toFormError } from '@/api/form-error'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { InstanceId } from '@/contract/ids'
import { undoCreation } from '@/features/admin-catalog/save-rows.mutations'
import { plural } from '@/lib/format'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { SelectField } from '@/ui/form/select-field'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { toast } from '@/ui/messages/toast'
import { Modal } from '@/ui/overlays/modal'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAddBosses } from './admin-bulk.mutations'
import { readBossNames, renamedOf } from './new-bosses'

/** The names are validated by `readBossNames`, together with the bosses that exist. */
const addBossesForm = z.object({ names: z.string(), before: z.nullable(z.string()) })

interface AddBossesDialogProps {
  instanceId: InstanceId
  instanceName: string
  bosses: readonly AdminBoss[]
  /** Initial names: the bosses that the grid mentions and the instance lacks. */
  names: readonly string[]
  onRenamed: (names: ReadonlyMap<string, string>) => void
  onClose: () => void
}

/** Creates the bosses of an instance from their names. Mounted only while it is open. */
export function AddBossesDialog({
  instanceId,
  instanceName,
  bosses,
  names,
  onRenamed,
  onClose,
}: AddBossesDialogProps) {
  const formId = useId()
  const form = useSchemaForm(addBossesForm, { names: names.join('\n'), before: null })
  const text = useWatch({ control: form.control, name: 'names' })
  const queryClient = useQueryClient()
  const add = useAddBosses()
  // Bosses created before a failure are in `bosses` by then, so they are not added again.
  const { bosses: added, error } = readBossNames(text, instanceId, bosses)
  const count = plural(added.length, 'boss', 'bosses')
  const renamed = renamedOf(names, text)
  // The bosses were created, but could not be moved.
  const isUnplaced = add.isError && added.length === 0

  return (
    <Modal
      open
      onOpenChange={onClose}
      isDismissible={!add.isPending}
      title={`Add bosses to ${instanceName}`}
      footer={
        <FormButtons
          formId={formId}
          submitLabel={
            isUnplaced
              ? 'Set the position'
              : added.length === 0 && renamed.size > 0
                ? 'Correct the rows'
                : `Add ${count}`
          }
          isDisabled={added.length === 0 && renamed.size === 0 && !isUnplaced}
          isSaving={add.isPending}
          savingLabel="Adding..."
          onCancel={onClose}
        />
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async ({ before }) => {
          if (added.length > 0 || isUnplaced) {
            const variables = { instanceId, bosses: added, existing: bosses, before }
            const created = await add.mutateAsync(variables)
            const rows = created.map(({ id, name }) => ({ kind: 'boss' as const, id, name }))
            toast.success(isUnplaced ? 'Moved the new bosses' : `Added ${count}`, {
              undo: () => void undoCreation(queryClient, rows),
            })
          }
          onRenamed(new Map(names.map((name) => [name, renamed.get(name) ?? name])))
          onClose()
        }}
        isSaving={add.isPending}
        readError={toFormError}
        keepAs={`bosses of ${instanceId}`}
      >
        <TextareaField
          control={form.control}
          name="names"
          label="Boss names"
          description="One name per line, in boss order. Names that the instance already has are not added. A corrected name also corrects its rows."
          rows={8}
          error={error}
        />
        {bosses.length > 0 && (
          <SelectField
            control={form.control}
            name="before"
            label="Position"
            noneLabel="After the last boss"
            options={bosses.map(({ id, name }) => ({ value: id, label: `Before ${name}` }))}
          />
        )}
      </Form>
    </Modal>
  )
}
