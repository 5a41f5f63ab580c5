import { AWARD_REASON, BONUS_ROLL, type AwardResponse } from '@/contract/guilds/award-responses'
import { NOBODY_RESPONSES } from '@/contract/guilds/raid-nights'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import { classTint } from '@/features/characters/describe'
import { useFeature } from '@/features/session/use-feature'
import { newId } from '@/lib/new-id'
import { useIsOnline } from '@/lib/use-is-online'
import { useMediaQuery } from '@/lib/use-media-query'
import { plural } from '@/lib/format'
import { raidNights, raidTonight } from '@/game/raid-nights'
import type { LootItem } from '@/contract/loot-item'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { useAwardItem } from '../awards.mutations'
import { awardsQuery } from '../awards.queries'
import type { BoardItem } from '../board/board-items'
import type { Want } from '@/contract/guilds/wants'
import type { ChosenRaid } from '../choose-raid'
import {
  BY_RANK,
  knownColumns,
  orderCandidates,
  rememberedOrder,
  toCandidate,
  type Candidate,
  type CandidateOrder,
} from './candidates'
import { dropLevelOf, gainsOf, NO_GAINS } from './council'
import { inPlaces, useFirstPlaces } from '../use-first-places'
import { AwardMenu } from './award-menu'
import { AwardOthers } from './award-others'
import { CandidateTable } from './candidate-table'
import { ItemAwards } from './item-awards'
import { OrderChanged } from './order-changed'
import { PassButton } from './pass-button'
import type { NightOfItem } from './night-of-item'
import type { RecipientFields } from './roster-search'
import { useUndoAwardQuestion } from '../components/undo-award-question'

const idOf = ({ want }: Candidate) => want.list.id

/** The bar at the bottom replaces the controls in the rows. */
const PHONE = '(width < 40rem)'

interface ItemCouncilProps {
  guild: Guild
  choice: ChosenRaid
  boardItem: BoardItem
  award: ReturnType<typeof useAwardItem>
  night?: NightOfItem
}

/** Everyone who wants an item with what they have received, and who has it already. Officers award it. */
export function ItemCouncil({ boardItem, guild, choice, award, night }: ItemCouncilProps) {
  const { item, wants } = boardItem
  const { rows, others, isChanged, update, ...table } = useCandidates(
    boardItem,
    choice,
    night?.standings,
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const isPhone = useMediaQuery(PHONE)
  const isOnline = useIsOnline()
  const tableRef = useRef<HTMLTableElement>(null)
  const [askToUndo, undoQuestion] = useUndoAwardQuestion(guild.id)
  const { tonight, earlier } = useItemAwards(guild, item)
  const awardsProps = { guild, choice, candidates: rows, onUndo: askToUndo }
  const isOfficer = hasRank(guild, 'Officer')
  const awardTo = (recipient: RecipientFields, response?: AwardResponse) => {
    const drop = { lootItemId: item.id, difficulty: choice.difficulty, nightId: night?.id }
    const onSuccess = response === BONUS_ROLL ? undefined : night?.onAwarded
    award.mutate({ id: newId(), ...drop, ...recipient, response }, { onSuccess })
  }
  const renderAward = (name: string, recipient: RecipientFields, isLarge?: true) => (
    <AwardMenu
      name={name}
      isLarge={isLarge}
      isDisabled={!isOnline}
      onAward={(response) => awardTo(recipient, response)}
    />
  )
  const renderAwardTo = ({ want: { list, wish } }: Candidate, isLarge?: true) => {
    const { memberId, name } = list.character
    if (!isOfficer || wish.isObtained || memberId == null) return null
    return (
      <>
        {night && <PassButton night={night} memberId={memberId} name={name} isLarge={isLarge} />}
        {renderAward(name, { recipientId: memberId, wishlistId: list.id }, isLarge)}
      </>
    )
  }
  const open = rows.find((row) => idOf(row) === openId)
  const bar = isPhone && open && renderAwardTo(open, true)
  return (
    <div className="@container">
      <OrderChanged
        isChanged={isChanged}
        onUpdate={() => {
          update()
          // The button is gone then.
          tableRef.current?.focus({ preventScroll: true })
        }}
      />
      {wants.length === 0 && <p className="px-4 pt-1 pb-3 text-muted">Nobody wants it any more.</p>}
      {rows.length > 0 && (
        <CandidateTable
          ref={tableRef}
          label="Who wants it"
          {...table}
          guild={guild}
          candidates={rows}
          item={item}
          choice={choice}
          openId={openId}
          onOpenChange={setOpenId}
          renderAward={isOfficer && !isPhone ? renderAwardTo : undefined}
        />
      )}
      <div className="flex flex-col gap-3 px-4 pt-3 pb-5 empty:hidden">
        {isOfficer && (
          <AwardOthers
            guild={guild}
            choice={choice}
            isDisabled={!isOnline}
            pending={
              award.isPending && !award.variables.recipientId ? award.variables.response : null
            }
            responses={night ? NOBODY_RESPONSES : [AWARD_REASON]}
            onNobody={(response) => awardTo({}, response)}
            renderAction={renderAward}
          />
        )}
        {others.length > 0 && <ObtainedBy obtained={others} />}
        {earlier.length > 0 && (
          <ItemAwards {...awardsProps} title="Awarded before" awards={earlier} />
        )}
      </div>
      {(tonight.length > 0 || bar) && (
        // Rows do not move when an award appears here.
        <div className="sticky -bottom-5 z-20 flex max-h-[60dvh] flex-col gap-2 overflow-y-auto border-t border-line bg-panel px-4 py-3 pb-safe">
          {tonight.length > 0 && (
            <ItemAwards {...awardsProps} title="Awarded tonight" awards={tonight} />
          )}
          {bar}
        </div>
      )}
      {undoQuestion}
    </div>
  )
}

/** The awards of an item: those of the raid night that is now, and earlier ones. */
function useItemAwards(guild: Guild, item: LootItem) {
  const { data } = useQuery(awardsQuery(guild.id, { lootItemId: item.id }))
  const nightOf = raidNights(guild.timeZone)
  const tonight = raidTonight(guild.timeZone)
  const awards = (data?.awards ?? []).map((one) => ({
    one,
    isTonight: nightOf(one.awardedAt) === tonight,
  }))
  return {
    tonight: awards.flatMap(({ one, isTonight }) => (isTonight ? one : [])),
    earlier: awards.flatMap(({ one, isTonight }) => (isTonight ? [] : one)),
  }
}

/** The candidates in the chosen order, in which they stay while the data changes. */
function useCandidates(
  { item, wants, obtained }: BoardItem,
  choice: ChosenRaid,
  standings?: NightOfItem['standings'],
) {
  const gains = useFeature('sims') ? gainsOf(wants, item) : NO_GAINS
  const hasGear = useFeature('gear')
  const toRow = (want: Want) =>
    toCandidate(want, item, choice, { gain: gains.get(want), hasGear, standings })
  const columns = knownColumns(wants, { hasGains: gains.size > 0, hasGear })
  const [chosen, setChosen] = useState(rememberedOrder.read)
  // The last known gain may disappear while it is chosen.
  const order = columns.includes(chosen.columnId) ? chosen : BY_RANK
  const [updates, setUpdates] = useState(0)
  const ordered = orderCandidates(wants.map(toRow), order)
  const places = useFirstPlaces(
    ordered.map(idOf),
    `${order.columnId} ${order.direction} ${updates}`,
  )
  const isKept = ({ list }: Want) =>
    places.has(list.id) && !wants.some((want) => want.list === list)
  const kept = obtained.filter(isKept)
  const rows = inPlaces([...ordered, ...kept.map(toRow)], places, idOf)
  return {
    columns,
    rows,
    /** Those who have the item, and have no row. */
    others: obtained.filter((want) => !kept.includes(want)),
    dropLevel: dropLevelOf(item, undefined, choice),
    order,
    onOrderChange: (next: CandidateOrder) => {
      rememberedOrder.write(next)
      setChosen(next)
    },
    /** Whether those who want the item would be in another order now. */
    isChanged: rows
      .filter(({ want }) => !want.wish.isObtained)
      .some((row, index) => idOf(row) !== ordered[index]?.want.list.id),
    update: () => setUpdates(updates + 1),
  }
}

function ObtainedBy({ obtained }: Pick<BoardItem, 'obtained'>) {
  const characters = new Map(obtained.map(({ list: { character } }) => [character.id, character]))
  return (
    <section aria-labelledby="obtained">
      <h3 id="obtained" className="text-sm font-semibold text-muted">
        {plural(characters.size, 'raider has it', 'raiders have it')}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {[...characters.values()].map(({ id, className, name }) => (
          <span key={id} data-class={classTint(className)} className="text-tint-text">
            {name}
          </span>
        ))}
      </p>
    </section>
  )
}
