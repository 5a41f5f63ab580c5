import { plural } from '@/lib/format'
import { useGridState } from '../grid/grid-context'
import { Info } from './info-line'

/**
 * Says which rows of the last paste are totals, notes, headers or unknown headings and therefore no
 * items, until the rows change.
 */
export function LeftOutRows() {
  const leftOut = useGridState(({ lastPaste }) => lastPaste?.leftOut)
  if (!leftOut || leftOut.length === 0) return null
  const texts = [...new Set(leftOut)].join('; ')
  return <Info text={`${plural(leftOut.length, 'row')} not read as items: ${texts}`} />
}
