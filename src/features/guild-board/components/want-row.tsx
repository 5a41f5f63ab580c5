import { classTint, describeClass } from '@/features/characters/describe'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain } from '@/contract/sim'
import { GainText } from '@/features/sims/components/gain-text'
import { SimLine } from '@/features/sims/components/sim-line'
import { describeGain } from '@/features/sims/gains'
import { useFeature } from '@/features/session/features'
import { joinFacts, timeAgo } from '@/lib/format'
import { Badge } from '@/ui/badge'
import type { ReactNode } from 'react'
import { isOffSpec, roleOf, type Want } from '../board-items'
import type { RaidChoice } from '../choose-raid'
import { describeWornFor, dropLevelOf, receivedBy } from '../council'
import { ROLE_LABELS } from '../team'

interface WantRowProps {
  want: Want
  item: LootItem
  /** The raider's gain from the item, if it is known. */
  gain: ItemGain | undefined
  /** The raid and difficulty of the board. */
  choice: RaidChoice
  /** The control with which officers award the item. */
  action?: ReactNode
}

/** A raider who wants an item: rank, specialization, gain, what they have received, note. */
export function WantRow(props: WantRowProps) {
  const { want, item, gain, choice, action } = props
  const { list, wish, rank, last } = want
  const { character, specialization, updatedAt, sim } = list
  const role = roleOf(list)
  const changed = timeAgo(updatedAt)
  const { count, inSlot } = receivedBy(list, item)
  const hasGear = useFeature('gear') === true
  const worn = hasGear && describeWornFor(list, wish.slot, dropLevelOf(item, gain, choice))
  return (
    <li
      data-class={classTint(character.className)}
      className="tint-bar flex items-start gap-3 rounded-lg border border-line bg-linear-to-r from-tint-wash to-panel py-2 pr-3 pl-4"
    >
      <div className="w-10 shrink-0 text-center tabular-nums">
        <span className="block text-xl font-semibold text-text">{rank}</span>
        <span className="block text-xs text-faint">of {last}</span>
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold break-words text-tint-text">{character.name}</span>
              {isOffSpec(list) && <Badge className="py-0">Off spec</Badge>}
            </p>
            <p className="text-sm text-muted">
              {joinFacts([
                describeClass({ className: character.className, specialization }),
                role && ROLE_LABELS[role],
              ])}
            </p>
          </div>
          {action}
        </div>
        {gain && sim && (
          <div className="tabular-nums">
            <GainText gain={gain} />{' '}
            <span className="text-sm text-muted">{describeGain(gain, sim.metric)}</span>
            <SimLine sim={{ ...sim, currentItemLevel: character.itemLevel }} />
          </div>
        )}
        <p className="text-sm text-muted tabular-nums">
          {joinFacts([character.itemLevel != null && `Item level ${character.itemLevel}`, worn])}
        </p>
        {character.received && (
          <p className="text-sm text-muted tabular-nums">
            {count === 0 ? 'Nothing received this tier' : `${count} received this tier`}
            {inSlot.length > 0 && (
              <span className="text-text">
                . In this slot:{' '}
                {inSlot.map(({ itemName, difficulty }) => `${itemName} (${difficulty})`).join(', ')}
              </span>
            )}
          </p>
        )}
        {wish.note && <p className="mt-1 text-sm break-words italic">{wish.note}</p>}
        {changed && <p className="mt-0.5 text-xs text-faint">List changed {changed}</p>}
      </div>
    </li>
  )
}
