import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { Night } from '@/contract/guilds/raid-nights'
import type { NightId } from '@/contract/ids'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { Panel } from '@/features/guild-board/components/panel'
import { lazyDialog } from '@/lib/load-later'
import { joinFacts, plural } from '@/lib/format'
import { useIsOnline } from '@/lib/use-is-online'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { Link } from '@tanstack/react-router'
import { Moon } from 'lucide-react'
import { useState } from 'react'
import { describeNight } from '../night-words'
import { useStartNight } from '../nights.mutations'

const NightTimesDialog = lazyDialog(
  async () => (await import('./night-times-dialog')).NightTimesDialog,
)

interface NoNightProps {
  guild: Guild
  choice: ChosenRaid
  onNightChange: (nightId: NightId | undefined) => void
  nights: readonly Night[]
}

/** Starts a night, and lists the earlier ones. */
export function NoNight({ guild, choice, onNightChange, nights }: NoNightProps) {
  const start = useStartNight(guild.id)
  const isOnline = useIsOnline()
  const [isEntering, setIsEntering] = useState(false)
  const { instance, difficulty } = choice
  const isOfficer = hasRank(guild, 'Officer')
  return (
    <>
      <EmptyState
        icon={<Moon />}
        title="No raid night is running"
        text={
          isOfficer
            ? `A night keeps who is there and what has dropped, until every drop is decided. It starts with the raid team present.`
            : 'As soon as an officer starts one, this page shows who is there, what has dropped and who gets it.'
        }
        action={
          isOfficer && (
            <div className="flex flex-wrap justify-center gap-2">
              <Button
                disabled={!isOnline}
                isLoading={start.isPending}
                loadingText="Starting..."
                onClick={() => start.mutate({ instanceId: instance.id, difficulty })}
              >
                {`Start night: ${instance.name}, ${difficulty}`}
              </Button>
              <Button variant="outline" onClick={() => setIsEntering(true)}>
                Enter an earlier night
              </Button>
            </div>
          )
        }
      />
      {nights.length > 0 && (
        <EarlierNights guildId={guild.id} nights={nights} timeZone={guild.timeZone} />
      )}
      <NightTimesDialog
        guild={guild}
        choice={choice}
        open={isEntering}
        onOpenChange={setIsEntering}
        onStored={onNightChange}
      />
    </>
  )
}

interface EarlierNightsProps {
  guildId: string
  nights: readonly Night[]
  timeZone: string | null | undefined
}

function EarlierNights({ guildId, nights, timeZone }: EarlierNightsProps) {
  return (
    <Panel level={2} title="Earlier nights" detail={nights.length}>
      <ul>
        {nights.map((night) => (
          <li
            key={night.id}
            className="relative flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1.5 last:border-b-0"
          >
            <Link
              from="/guilds/$guildId/tonight"
              to="."
              params={{ guildId }}
              search={(current) => ({ ...current, night: night.id })}
              className="font-medium after:absolute after:inset-0 hover:underline"
            >
              {describeNight(night, timeZone)}
            </Link>
            <span className="text-sm text-muted tabular-nums">
              {joinFacts([
                `${night.instanceName} ${night.difficulty}`,
                plural(night.presentCount, 'raider'),
                plural(night.dropCount, 'drop'),
                night.undecidedCount > 0 && `${night.undecidedCount} undecided`,
              ])}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
