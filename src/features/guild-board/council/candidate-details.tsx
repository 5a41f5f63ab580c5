import type { Guild } from '@/contract/guilds/guild'
import { describeClass } from '@/features/characters/describe'
import type { LootItem } from '@/contract/loot-item'
import { SimLine } from '@/features/sims/components/sim-line'
import { describeGain } from '@/features/sims/gains'
import { useFeature } from '@/features/session/use-feature'
import { slotLabel } from '@/game/items'
import { joinFacts, plural, timeAgo } from '@/lib/format'
import { Badge } from '@/ui/badge'
import { describePlayed, roleOf } from '../board/board-items'
import { tierPiecesFor, type Candidate } from './candidates'
import type { ChosenRaid } from '../choose-raid'
import { describeInSlot, describeWornFor, dropLevelOf } from './council'
import { ROLE_LABELS } from '../team-members'
import { RaiderLink } from '../components/raider-link'
import { ReceivedItems } from './received-items'

interface CandidateDetailsProps {
  /** Where what a raider has received can be opened; undefined for what was known earlier. */
  guild: Guild | undefined
  candidate: Candidate
  item: LootItem
  choice: ChosenRaid
}

/** What the row of a raider has no room for: the whole note, the simulation, what was received. */
export function CandidateDetails({ guild, candidate, item, choice }: CandidateDetailsProps) {
  const { want, gain, otherLevel, wearsIt, received } = candidate
  const { list, wish, rank, last, others } = want
  const { character, specialization, updatedAt, sim } = list
  const hasGear = useFeature('gear')
  const hasPages = useFeature('raiders')
  const role = roleOf(list)
  const tierPieces = tierPiecesFor(want)
  const changed = timeAgo(updatedAt)
  return (
    <div className="flex flex-col gap-0.5 text-sm text-muted tabular-nums">
      {guild && hasPages && character.memberId != null && (
        <p>
          <RaiderLink
            guildId={guild.id}
            name={`All about ${character.name}`}
            className={character.className}
            memberId={character.memberId}
          />
        </p>
      )}
      {wish.note && <p className="break-words text-text italic">{wish.note}</p>}
      {(wearsIt || list.isSharedAfterLock) && (
        <p className="flex flex-wrap gap-2">
          {wearsIt && <Badge variant="warning">Wears this item</Badge>}
          {list.isSharedAfterLock && <Badge variant="warning">Shared after the lock began</Badge>}
        </p>
      )}
      <p>
        {joinFacts([
          wish.claim,
          rank !== null && `Rank ${rank} of ${last}`,
          describeClass({ className: character.className, specialization }),
          describePlayed(list),
          role && ROLE_LABELS[role],
          character.itemLevel != null && `Item level ${character.itemLevel}`,
        ])}
      </p>
      {hasGear && <p>{describeWornFor(list, wish.slot, dropLevelOf(item, gain, choice))}</p>}
      {hasGear && tierPieces !== null && <p>{`Tier set: ${plural(tierPieces, 'piece')} worn`}</p>}
      {gain && sim && (
        <>
          <p>{describeGain(gain, sim.metric)}</p>
          <SimLine sim={{ ...sim, currentItemLevel: character.itemLevel }} itemLevel={otherLevel} />
        </>
      )}
      {others.length > 0 && (
        <p>{`Also wanted for ${others.map(({ slot, rank: other }) => `${slotLabel(slot)} (#${other})`).join(', ')}`}</p>
      )}
      {character.receivedBySlot && (
        <ReceivedItems
          guild={guild}
          instanceId={choice.instance.id}
          memberId={character.memberId}
          count={received.count}
        />
      )}
      {received.inSlot && (
        <p>
          Received this tier in this slot:{' '}
          <span className="text-text">{describeInSlot(received.inSlot)}</span>
        </p>
      )}
      {changed && <p className="text-faint">{`List changed ${changed}`}</p>}
    </div>
  )
}
