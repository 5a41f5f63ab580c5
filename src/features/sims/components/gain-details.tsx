import type { LootGain, WishlistSim } from '@/contract/sim'
import { formatDate, joinFacts } from '@/lib/format'
import { describeGain, formatPercent, isWithinNoise } from '../gains'
import { OldBadge } from './old-badge'

interface GainDetailsProps {
  gain: LootGain
  sim: WishlistSim
}

/** The exact gain of an item, with its error and the simulation that it comes from. */
export function GainDetails({ gain, sim }: GainDetailsProps) {
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line bg-raised px-3 py-2">
      <p className="tabular-nums">
        <span className="font-medium">{formatPercent(gain.percent, 2)}</span>{' '}
        <span className="text-sm text-muted">{describeGain(gain, sim.metric)}</span>
      </p>
      {isWithinNoise(gain) && (
        <p className="text-sm text-muted">Smaller than its error: it may be no gain at all.</p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {joinFacts([
          `Simulated ${formatDate(sim.simulatedAt) ?? ''}`,
          gain.itemLevel != null && `item level ${gain.itemLevel}`,
          describeFight(sim),
        ])}
        <OldBadge sim={sim} />
      </p>
    </div>
  )
}

/** "Patchwerk, 1 target". */
function describeFight({ fightStyle, targetCount }: WishlistSim): string | null {
  if (fightStyle == null) return null
  if (targetCount == null) return fightStyle
  return `${fightStyle}, ${targetCount} ${targetCount === 1 ? 'target' : 'targets'}`
}
