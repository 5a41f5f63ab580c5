import { toFormError } from '@/api/form-error'
import type { AdminBoss } from '@/contract/admin-boss'
import { plural } from '@/lib/format'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/modal'
import { toast } from '@/ui/toast'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAddBosses } from '../admin-bulk.mutations'
import { readBossNames } from '../new-bosses'

/** The names are validated by `readBossNames`, together with the bosses that exist. */
const addBossesForm = z.object({ names: z.string() })

interface AddBossesDialogProps {
  instanceId: string
  instanceName: string
  bosses: readonly AdminBoss[]
  /** Initial names: the bosses that the grid mentions and the instance lacks. */
  names: readonly string[]
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Creates the bosses of an instance from their names. Mounted only while it is open. */
export function AddBossesDialog({
  instanceId,
  instanceName,
  bosses,
  names,
  open,
  onOpenChange,
}: AddBossesDialogProps) {
  const formId = useId()
  const form = useSchemaForm(addBossesForm, { names: names.join('\n') })
  const text = useWatch({ control: form.control, name: 'names' })
  const add = useAddBosses()
  // Bosses created before a failure are in `bosses` by then, so they are not added again.
  const { bosses: added, error } = readBossNames(text, instanceId, bosses)
  const count = plural(added.length, 'boss', 'bosses')

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!add.isPending}
      title={`Add bosses to ${instanceName}`}
      footer={
        <FormButtons
          formId={formId}
          submitLabel={`Add ${count}`}
          isDisabled={added.length === 0}
          isSaving={add.isPending}
          savingLabel="Adding..."
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async () => {
          await add.mutateAsync(added)
          toast.success(`Added ${count}`)
          onOpenChange(false)
        }}
        isSaving={add.isPending}
        readError={toFormError}
      >
        <TextareaField
          control={form.control}
          name="names"
          label="Boss names"
          description="One name per line, in boss order. Names that the instance already has are skipped."
          rows={8}
          error={error}
        />
      </Form>
    </Modal>
  )
}
