import type { ItemGain } from '@/contract/sim'
import { describeGain, formatPercent, isWithinNoise, type ShownSim } from '../gains'
import { SimLine } from './sim-line'

interface GainDetailsProps {
  gain: ItemGain
  sim: ShownSim
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
      <SimLine sim={sim} itemLevel={gain.itemLevel} />
    </div>
  )
}
