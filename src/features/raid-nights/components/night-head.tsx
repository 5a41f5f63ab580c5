import type { Guild } from '@/contract/guilds/guild'
import type { CountedDrop } from '@/contract/guilds/night-counts'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import type { NightId } from '@/contract/ids'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { lazyDialog } from '@/lib/load-later'
import { useIsOnline } from '@/lib/use-is-online'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { Menu, MenuItem } from '@/ui/menu'
import { cx } from 'class-variance-authority'
import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { describeNight, describeStart } from '../night-words'
import { useChangeNight, useDeleteNight } from '../nights.mutations'

const NightTimesDialog = lazyDialog(
  async () => (await import('./night-times-dialog')).NightTimesDialog,
)
const NightSummaryDialog = lazyDialog(
  async () => (await import('./night-summary-dialog')).NightSummaryDialog,
)

interface NightHeadProps {
  guild: Guild
  choice: ChosenRaid
  night: NightDetails
  undecided: readonly CountedDrop[]
  isOfficer: boolean
  onNightChange: (nightId: NightId | undefined) => void
  /** Who is there. */
  children: ReactNode
}

/** When a night has started and ended. Officers end, correct and delete it; everyone copies its summary. */
export function NightHead(props: NightHeadProps) {
  const { guild, choice, night, undecided, isOfficer, onNightChange, children } = props
  const [opened, setOpened] = useState<'summary' | 'times' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const change = useChangeNight(guild.id, night.id)
  const remove = useDeleteNight(guild.id, night.id)
  const isOnline = useIsOnline()
  const isRunning = night.endedAt == null
  return (
    <div className="flex items-start gap-x-4 gap-y-1 text-sm max-sm:flex-wrap max-sm:items-center">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1 max-sm:contents">
        <p className="flex items-baseline gap-2 text-muted tabular-nums">
          <span
            aria-hidden
            className={cx('size-2 rounded-full', isRunning ? 'bg-accent' : 'bg-line')}
          />
          <span>
            <span className={isRunning ? 'max-sm:sr-only' : undefined}>
              {isRunning ? 'Since ' : 'Ended · '}
            </span>
            {isRunning
              ? describeStart(night, guild.timeZone)
              : describeNight(night, guild.timeZone)}
          </span>
        </p>
        {children}
      </div>
      {!isRunning && (
        <Button variant="ghost" size="sm" onClick={() => onNightChange(undefined)}>
          All nights
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => setOpened('summary')}>
        {isRunning && isOfficer ? 'End night…' : 'Summary'}
      </Button>
      {isOfficer && (
        <Menu
          align="right"
          trigger={
            <IconButton size="sm" label="More on the night">
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setOpened('times')}>Correct the times</MenuItem>
          {!isRunning && (
            <MenuItem onSelect={() => change.mutate({ isRunning: true })}>
              Continue the night
            </MenuItem>
          )}
          <MenuItem isDanger onSelect={() => setOpened('delete')}>
            Delete the night
          </MenuItem>
        </Menu>
      )}
      <NightTimesDialog
        guild={guild}
        choice={choice}
        night={night}
        open={opened === 'times'}
        onOpenChange={close}
        onStored={onNightChange}
      />
      <NightSummaryDialog
        guild={guild}
        night={night}
        undecided={undecided}
        end={
          isRunning && isOfficer
            ? {
                isDisabled: !isOnline,
                isPending: change.isPending,
                onConfirm: () => change.mutate({ isRunning: false }),
              }
            : undefined
        }
        open={opened === 'summary'}
        onOpenChange={close}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        variant="destructive"
        title="Delete this night?"
        description="Who was there and what has dropped is deleted. Its awards stay in the history."
        confirmLabel="Delete night"
        isPending={remove.isPending}
        pendingText="Deleting..."
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              close()
              onNightChange(undefined)
            },
          })
        }
      />
    </div>
  )
}
