import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { GuildBoard } from '@/contract/guilds/guild-board'
import { formatDateTime } from '@/lib/format'
import { lazyDialog } from '@/lib/load-later'
import { useIsPast } from '@/lib/use-is-past'
import { Button } from '@/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { ChosenRaid } from '../choose-raid'
import { boardOf, boardQuery } from '../guild-board.queries'
import { changedSinceLock } from './lock-changes'

const LockDialog = lazyDialog(async () => (await import('./lock-dialogs')).LockDialog)
const LockStateDialog = lazyDialog(async () => (await import('./lock-dialogs')).LockStateDialog)

interface LockBadgeProps {
  guild: Guild
  choice: ChosenRaid
}

/**
 * Whether the lists for the raid are locked. A press shows why, and who has shared or changed a list since; officers
 * lock and unlock them there. Members see nothing while there is no lock.
 */
export function LockBadge({ guild, choice }: LockBadgeProps) {
  // The page reads it.
  const { data: board } = useQuery({ ...boardQuery(boardOf(guild, choice)), enabled: false })
  const lock = board?.lock
  const isLocked = useIsPast(lock?.startsAt)
  /** What the press has opened, which stays open while the lock changes. */
  const [opened, setOpened] = useState<'lock' | 'state' | null>(null)
  const close = () => setOpened(null)
  if (!board || (!lock && !opened && !hasRank(guild, 'Officer'))) return null
  const Icon = isLocked ? Lock : LockOpen
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="max-lg:px-3"
        onClick={() => setOpened(lock ? 'state' : 'lock')}
      >
        <Icon aria-hidden className={isLocked ? 'text-warning-text' : undefined} />
        <span className="max-lg:sr-only">{describe(board, isLocked)}</span>
      </Button>
      <LockDialog
        guild={guild}
        instance={choice.instance}
        open={opened === 'lock'}
        onOpenChange={close}
      />
      <LockStateDialog
        guild={guild}
        choice={choice}
        board={board}
        isLocked={isLocked}
        open={opened === 'state'}
        onOpenChange={close}
      />
    </>
  )
}

function describe(board: GuildBoard, isLocked: boolean): string {
  const { lock } = board
  if (!lock) return 'Lists open'
  if (!isLocked) return `Locked from ${formatDateTime(lock.startsAt) ?? ''}`
  const { length } = changedSinceLock(board)
  return length === 0 ? 'Lists locked' : `Lists locked, ${length} changed`
}
