import type { ItemGain } from '@/contract/sim'
import { cx } from 'class-variance-authority'
import { formatPercent, isWithinNoise } from '../gains'

/** "+2.7 %": green for a gain, grey for a loss and for a gain within its error. */
export function GainText({ gain }: { gain: ItemGain }) {
  const isNoise = isWithinNoise(gain)
  return (
    <span
      className={cx(
        'text-sm font-medium whitespace-nowrap tabular-nums',
        isNoise || gain.gain <= 0 ? 'text-faint' : 'text-success-text',
      )}
    >
      {formatPercent(gain.percent)}
      {isNoise && <span className="sr-only">, within the error</span>}
    </span>
  )
}
