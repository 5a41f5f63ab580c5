import { classTint, describeClass } from '@/features/characters/describe'
import type { ReceivedInSlot } from '@/contract/guilds/guild-board'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain } from '@/contract/sim'
import { ownedCopy } from '@/features/gear/gear-words'
import { GainText } from '@/features/sims/components/gain-text'
import { SimLine } from '@/features/sims/components/sim-line'
import { describeGain } from '@/features/sims/gains'
import { useFeature } from '@/features/session/use-feature'
import { slotsOf } from '@/game/eligibility'
import { slotLabel } from '@/game/items'
import { whyOld } from '@/game/sims/sim-age'
import { joinFacts, timeAgo } from '@/lib/format'
import { Badge } from '@/ui/badge'
import { ChevronDown, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { describePlayed, isOffSpec, roleOf, type Want } from '../board-items'
import type { ChosenRaid } from '../choose-raid'
import { describeInSlot, describeWornFor, dropLevelOf, receivedBy } from '../council'
import { ROLE_LABELS } from '../team-members'

interface WantRowProps {
  want: Want
  item: LootItem
  gain: ItemGain | undefined
  choice: ChosenRaid
  /** The control with which officers award the item. */
  action?: ReactNode
}

/**
 * A raider who wants an item, or has got it since the sheet was opened, in two or three lines: rank,
 * gain, what is worn and received. A press shows the rest: specialization, simulation, note.
 */
export function WantRow(props: WantRowProps) {
  const { want, item, gain, choice, action } = props
  const { list, wish, rank, last } = want
  const { character } = list
  const { count, inSlot } = receivedBy(list, item)
  const hasGear = useFeature('gear')
  const worn = hasGear && describeWornFor(list, wish.slot, dropLevelOf(item, gain, choice))
  return (
    <li
      data-class={classTint(character.className)}
      className="tint-bar flex items-center gap-2 has-[[open]]:items-start rounded-lg border border-line bg-linear-to-r from-tint-wash to-panel pr-2 pl-3"
    >
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="w-9 shrink-0 text-center tabular-nums">
            {rank !== null && (
              <>
                <span className="block leading-5 text-text">
                  {/* "1st of 5" is the place among those who want an item. */}
                  <span className="text-xs">#</span>
                  <span className="text-lg font-semibold">{rank}</span>
                </span>
                <span className="block text-xs text-faint">{`of ${last}`}</span>
              </>
            )}
          </span>
          <span className="relative min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 pr-5">
              <span className="min-w-0 font-semibold break-words text-tint-text">
                {character.name}
              </span>
              {gain && list.sim && <GainText gain={gain} />}
              {gain && isOldSim(list) && (
                <Badge variant="warning" className="py-0">
                  Old
                </Badge>
              )}
              {wish.note && (
                <MessageSquareText
                  role="img"
                  aria-label="Note"
                  className="size-3.5 shrink-0 text-muted group-open:hidden"
                />
              )}
              {hasGear && wearsIt(want, item, choice) && (
                <Badge variant="warning" className="py-0">
                  Wears this item
                </Badge>
              )}
              {wish.isObtained && (
                <Badge variant="success" className="py-0">
                  Has it
                </Badge>
              )}
              {isOffSpec(list) && <Badge className="py-0">Off spec</Badge>}
              {list.isSharedAfterLock && (
                <Badge variant="warning" className="py-0">
                  Shared after the lock began
                </Badge>
              )}
            </span>
            <span className="flex flex-wrap gap-x-3 text-fact text-muted tabular-nums">
              {slotsOf(item).length > 1 && <span>{slotLabel(wish.slot)}</span>}
              {worn && <span>{worn}</span>}
              {character.receivedBySlot && <span>{`${count} received`}</span>}
            </span>
            <ChevronDown
              aria-hidden
              className="absolute top-0.5 right-0 size-4 text-faint transition-transform group-open:rotate-180"
            />
          </span>
        </summary>
        {/* The details use the room below the action, too. */}
        <div className={action ? '-mr-18' : undefined}>
          <Details want={want} gain={gain} inSlot={inSlot} />
        </div>
      </details>
      {action && <div className="flex h-14 items-center">{action}</div>}
    </li>
  )
}

/** Whether the raider wears the item at the difficulty of the board or better. */
function wearsIt({ list: { worn } }: Want, item: LootItem, choice: ChosenRaid): boolean {
  const owned = worn?.map((one) => ({ ...one, isWorn: true })) ?? []
  return ownedCopy(item, owned, choice) !== undefined
}

function isOldSim({ sim, character }: Want['list']): boolean {
  return sim != null && whyOld({ ...sim, currentItemLevel: character.itemLevel }) !== null
}

interface DetailsProps extends Pick<WantRowProps, 'want' | 'gain'> {
  inSlot: ReceivedInSlot | undefined
}

function Details({ want: { list, wish, others }, gain, inSlot }: DetailsProps) {
  const { character, specialization, updatedAt, sim } = list
  const role = roleOf(list)
  const changed = timeAgo(updatedAt)
  return (
    <div className="flex flex-col gap-0.5 pb-2 pl-12 text-sm text-muted tabular-nums">
      {wish.note && <p className="break-words text-text italic">{wish.note}</p>}
      <p>
        {joinFacts([
          describeClass({ className: character.className, specialization }),
          describePlayed(list),
          role && ROLE_LABELS[role],
          character.itemLevel != null && `Item level ${character.itemLevel}`,
        ])}
      </p>
      {gain && sim && (
        <>
          <p>{describeGain(gain, sim.metric)}</p>
          <SimLine sim={{ ...sim, currentItemLevel: character.itemLevel }} />
        </>
      )}
      {others.length > 0 && (
        <p>{`Also wanted for ${others.map(({ slot, rank: other }) => `${slotLabel(slot)} (#${other})`).join(', ')}`}</p>
      )}
      {inSlot && (
        <p>
          Received this tier in this slot:{' '}
          <span className="text-text">{describeInSlot(inSlot)}</span>
        </p>
      )}
      {changed && <p className="text-faint">{`List changed ${changed}`}</p>}
    </div>
  )
}
