import { toFormError } from '@/api/form-error'
import type { Guild } from '@/contract/guilds/guild'
import type { Night } from '@/contract/guilds/raid-nights'
import type { NightId } from '@/contract/ids'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import type { DialogProps } from '@/lib/load-later'
import { FormModal } from '@/ui/form/form-modal'
import { TextField } from '@/ui/form/text-field'
import * as z from 'zod/mini'
import { useChangeNight, useStartNight } from '../nights.mutations'

const required = z.string().check(z.minLength(1, 'Please enter a time'))

/** Local times of the fields, e.g. 2026-01-31T20:00; an empty end: the night is running. */
const timesForm = z.object({ startedAt: required, endedAt: z.string() })
const earlierForm = z.object({ startedAt: required, endedAt: required })

interface NightTimesDialogProps extends DialogProps {
  guild: Guild
  choice: ChosenRaid
  /** The night whose times are corrected; otherwise an earlier one is stored. */
  night?: Night
  onStored: (nightId: NightId) => void
}

/** When a night has started and ended: of one that is corrected, or of one that was forgotten. */
export function NightTimesDialog(props: NightTimesDialogProps) {
  const { guild, choice, night, open, onOpenChange, onStored } = props
  const start = useStartNight(guild.id)
  const change = useChangeNight(guild.id, night?.id ?? '')
  const { instance, difficulty } = choice
  const isEnded = !night || night.endedAt != null
  return (
    <FormModal
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={night ? 'Correct the times' : 'Enter an earlier night'}
      description={
        night
          ? 'When the night has started and ended, in your time zone.'
          : `${instance.name} on ${difficulty}, with the raid team of now. Who was there and what has dropped is entered after it. The times are in your time zone.`
      }
      schema={isEnded ? earlierForm : timesForm}
      defaults={{ startedAt: toLocal(night?.startedAt), endedAt: toLocal(night?.endedAt) }}
      keepAs={`night of ${guild.id} ${night?.id ?? ''}`}
      onSubmit={async ({ startedAt, endedAt }) => {
        const times = {
          startedAt: toIso(startedAt),
          endedAt: endedAt ? toIso(endedAt) : undefined,
        }
        const stored = night
          ? await change.mutateAsync(times)
          : await start.mutateAsync({ ...times, instanceId: instance.id, difficulty })
        onOpenChange(false)
        if (!night) onStored(stored.id)
      }}
      isSaving={start.isPending || change.isPending}
      readError={toFormError}
      submitLabel={night ? 'Save times' : 'Enter night'}
      savingLabel="Saving..."
    >
      {({ control }) => (
        <>
          <TextField control={control} name="startedAt" type="datetime-local" label="Start" />
          <TextField
            control={control}
            name="endedAt"
            type="datetime-local"
            label="End"
            description={isEnded ? undefined : 'Empty while the night is running.'}
          />
        </>
      )}
    </FormModal>
  )
}

function toIso(local: string): string {
  return new Date(local).toISOString()
}

/** The local time of a field, 2026-01-31T20:00; empty without a time. */
function toLocal(iso: string | null | undefined): string {
  if (iso == null) return ''
  const date = new Date(iso)
  const local = date.getTime() - date.getTimezoneOffset() * 60_000
  return new Date(local).toISOString().slice(0, 16)
}
