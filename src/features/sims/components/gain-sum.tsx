import { formatPercent } from '../gains'

/** "+5.1 %": what several items gain together, in percent. Nothing if it is not known. */
export function GainSum({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null
  return (
    <span className="text-sm font-medium whitespace-nowrap text-success-text tabular-nums">
      <span className="sr-only">Total gain: </span>
      <span>{formatPercent(percent)}</span>
    </span>
  )
}
