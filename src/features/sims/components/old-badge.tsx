import type { WishlistSim } from '@/contract/sim'
import { SIM_AGE_DAYS_MAX, whyOld } from '@/game/sims/sim-age'
import { Badge } from '@/ui/badge'

/** Marks a simulation that is old, with the reason; nothing for others. */
export function OldBadge({ sim }: { sim: WishlistSim }) {
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
