import type { Award } from '@/contract/guild-awards'
import type { Guild } from '@/contract/guild'
import { downloadFile } from '@/lib/download'
import { formatDate, plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Download, ScrollText, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { awardsToCsv, groupByNight, type RaidNight } from '../award-history'
import type { AwardFilter } from '../awards.api'
import { describeAward, useUndoAward } from '../awards.mutations'
import { awardsQuery } from '../awards.queries'
import { isOfficer } from '../group-members'
import { useReturnFocus } from '../use-return-focus'
import { AwardRow } from './award-row'

interface AwardListProps {
  guild: Guild
  filter: AwardFilter
}

/** The awards of a guild by raid night. Officers undo them; everyone downloads what is shown. */
export function AwardList({ guild, filter }: AwardListProps) {
  const [undoing, setUndoing] = useState<Award | null>(null)
  const undo = useUndoAward(guild.id)
  const keepFocus = useReturnFocus(undo.isPending)
  const { awards, next, isLoading, showMore } = useAwards(guild.id, filter)
  const isOfRaid = filter.instanceId !== undefined
  if (awards.length === 0) {
    const isFiltered = filter.person !== undefined || filter.slot !== undefined
    return (
      <EmptyState
        icon={<ScrollText />}
        title={isFiltered ? 'Nothing found' : 'Nothing awarded yet'}
        text={
          isFiltered
            ? 'No award matches the search and the slot.'
            : `Officers award items on the board. What ${guild.name} awards${isOfRaid ? ' on this difficulty' : ''} appears here.`
        }
      />
    )
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {next === null
            ? plural(awards.length, 'award')
            : `The last ${plural(awards.length, 'award')}`}
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            downloadFile(`${guild.name} awards.csv`, awardsToCsv(awards, guild), 'text/csv')
          }
        >
          <Download aria-hidden />
          Download CSV
        </Button>
      </div>
      {groupByNight(awards).map((night) => (
        <Night
          key={night.key}
          night={night}
          isOfRaid={isOfRaid}
          onUndo={
            isOfficer(guild)
              ? (award) => {
                  keepFocus()
                  setUndoing(award)
                }
              : undefined
          }
        />
      ))}
      {next !== null && (
        <Button variant="outline" isFullWidth isLoading={isLoading} onClick={showMore}>
          Show older awards
        </Button>
      )}
      <ConfirmDialog
        open={undoing !== null}
        onOpenChange={() => setUndoing(null)}
        title="Undo this award?"
        description={
          undoing &&
          `${describeAward(undoing)} is removed from the history. The wish is wanted again, unless its owner has changed it since.`
        }
        confirmLabel="Undo award"
        onConfirm={() => {
          if (undoing) undo.mutate(undoing)
          setUndoing(null)
        }}
      />
    </>
  )
}

interface NightProps {
  night: RaidNight
  /** Whether all awards are of one raid and difficulty, which the rows then leave out. */
  isOfRaid: boolean
  onUndo?: (award: Award) => void
}

function Night({ night, isOfRaid, onUndo }: NightProps) {
  const date = formatDate(night.date)
  return (
    <section
      aria-label={date ?? undefined}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-line bg-raised px-3 py-2">
        <h2 className="font-semibold">{date}</h2>
        <span className="shrink-0 text-sm text-muted">{plural(night.awards.length, 'award')}</span>
      </div>
      <ul>
        {night.awards.map((award) => (
          <AwardRow
            key={award.id}
            award={award}
            facts={[
              !isOfRaid && `${award.instanceName} ${award.difficulty}`,
              award.bossName,
              award.awardedBy && `by ${award.awardedBy}`,
            ]}
            action={
              onUndo && (
                <IconButton
                  label={`Undo the award of ${describeAward(award)}`}
                  onClick={() => onUndo(award)}
                >
                  <Undo2 />
                </IconButton>
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

/** The awards of a guild in parts; the first is loaded with the page. */
function useAwards(guildId: string, filter: AwardFilter) {
  const { data: first } = useSuspenseQuery(awardsQuery(guildId, filter))
  const [cursors, setCursors] = useState<readonly string[]>([])
  const older = useQueries({
    queries: cursors.map((before) => awardsQuery(guildId, { ...filter, before })),
  })
  const parts = [first, ...older.flatMap(({ data }) => data ?? [])]
  const next = parts.at(-1)?.next ?? null
  return {
    awards: parts.flatMap(({ awards }) => awards),
    next,
    isLoading: older.some(({ isPending }) => isPending),
    showMore: () => {
      if (next !== null) setCursors((current) => [...current, next])
    },
  }
}
