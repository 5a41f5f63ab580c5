import type { LootItem } from '@/contract/loot-item'
import { formatSigned } from '@/features/sims/gains'
import { useFeature } from '@/features/session/use-feature'
import { formatDateTime, ordinalSuffix } from '@/lib/format'
import { useState } from 'react'
import type { Decision } from '../awards.queries'
import {
  BY_RANK,
  knownColumns,
  orderCandidates,
  toCandidate,
  type Candidate,
  type CandidateOrder,
} from '../council/candidates'
import type { Guild } from '@/contract/guilds/guild'
import type { ChosenRaid } from '../choose-raid'
import { dropLevelOf, formatDifference, gainsOf, NO_GAINS } from '../council/council'
import { CandidateTable } from '../council/candidate-table'

interface DecisionCandidatesProps extends Decision {
  item: LootItem
  /** The raid and difficulty of the award. */
  choice: ChosenRaid
  timeZone: Guild['timeZone']
}

/** Those who wanted an item, as they were compared when it was awarded. */
export function DecisionCandidates(props: DecisionCandidatesProps) {
  const { award, candidates: wants, item, choice, timeZone } = props
  const gains = useFeature('sims') ? gainsOf(wants, item) : NO_GAINS
  const hasGear = useFeature('gear')
  const [order, setOrder] = useState<CandidateOrder>(BY_RANK)
  const [openId, setOpenId] = useState<string | null>(null)
  const at = Date.parse(award.awardedAt)
  const rows = wants.map((want) => {
    const { memberId } = want.list.character
    const isRecipient = memberId != null && memberId === award.recipient?.id && !award.isAwardReason
    return toCandidate(want, item, choice, { gain: gains.get(want), hasGear, at, isRecipient })
  })
  const recipient = rows.find(({ isRecipient }) => isRecipient)
  return (
    <div className="@container flex flex-col gap-2">
      {recipient && <RecipientFacts recipient={recipient} rows={rows} />}
      <h3 className="px-4 text-sm text-muted">
        <span className="font-semibold text-text">Who wanted it</span>
        {`, as known on ${formatDateTime(award.awardedAt, timeZone)}`}
      </h3>
      <CandidateTable
        label="Who wanted it"
        guild={undefined}
        candidates={orderCandidates(rows, order)}
        item={item}
        choice={choice}
        dropLevel={dropLevelOf(item, undefined, choice)}
        columns={knownColumns(
          rows.map(({ want }) => want),
          { hasGains: gains.size > 0, hasGear },
        )}
        order={order}
        onOrderChange={setOrder}
        openId={openId}
        onOpenChange={setOpenId}
      />
    </div>
  )
}

interface RecipientFactsProps {
  recipient: Candidate
  rows: readonly Candidate[]
}

/** What spoke for the recipient. What is not known is left out. */
function RecipientFacts({ recipient, rows }: RecipientFactsProps) {
  const { want, gain, worn, received } = recipient
  const facts = [
    { name: 'Rank on the list', value: want.rank, detail: `of ${want.last}` },
    gain && {
      name: 'Gain',
      value: `${formatSigned(gain.percent)} %`,
      detail: placeOf(recipient, rows),
    },
    worn && {
      name: 'Worn',
      value: worn.itemLevel,
      detail: worn.difference !== undefined && `drop ${formatDifference(worn.difference)}`,
    },
    want.list.character.receivedBySlot && {
      name: 'Received before',
      value: received.count,
      detail: `this tier, ${received.inSlot?.count ?? 0} in the slot`,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-y border-line bg-raised px-4 py-2 text-sm sm:grid-cols-4">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} className="min-w-0">
              <dt className="text-xs text-muted">{fact.name}</dt>
              <dd className="truncate text-muted tabular-nums">
                <span className="font-semibold text-text">{fact.value}</span> {fact.detail}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** "2nd of 8 simulated", by gain. */
function placeOf({ gain }: Candidate, rows: readonly Candidate[]): string {
  const gains = rows.flatMap((row) => row.gain?.percent ?? [])
  const place = gains.filter((percent) => percent > (gain?.percent ?? 0)).length + 1
  return `${place}${ordinalSuffix(place)} of ${gains.length} simulated`
}
