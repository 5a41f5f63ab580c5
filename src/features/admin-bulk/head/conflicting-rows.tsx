import { plural } from '@/lib/format'
import { useState } from 'react'
import { CompareDialog } from '../batch/compare-dialog'
import { useAfterClosing } from '../batch/use-after-closing'
import { chooseSide, describeStored, type Side } from '../columns/row-conflicts'
import { useGrid, useGridState } from '../sheet/grid-context'
import { Info, LineButton } from './info-line'

export function ConflictingRows() {
  const { store, focus } = useGrid()
  const count = useGridState(({ rows }) => rows.filter(({ conflicts }) => conflicts).length)
  const stored = useGridState(({ rows }) => describeStored(rows))
  const [isComparing, setComparing] = useState(false)
  useAfterClosing(isComparing, () => focus.focusActiveCell())

  function choose(side: Side) {
    store.change((rows) => chooseSide(rows, side))
    focus.focusActiveCell()
  }

  if (count === 0) return null
  return (
    <>
      <Info text={`${plural(count, 'row was', 'rows were')} changed by somebody else: ${stored}.`}>
        <LineButton onClick={() => setComparing(true)}>Compare</LineButton>
        <LineButton variant="ghost" className="h-7 max-sm:hidden" onClick={() => choose('yours')}>
          Keep yours
        </LineButton>
        <LineButton variant="ghost" className="h-7 max-sm:hidden" onClick={() => choose('stored')}>
          Take theirs
        </LineButton>
      </Info>
      {isComparing && <CompareDialog onClose={() => setComparing(false)} />}
    </>
  )
}
