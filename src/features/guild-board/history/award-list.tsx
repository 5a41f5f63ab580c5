import type { GuildId } from '@/contract/ids'
import type { Award } from '@/contract/guilds/award'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { Instance } from '@/contract/instance'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { useFeature } from '@/features/session/use-feature'
import { toastFailure } from '@/features/session/toast-failure'
import { shortBossName } from '@/game/boss-names'
import { downloadFile } from '@/lib/download'
import { plural } from '@/lib/format'
import { describeDifficulty } from '@/features/guilds/award-words'
import { AwardRow } from '@/features/guilds/components/award-row'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { IconButton } from '@/ui/icon-button'
import { cx } from 'class-variance-authority'
import { Link } from '@tanstack/react-router'
import { useMutation, useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Download, ScrollText, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  awardsToCsv,
  describeRaid,
  describeTotals,
  formatNight,
  groupByNight,
  type RaidNight,
} from './award-history'
import { describeAward } from '../awards.mutations'
import { awardsQuery, type AwardFilter } from '../awards.queries'
import { RecipientLink } from '../components/recipient-link'
import { Panel } from '../components/panel'
import { useUndoAwardQuestion } from '../components/undo-award-question'

/** Renders the button that copies awards for Discord; `name` says which. */
export type RenderCopy = (name: string, nights: readonly RaidNight[]) => ReactNode

interface AwardListProps {
  guild: Guild
  filter: AwardFilter
  /** Shown beside the list. */
  aside?: ReactNode
  renderCopy: RenderCopy
}

/** The awards of a guild by raid night. Officers undo them; everyone downloads what is shown. */
export function AwardList({ guild, filter, aside, renderCopy }: AwardListProps) {
  const [askToUndo, question] = useUndoAwardQuestion(guild.id)
  const { awards, totals, next, isLoading, showMore } = useAwards(guild.id, filter)
  const download = useDownloadAwards(guild, filter)
  const { data: instances } = useSuspenseQuery(activeInstancesQuery())
  const isOfRaid = filter.instanceId !== undefined
  const nights = groupByNight(awards, guild)
  if (awards.length === 0) {
    const isFiltered = filter.person !== undefined || filter.slot !== undefined
    return (
      <>
        <EmptyState
          className="basis-full"
          icon={<ScrollText />}
          title={isFiltered ? 'Nothing found' : 'Nothing awarded yet'}
          text={
            isFiltered
              ? 'No award matches the search and the slot.'
              : `Officers award items on the board. What ${guild.name} awards${isOfRaid ? ' on this difficulty' : ''} appears here.`
          }
        />
        {/* A link may name an award that the filters leave out. */}
        {aside}
      </>
    )
  }
  return (
    <>
      {/* On phones, the button is in the row of the filters. */}
      <div className="flex basis-full flex-row-reverse items-center justify-between gap-3 max-sm:contents">
        <Button variant="outline" isLoading={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          <span>
            <span className="max-sm:sr-only">Download</span> CSV
          </span>
        </Button>
        <div className="flex items-center gap-2 max-sm:basis-full">
          <p role="status" className="text-sm text-muted tabular-nums">
            {totals ? describeTotals(totals) : plural(awards.length, 'award')}
          </p>
          {renderCopy('what is shown', nights)}
        </div>
      </div>
      <div
        className={cx(
          'grid min-w-0 basis-full grid-cols-1 items-start gap-4',
          aside && 'beside:grid-board',
        )}
      >
        <div className="grid min-w-0 grid-cols-1 items-start gap-3 sm:gap-6 ultrawide:grid-cols-2">
          {nights.map((night) => (
            <Night
              key={night.nightId ?? night.date}
              guildId={guild.id}
              renderCopy={renderCopy}
              night={night}
              isOfRaid={isOfRaid}
              renderName={(award) => <ItemName award={award} guild={guild} instances={instances} />}
              onUndo={hasRank(guild, 'Officer') ? askToUndo : undefined}
            />
          ))}
          {next !== null && (
            <Button variant="outline" isFullWidth isLoading={isLoading} onClick={showMore}>
              Show older awards
            </Button>
          )}
        </div>
        {aside}
      </div>
      {question}
    </>
  )
}

interface NightProps {
  guildId: GuildId
  renderCopy: RenderCopy
  night: RaidNight
  /** Whether all awards are of one raid and difficulty, which the rows then leave out. */
  isOfRaid: boolean
  renderName: (award: Award) => ReactNode
  onUndo?: (award: Award) => void
}

function Night({ guildId, night, isOfRaid, renderCopy, renderName, onUndo }: NightProps) {
  const { nightId, awards } = night
  const title = `Night of ${formatNight(night.date)}`
  return (
    <Panel
      level={2}
      title={title}
      detail={
        <span className="inline-flex items-center gap-3">
          {nightId === undefined ? (
            plural(awards.length, 'award')
          ) : (
            <Link
              to="/guilds/$guildId/tonight"
              params={{ guildId }}
              search={({ raid, difficulty }) => ({ raid, difficulty, night: nightId })}
              aria-label={`${plural(awards.length, 'award')}, ${title}`}
              className="underline"
            >
              {plural(awards.length, 'award')}
            </Link>
          )}
          {renderCopy(title, [night])}
        </span>
      }
    >
      <ul>
        {awards.map((award) => (
          <AwardRow
            key={award.id}
            award={award}
            recipientName={<RecipientLink guildId={guildId} recipient={award.recipient} />}
            facts={[
              !isOfRaid && describeRaid(award),
              award.bossName && shortBossName(award.bossName),
            ]}
            awardedBy={award.awardedBy}
            action={
              onUndo && (
                <IconButton
                  label={`Undo the award of ${describeAward(award)}`}
                  className="relative"
                  onClick={() => onUndo(award)}
                >
                  <Undo2 />
                </IconButton>
              )
            }
          >
            {renderName(award)}
          </AwardRow>
        ))}
      </ul>
    </Panel>
  )
}

/** Covers the row. */
const LINK_OF_ROW = 'after:absolute after:inset-0 hover:underline'

interface ItemNameProps {
  award: Award
  guild: Guild
  instances: readonly Instance[]
}

/**
 * Opens an award; without the feature `raiders`, its item on the board, or nothing if the item or
 * its raid is gone.
 */
function ItemName({ award, guild, instances }: ItemNameProps) {
  const { id: awardId, itemName, lootItemId, instanceId, difficulty } = award
  const hasDecisions = useFeature('raiders')
  if (hasDecisions) {
    return (
      <Link
        from="/guilds/$guildId/history"
        to="."
        search={(current) => ({ ...current, award: awardId })}
        replace
        resetScroll={false}
        aria-label={`${describeAward(award)}, ${describeDifficulty(award)}`}
        className={LINK_OF_ROW}
        activeProps={{ className: 'after:shadow-current' }}
      >
        {itemName}
      </Link>
    )
  }
  const raid = instances.find(({ id }) => id === instanceId)?.slug
  if (raid === undefined || lootItemId == null) return itemName
  return (
    <Link
      to="/guilds/$guildId"
      params={{ guildId: guild.id }}
      search={{ raid, difficulty: difficulty ?? undefined, item: lootItemId }}
      className={LINK_OF_ROW}
    >
      {itemName}
    </Link>
  )
}

/** The awards of a guild in parts; the first is loaded with the page. */
function useAwards(guildId: GuildId, filter: AwardFilter) {
  const { data: first } = useSuspenseQuery(awardsQuery(guildId, filter))
  const [cursors, setCursors] = useState<readonly string[]>([])
  const older = useQueries({
    queries: cursors.map((before) => awardsQuery(guildId, { ...filter, before })),
  })
  const parts = [first, ...older.flatMap(({ data }) => data ?? [])]
  const next = parts.at(-1)?.next ?? null
  return {
    awards: parts.flatMap(({ awards }) => awards),
    totals: first.totals,
    next,
    isLoading: older.some(({ isPending }) => isPending),
    showMore: () => {
      if (next !== null) setCursors((current) => [...current, next])
    },
  }
}

/** Downloads all awards of a filter as CSV, also those that the page does not show yet. */
function useDownloadAwards(guild: Guild, filter: AwardFilter) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const awards: Award[] = []
      let before: string | undefined
      do {
        const part = await queryClient.fetchQuery(awardsQuery(guild.id, { ...filter, before }))
        awards.push(...part.awards)
        before = part.next ?? undefined
      } while (before !== undefined)
      downloadFile(`${guild.name} awards.csv`, awardsToCsv(awards, guild), 'text/csv')
    },
    onError: (error) => toastFailure('Could not download the awards', error),
  })
}
