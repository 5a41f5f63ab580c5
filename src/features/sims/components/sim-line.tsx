import { SIM_AGE_DAYS_MAX, whyOld } from '@/game/sims/sim-age'
import { formatDate, joinFacts, plural } from '@/lib/format'
import { Badge } from '@/ui/badge'
import type { ShownSim } from '../gains'

interface SimLineProps {
  sim: ShownSim
  /** The item level at which the item was simulated. */
  itemLevel?: number | null
}

/** "Simulated Nov 12, 2026 · Patchwerk, 1 target", and whether the simulation is old. */
export function SimLine({ sim, itemLevel }: SimLineProps) {
  const old = whyOld(sim)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
      <span>
        {joinFacts([
          describeDate(sim),
          itemLevel != null && `item level ${itemLevel}`,
          describeFight(sim),
        ])}
      </span>
      {old !== null && (
        <Badge variant="warning" className="whitespace-normal">
          {old === 'age'
            ? `Old: more than ${SIM_AGE_DAYS_MAX} days`
            : `Old: item level ${sim.itemLevel} then, ${sim.currentItemLevel} now`}
        </Badge>
      )}
    </p>
  )
}

/** "Simulated Nov 12, 2026"; of a report without a date, when it was imported. */
function describeDate({ simulatedAt, importedAt }: ShownSim): string {
  return simulatedAt == null
    ? `Simulated at an unknown time, imported ${formatDate(importedAt) ?? ''}`
    : `Simulated ${formatDate(simulatedAt) ?? ''}`
}

/** "Patchwerk, 1 target". */
function describeFight({ fightStyle, targetCount }: ShownSim): string | null {
  if (fightStyle == null) return null
  return targetCount == null ? fightStyle : `${fightStyle}, ${plural(targetCount, 'target')}`
}
