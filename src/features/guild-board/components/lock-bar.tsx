import type { Guild } from '@/contract/guild'
import type { GuildLock } from '@/contract/guild-board'
import { formatDateTime } from '@/lib/format'
import { useHasCome } from '@/lib/use-has-come'
import { Button } from '@/ui/button'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { RaidChoice } from '../choose-raid'
import { useUnlockLists } from '../guild-board.mutations'
import { isOfficer } from '../team'
import { useReturnFocus } from '../use-return-focus'
import { LockDialog } from './lazy-dialogs'

interface LockBarProps {
  guild: Guild
  choice: RaidChoice
  /** The lock of the raid, also one that starts later. */
  lock: GuildLock | null | undefined
}

/** Says whether the lists for the raid are locked; officers lock and unlock them. */
export function LockBar({ guild, choice: { instance }, lock }: LockBarProps) {
  const isLocked = useHasCome(lock?.startsAt)
  const unlock = useUnlockLists(guild, instance)
  const keepFocus = useReturnFocus(unlock.isPending)
  const [isAsking, setAsking] = useState(false)
  const canLock = isOfficer(guild)
  if (!lock && !canLock) return null
  const Icon = isLocked ? Lock : LockOpen
  return (
    <section
      aria-label="Lock"
      className="flex items-center justify-between gap-3 rounded-lg border border-line bg-panel px-4 py-2"
    >
      <p className="flex min-w-0 items-start gap-2.5 text-sm text-muted">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{describe(lock, isLocked)}</span>
      </p>
      {canLock &&
        (lock ? (
          <Button
            variant="secondary"
            size="sm"
            isLoading={unlock.isPending}
            loadingText="Unlocking..."
            onClick={() => {
              keepFocus()
              unlock.mutate()
            }}
          >
            {isLocked ? 'Unlock' : 'Cancel lock'}
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Lock lists…
          </Button>
        ))}
      <LockDialog guild={guild} instance={instance} open={isAsking} onOpenChange={setAsking} />
    </section>
  )
}

function describe(lock: GuildLock | null | undefined, isLocked: boolean): string {
  if (!lock) return 'The shared lists for this raid are open.'
  if (isLocked) return `Lists are locked: ${lock.reason}`
  return `Lists will be locked at ${formatDateTime(lock.startsAt)}: ${lock.reason}`
}
