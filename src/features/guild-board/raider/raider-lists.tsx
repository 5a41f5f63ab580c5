import type { RaiderList } from '@/contract/guilds/raiders'
import type { Instance } from '@/contract/instance'
import { specializationLabel } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { joinFacts, timeAgo } from '@/lib/format'
import { Panel } from '../components/panel'

interface RaiderListsProps {
  lists: readonly RaiderList[]
  instances: readonly Instance[]
  className: string
}

/** The main wishlists that a raider shares in the tier, the hardest difficulty first. */
export function RaiderLists({ lists, instances, className }: RaiderListsProps) {
  const difficulties: readonly string[] = DIFFICULTIES
  const sorted = lists.toSorted(
    (one, other) => difficulties.indexOf(other.difficulty) - difficulties.indexOf(one.difficulty),
  )
  return (
    <Panel level={3} title="Shared lists" detail={lists.length}>
      {lists.length === 0 && (
        <p className="px-3 py-2 text-sm text-muted">Shares no list of this tier.</p>
      )}
      <ul>
        {sorted.map((list) => {
          const { id, instanceId, difficulty, specialization, wanted, obtained } = list
          const raid = instances.find((instance) => instance.id === instanceId)?.name
          const changed = timeAgo(list.updatedAt)
          const simulated = timeAgo(list.simulatedAt)
          return (
            <li key={id} className="border-b border-line px-3 py-1.5 text-sm last:border-b-0">
              <p>
                <span data-difficulty={difficulty} className="text-tint-text">
                  {difficulty}
                </span>
                {` · ${joinFacts([specializationLabel(className, specialization), raid])}`}
              </p>
              <p className="text-xs text-muted tabular-nums">
                {joinFacts([
                  `${obtained} of ${wanted + obtained} obtained`,
                  changed && `changed ${changed}`,
                  simulated && `simulated ${simulated}`,
                ])}
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
