import { Button } from '@/ui/button'
import { Select } from '@/ui/overlays/select'
import { useEffect, useRef } from 'react'
import { COLUMNS, type ColumnId, type Target } from '../columns/columns'
import { columnTexts } from '../columns/table/column-texts'
import { textOf } from '../columns/table/parse-table'
import { useGrid, useGridState } from '../sheet/grid-context'
import type { LastPaste } from '../sheet/state/grid-state'

const LEFT_OUT = 'left-out'
/** The longest text of a cell that labels a column without a name. */
const SAMPLE_MAX = 24

const OPTIONS: { value: ColumnId | typeof LEFT_OUT; label: string }[] = [
  { value: LEFT_OUT, label: 'Leave out' },
  ...COLUMNS.map(({ id, label }) => ({ value: id, label })),
]

/**
 * Shows which column of the last paste became which column of the grid, if that is asked, until the
 * user confirms it. A change reads the paste again.
 */
export function ColumnMapping() {
  const { store, focus } = useGrid()
  const { lastPaste } = useGridState((state) => ({ lastPaste: state.lastPaste }))
  const isShown = lastPaste !== null

  const strip = useRef<HTMLElement>(null)
  // On a phone, the strip is out of view when the user pastes, so the page scrolls to it.
  useEffect(() => {
    if (isShown) strip.current?.scrollIntoView({ block: 'center' })
  }, [isShown])

  if (!lastPaste) return null
  const { assigned } = lastPaste

  return (
    <section
      ref={strip}
      aria-label="Columns of the pasted cells"
      className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm text-muted">
          Are these columns right?
        </p>
        <Button size="sm" variant="outline" onClick={focus.after(() => store.keepPaste())}>
          Done
        </Button>
      </div>
      <div className="flex gap-2 overflow-x-auto p-1">
        {labelsOf(lastPaste).map(({ label, column }) => (
          <Select
            key={column}
            className="w-36 shrink-0"
            label={<span className="block truncate">{label}</span>}
            options={OPTIONS}
            value={assigned[column] ?? LEFT_OUT}
            onChange={(id) =>
              store.reassignPaste(withTarget(assigned, column, id === LEFT_OUT ? null : id))
            }
          />
        ))}
      </div>
    </section>
  )
}

/** The column that had this target gets the previous one instead. */
function withTarget(assigned: readonly Target[], changed: number, target: Target): Target[] {
  const previous = assigned[changed] ?? null
  return assigned.map((current, column) => {
    if (column === changed) return target
    return target !== null && current === target ? previous : current
  })
}

/** The names of the pasted columns that have cells; without a header row, their first cells. */
function labelsOf({ table, headerRow }: LastPaste) {
  return columnTexts(table, headerRow).flatMap(([sample], column) => {
    if (sample === undefined) return []
    const name = textOf(table[headerRow]?.[column] ?? '').trim()
    return [{ column, label: name || `“${sample.slice(0, SAMPLE_MAX)}”` }]
  })
}
