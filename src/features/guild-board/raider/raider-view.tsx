import { hasRank, maySeeOf, type Guild } from '@/contract/guilds/guild'
import type { Award } from '@/contract/guilds/award'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import type { Instance } from '@/contract/instance'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { classTint, describeClass } from '@/features/characters/describe'
import { useFeature } from '@/features/session/use-feature'
import { TIER_BONUS_PIECES } from '@/game/gear/places'
import { joinFacts, timeAgo } from '@/lib/format'
import { EmptyState } from '@/ui/messages/empty-state'
import { SectionTitle } from '@/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, UserX } from 'lucide-react'
import { isCounted } from '@/contract/guilds/award-responses'
import { describeNight } from '../history/award-history'
import { describeAttendance } from '../attendance'
import { awardsQuery } from '../awards.queries'
import type { ChosenRaid } from '../choose-raid'
import { boardOf, boardQuery, rosterQuery } from '../guild-board.queries'
import { describeRank } from '../group-members'
import { ROLE_LABELS, roleOfCharacter, TEAM_STATUS_LABELS, teamStatusOf } from '../team-members'
import { arrangePlaces, wantedBy } from './raider'
import { RaiderGear } from './raider-gear'
import { MissedItems, WantedItems } from './raider-items'
import { RaiderLists } from './raider-lists'
import { RaiderNotes } from './raider-notes'
import { raiderQuery } from './raider.queries'

interface RaiderViewProps {
  guild: Guild
  instances: readonly Instance[]
  choice: ChosenRaid
  /** The game's id of the character. */
  memberId: number
}

/** What a raider has received, asked for, wears and shares in the tier of a raid. */
export function RaiderView({ guild, instances, choice, memberId }: RaiderViewProps) {
  const board = boardOf(guild, choice)
  const { id: guildId } = guild
  const tierOf = choice.instance.id
  const { data: members } = useSuspenseQuery(rosterQuery(board))
  const { data: shown } = useSuspenseQuery(boardQuery(board))
  const { data: loot } = useSuspenseQuery(instanceLootQuery(tierOf))
  const { data: received } = useSuspenseQuery(
    awardsQuery(guildId, { recipientId: memberId, tierOf }),
  )
  const { data: raider } = useSuspenseQuery(
    raiderQuery({ guildId, memberId: String(memberId), tierOf }),
  )
  const hasSims = useFeature('sims')
  const hasNotes = useFeature('raider-notes') && hasRank(guild, 'Officer')
  const member = members.find(({ id }) => id === memberId)
  if (!member) {
    return (
      <EmptyState
        icon={<UserX />}
        title="Not on the roster"
        text={`This character has left ${guild.name}.`}
      />
    )
  }
  const seesReceived = maySeeOf(guild, 'received', memberId)
  const seesLists = maySeeOf(guild, 'lists', memberId)
  const hidden = [...(seesReceived ? [] : ['received items']), ...(seesLists ? [] : ['wishlists'])]
  const own = shown.lists.filter(({ character }) => character.memberId === memberId)
  const places = arrangePlaces(member, own, received.awards)
  return (
    <>
      <RaiderHead
        guild={guild}
        member={member}
        lists={own}
        awards={seesReceived ? received.awards : null}
      />
      {hidden.length > 0 && (
        <p className="text-sm text-muted">
          {`Only officers see the ${hidden.join(' and ')} of other raiders.`}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-3 beside:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          {(seesReceived || places.length > 0) && (
            <RaiderGear guild={guild} rows={places} totals={received.totals} />
          )}
          {seesLists && (
            <RaiderLists
              lists={raider.lists}
              instances={instances}
              className={member.className ?? ''}
            />
          )}
          {hasNotes && <RaiderNotes guildId={guildId} memberId={String(memberId)} />}
        </div>
        {seesLists && (
          <div className="flex min-w-0 flex-col gap-3">
            <MissedItems guild={guild} missed={raider.missed} />
            <WantedItems items={wantedBy(memberId, loot, shown.lists)} hasSims={hasSims} />
          </div>
        )}
      </div>
    </>
  )
}

interface RaiderHeadProps {
  guild: Guild
  member: RosterMember
  /** The raider's lists on the board. */
  lists: readonly BoardList[]
  /** The awards of the tier, newest first; null if only officers see them. */
  awards: readonly Award[] | null
}

function RaiderHead({ guild, member, lists, awards }: RaiderHeadProps) {
  const { className, specialization, rank, tierPieces, passes, bonusRolls } = member
  const role = roleOfCharacter(member)
  const status = teamStatusOf(member)
  const sim = lists.find((list) => list.sim)?.sim
  const counted = awards?.filter(isCounted)
  const facts = [
    { name: 'Received', value: counted?.length },
    { name: 'Last award', value: counted?.[0] && describeNight(counted[0], guild) },
    { name: 'Item level', value: lists[0]?.character.itemLevel },
    {
      name: 'Tier set',
      value: tierPieces == null ? null : `${tierPieces} of ${TIER_BONUS_PIECES}`,
    },
    { name: 'Simulated', value: sim && timeAgo(sim.simulatedAt ?? sim.importedAt) },
    { name: 'Nights in 4 weeks', value: describeAttendance(member) },
    { name: 'Passes', value: passes || null },
    { name: 'Bonus rolls', value: bonusRolls || null },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        from="/guilds/$guildId"
        to="/guilds/$guildId/roster"
        search={({ raid, difficulty }) => ({ raid, difficulty })}
        aria-label="Roster"
        className="-ml-2 grid size-10 place-items-center rounded-md text-muted touch:size-11 hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
      </Link>
      <div data-class={classTint(className)} className="min-w-0 flex-1 max-sm:basis-40">
        <SectionTitle className="text-tint-text">{member.name ?? 'Unknown'}</SectionTitle>
        <p className="text-sm text-muted">
          {joinFacts([
            className && describeClass({ className, specialization }),
            role && ROLE_LABELS[role],
            status && TEAM_STATUS_LABELS[status],
            describeRank(rank, guild.officerRanks ?? []),
          ])}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {facts.map(
          ({ name, value }) =>
            value != null && (
              <div key={name}>
                <dt className="text-xs text-muted">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
