import { toFormError } from '@/api/form-error'
import { LOCK_REASON_MAX, lockReason } from '@/contract/guilds/guild-locks'
import { type GuildBoard } from '@/contract/guilds/guild-board'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { Instance } from '@/contract/instance'
import { specializationLabel } from '@/game/classes'
import { formatDateTime, joinFacts } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { FormModal } from '@/ui/form/form-modal'
import { TextareaField } from '@/ui/form/textarea-field'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlays/modal'
import * as z from 'zod/mini'
import type { ChosenRaid } from '../choose-raid'
import { changedSinceLock } from './lock-changes'
import { useLockLists, useUnlockLists } from './lock.mutations'

/** `startsAt` is the local time of the field, e.g. 2026-01-31T20:00; empty means now. */
const lockForm = z.object({ reason: lockReason, startsAt: z.string() })

interface LockDialogProps extends DialogProps {
  guild: Guild
  instance: Pick<Instance, 'id' | 'name'>
}

export function LockDialog({ guild, instance, open, onOpenChange }: LockDialogProps) {
  const lock = useLockLists(guild, instance)
  return (
    <FormModal
      open={open}
      onOpenChange={onOpenChange}
      title="Lock lists"
      description={`On the main wishlists for ${instance.name} that are shared with ${guild.name}, nobody can add, remove or move items until you unlock them, on any difficulty. A list stays locked when its owner stops sharing it. Ticks and notes still work.`}
      schema={lockForm}
      defaults={{ reason: '', startsAt: '' }}
      keepAs={`lock of ${guild.id} ${instance.id}`}
      onSubmit={async ({ reason, startsAt }) => {
        await lock.mutateAsync({
          reason,
          startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
        })
        onOpenChange(false)
      }}
      isSaving={lock.isPending}
      readError={toFormError}
      submitLabel="Lock lists"
      savingLabel="Locking..."
    >
      {({ control }) => (
        <>
          <TextareaField
            control={control}
            name="reason"
            label="Reason"
            rows={2}
            hasCounter
            hasInitialFocus
            maxLength={LOCK_REASON_MAX}
          />
          <TextField
            control={control}
            name="startsAt"
            type="datetime-local"
            label="From"
            description="In your time zone. Leave it empty to lock the lists now."
          />
        </>
      )}
    </FormModal>
  )
}

interface LockStateDialogProps extends DialogProps {
  guild: Guild
  choice: ChosenRaid
  board: GuildBoard
  isLocked: boolean
}

/**
 * Why and since when the lists of a raid are locked, and who has shared or changed one since.
 * Officers unlock them.
 */
export function LockStateDialog(props: LockStateDialogProps) {
  const { guild, choice, board, isLocked, open, onOpenChange } = props
  const { lock, lists } = board
  const unlock = useUnlockLists(guild, choice.instance)
  const late = lists.filter(({ isSharedAfterLock }) => isSharedAfterLock)
  const changed = isLocked ? changedSinceLock(board) : []
  const time = formatDateTime(lock?.startsAt)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={
        lock ? (isLocked ? 'Lists are locked' : 'Lists will be locked') : 'Lists are open again'
      }
      description={lock?.reason ?? ''}
      footer={
        lock && hasRank(guild, 'Officer') ? (
          <Button
            variant="secondary"
            isLoading={unlock.isPending}
            loadingText="Unlocking..."
            onClick={() => unlock.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
          >
            {isLocked ? 'Unlock' : 'Cancel lock'}
          </Button>
        ) : undefined
      }
    >
      {lock && time && (
        <p className="text-sm text-muted">{`${isLocked ? 'Since' : 'From'} ${time}`}</p>
      )}
      {late.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          {`Shared after the lock began: ${[...new Set(late.map(({ character }) => character.name))].join(', ')}`}
        </p>
      )}
      {changed.length > 0 && (
        <div className="mt-2 text-sm text-muted">
          <p>Ticks, notes or names changed since then:</p>
          <ul>
            {changed.map(({ id, character, specialization, updatedAt }) => (
              <li key={id}>
                {joinFacts([
                  character.name,
                  specializationLabel(character.className, specialization),
                  formatDateTime(updatedAt),
                ])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  )
}
