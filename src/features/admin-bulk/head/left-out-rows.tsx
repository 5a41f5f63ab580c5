import { plural } from '@/lib/format'
import { useGridState } from '../grid/grid-context'
import { Info } from './info-line'

/** Says which rows of the last paste are totals, notes or headers and no items, until the rows change. */
export function LeftOutRows() {
  const leftOut = useGridState(({ lastPaste }) => lastPaste?.leftOut)
  if (!leftOut || leftOut.length === 0) return null
  const are = leftOut.length === 1 ? 'is no item' : 'are no items'
  const texts = [...new Set(leftOut)].join('; ')
  return <Info text={`Left out ${plural(leftOut.length, 'row')} that ${are}: ${texts}`} />
}
