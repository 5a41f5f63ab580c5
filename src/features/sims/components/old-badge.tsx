import { SIM_AGE_DAYS_MAX, whyOld } from '@/game/sims/sim-age'
import { Badge } from '@/ui/badge'
import type { ShownSim } from '../gains'

/** Marks a simulation that is old, with the reason; nothing for others. */
export function OldBadge({ sim }: { sim: ShownSim }) {
  const reason = whyOld(sim)
  if (reason === null) return null
  return (
    <Badge variant="warning" className="whitespace-normal">
      {reason === 'age'
        ? `Old: more than ${SIM_AGE_DAYS_MAX} days`
        : `Old: item level ${sim.itemLevel} then, ${sim.currentItemLevel} now`}
    </Badge>
  )
}
