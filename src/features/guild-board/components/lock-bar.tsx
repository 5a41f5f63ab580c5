import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { GuildBoard, GuildLock } from '@/contract/guilds/guild-board'
import { formatDateTime } from '@/lib/format'
import { lazyDialog } from '@/lib/load-later'
import { useIsPast } from '@/lib/use-is-past'
import { Button } from '@/ui/button'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { ChosenRaid } from '../choose-raid'

const LockDialog = lazyDialog(async () => (await import('./lock-dialog')).LockDialog)

interface LockBarProps {
  guild: Guild
  choice: ChosenRaid
  board: GuildBoard
  isUnlocking: boolean
  onUnlock: () => void
}

/**
 * Says whether the lists for the raid are locked, and who has shared since; officers lock and
 * unlock them.
 */
export function LockBar({ guild, choice, board, isUnlocking, onUnlock }: LockBarProps) {
  const { instance } = choice
  const { lock, lists } = board
  const late = lists.filter(({ isSharedAfterLock }) => isSharedAfterLock)
  const isLocked = useIsPast(lock?.startsAt)
  const [isAsking, setAsking] = useState(false)
  const canLock = hasRank(guild, 'Officer')
  if (!lock && !canLock) return null
  const Icon = isLocked ? Lock : LockOpen
  return (
    <section
      aria-label="Lock"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-panel px-4 py-2"
    >
      <p className="flex min-w-0 flex-1 basis-40 items-start gap-2.5 text-sm text-muted">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">
          <span>{describe(lock, isLocked)}</span>
          {late.length > 0 && (
            <span className="block">{`Shared after the lock began: ${[...new Set(late.map(({ character }) => character.name))].join(', ')}`}</span>
          )}
        </span>
      </p>
      {canLock &&
        (lock ? (
          <Button
            variant="secondary"
            size="sm"
            isLoading={isUnlocking}
            loadingText="Unlocking..."
            onClick={onUnlock}
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

/** @param lock also one that starts later */
function describe(lock: GuildLock | null | undefined, isLocked: boolean): string {
  if (!lock) return 'Lists are open.'
  if (isLocked) return `Lists are locked: ${lock.reason}`
  return `Lists will be locked at ${formatDateTime(lock.startsAt)}: ${lock.reason}`
}
