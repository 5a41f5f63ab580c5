import { messageOf, NotFoundError } from '@/api/errors'
import { describeResponse } from '@/contract/guilds/award-responses'
import type { Award } from '@/contract/guilds/award'
import type { Guild } from '@/contract/guilds/guild'
import type { AwardId } from '@/contract/ids'
import { activeInstancesQuery, instanceLootQuery } from '@/features/catalog/catalog.queries'
import { ItemTitle } from '@/features/catalog/item-title'
import { DIFFICULTIES } from '@/game/difficulties'
import { slotLabel } from '@/game/items'
import { formatDateTime, joinFacts } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { buttonStyles } from '@/ui/button'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeRaid } from './award-history'
import { describePassedOn } from '@/features/guilds/award-words'
import { decisionQuery, type Decision } from '../awards.queries'
import { DecisionCandidates } from './decision-candidates'
import { RecipientLink } from '../components/recipient-link'
import { SideView } from '../components/side-view'

interface DecisionViewProps extends DialogProps {
  guild: Guild
  /** Undefined while nothing is open. */
  awardId: AwardId | undefined
  /** Whether it is beside the history; otherwise it is a sheet. */
  isBeside: boolean
}

/** An award, and why: who else wanted the item, as it was known then. */
export function DecisionView({ guild, awardId, ...frame }: DecisionViewProps) {
  const query = useQuery({
    ...decisionQuery(guild.id, awardId ?? ''),
    enabled: awardId !== undefined,
  })
  const { data, error } = query
  return (
    <SideView
      {...frame}
      shownId={awardId}
      title={data ? <Title guild={guild} award={data.award} /> : 'Award'}
      description={data ? describe(data.award, guild) : ''}
    >
      <div className="flex flex-col gap-3 pb-5">
        {error instanceof NotFoundError && <p className="px-5 sm:px-6">This award was undone.</p>}
        {error && !(error instanceof NotFoundError) && (
          <div className="px-5 sm:px-6">
            <ErrorMessage onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
              {messageOf(error)}
            </ErrorMessage>
          </div>
        )}
        {query.isPending && <RowsSkeleton count={4} />}
        {data && <Candidates guild={guild} {...data} />}
      </div>
    </SideView>
  )
}

function Title({ guild, award }: { guild: Guild; award: Award }) {
  const { itemName, rarity, recipient } = award
  return (
    <>
      <ItemTitle item={{ name: itemName, rarity: rarity ?? 'EPIC' }} />
      {recipient && ' to '}
      <RecipientLink recipient={recipient} guildId={guild.id} />
    </>
  )
}

/** "Ring · Vashnik · The Venomous Abyss Heroic · BiS · Nov 20, 2026, 21:58 · by Thaldorimend". */
function describe(award: Award, { timeZone }: Guild): string {
  const { slot, bossName, awardedAt, awardedBy } = award
  return joinFacts([
    slot && slotLabel(slot),
    bossName,
    describeRaid(award),
    describeResponse(award),
    describePassedOn(award),
    formatDateTime(awardedAt, timeZone),
    awardedBy && `by ${awardedBy}`,
  ])
}

interface CandidatesProps extends Decision {
  guild: Guild
}

/** Those who wanted the item; the table needs the item and the raid, which may be gone. */
function Candidates({ guild, award, candidates }: CandidatesProps) {
  const { lootItemId, instanceId } = award
  const difficulty = DIFFICULTIES.find((known) => known === award.difficulty)
  const { data: instances } = useSuspenseQuery(activeInstancesQuery())
  const instance = instances.find(({ id }) => id === instanceId)
  const { data: loot, isPending } = useQuery({
    ...instanceLootQuery(instanceId ?? ''),
    enabled: instance !== undefined,
  })
  const item = loot?.flatMap(({ items }) => items).find(({ id }) => id === lootItemId)
  if (instance && isPending) return <RowsSkeleton count={4} />
  const isKnown = instance && item && difficulty && candidates.length > 0
  return (
    <>
      {isKnown ? (
        <DecisionCandidates
          award={award}
          candidates={candidates}
          item={item}
          choice={{ instance, difficulty }}
          timeZone={guild.timeZone}
        />
      ) : (
        <p className="px-5 text-muted sm:px-6">{explain(award, candidates.length)}</p>
      )}
      {instance && item && (
        <div className="px-5 sm:px-6">
          <Link
            to="/guilds/$guildId"
            params={{ guildId: guild.id }}
            search={{ raid: instance.slug, difficulty, item: item.id }}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            Open on the board
          </Link>
        </div>
      )}
    </>
  )
}

/** Why there is no table. */
function explain({ source }: Award, count: number): string {
  if (count > 0) return 'The item or its raid is no longer in the catalog.'
  return source === 'guildr'
    ? 'Nobody who shares a list is known to have wanted it.'
    : 'It was imported: who else wanted it is not known.'
}
