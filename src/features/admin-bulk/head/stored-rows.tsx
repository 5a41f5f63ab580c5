import { plural } from '@/lib/format'
import { filledRows } from '../columns/grid-rows'
import { useGrid, useSettledState } from '../sheet/grid-context'
import { Info, LineButton } from './info-line'

/** Offers to remove the rows that the raid has, together with the blank rows between them. */
export function StoredRows() {
  const { store, checks, focus } = useGrid()
  const { rows } = useSettledState()
  const { size } = checks.storedRows(rows)
  if (size === 0) return null

  function remove() {
    const all = filledRows(store.getState().rows)
    const stored = checks.storedRows(all)
    store.replaceRows(all.filter(({ id }) => !stored.has(id)))
    focus.focusActiveCell()
  }

  return (
    <Info text={`${plural(size, 'row is', 'rows are')} already in the raid, unchanged.`}>
      <LineButton onClick={remove}>{`Remove ${size === 1 ? 'it' : 'them'}`}</LineButton>
    </Info>
  )
}
