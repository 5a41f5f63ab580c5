import type { ItemGain } from '@/contract/sim'
import { cx } from 'class-variance-authority'
import { formatPercent, isWithinNoise } from '../gains'

interface GainTextProps {
  gain: ItemGain
  className?: string
}

/** "+2.7 %": green for a gain, grey for a loss and for a gain within its error. */
export function GainText({ gain, className = 'text-sm' }: GainTextProps) {
  const isNoise = isWithinNoise(gain)
  return (
    <span
      className={cx(
        'font-medium whitespace-nowrap tabular-nums',
        isNoise || gain.gain <= 0 ? 'text-faint' : 'text-success-text',
        className,
      )}
    >
      <span>{formatPercent(gain.percent)}</span>
      {isNoise && <span className="sr-only">, within the error</span>}
    </span>
  )
}
