import { toFormError } from '@/api/form-error'
import { LOCK_REASON_MAX, lockReason } from '@/contract/guilds/guild-board'
import type { Guild } from '@/contract/guilds/guild'
import type { Instance } from '@/contract/instance'
import type { DialogProps } from '@/lib/load-later'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextareaField } from '@/ui/form/textarea-field'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'
import { useId } from 'react'
import * as z from 'zod/mini'
import { useLockLists } from '../lock.mutations'

/** `startsAt` is the local time of the field, e.g. 2026-01-31T20:00; empty means now. */
const lockForm = z.object({ reason: lockReason, startsAt: z.string() })

interface LockDialogProps extends DialogProps {
  guild: Guild
  instance: Pick<Instance, 'id' | 'name'>
}

export function LockDialog({ guild, instance, open, onOpenChange }: LockDialogProps) {
  const formId = useId()
  const lock = useLockLists(guild, instance)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!lock.isPending}
      title="Lock lists"
      description={`On the main wishlists for ${instance.name} that are shared with ${guild.name}, nobody can add, remove or move items until you unlock them, on any difficulty. A list stays locked when its owner stops sharing it. Ticks and notes still work.`}
      footer={
        <FormButtons
          formId={formId}
          submitLabel="Lock lists"
          isSaving={lock.isPending}
          savingLabel="Locking..."
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {/* Closing unmounts the form, which resets it. */}
      <LockForm
        id={formId}
        keepAs={`lock of ${guild.id} ${instance.id}`}
        isSaving={lock.isPending}
        onSubmit={async ({ reason, startsAt }) => {
          await lock.mutateAsync({
            reason,
            startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
          })
          onOpenChange(false)
        }}
      />
    </Modal>
  )
}

interface LockFormProps {
  id: string
  keepAs: string
  isSaving: boolean
  onSubmit: (values: z.output<typeof lockForm>) => Promise<void>
}

function LockForm({ id, keepAs, isSaving, onSubmit }: LockFormProps) {
  const form = useSchemaForm(lockForm, { reason: '', startsAt: '' })
  return (
    <Form
      id={id}
      form={form}
      onSubmit={onSubmit}
      isSaving={isSaving}
      readError={toFormError}
      keepAs={keepAs}
    >
      <TextareaField
        control={form.control}
        name="reason"
        label="Reason"
        rows={2}
        hasCounter
        hasInitialFocus
        maxLength={LOCK_REASON_MAX}
      />
      <TextField
        control={form.control}
        name="startsAt"
        type="datetime-local"
        label="From"
        description="Leave it empty to lock the lists now."
      />
    </Form>
  )
}
