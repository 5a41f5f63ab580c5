import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { cx } from 'class-variance-authority'
import { CircleAlert, Equal, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { COLUMN_BY_ID, EDGES } from '../columns/columns'
import { GridCell } from './grid-cell'
import { useGrid, useGridState } from './grid-context'
import { containsRow } from './state/grid-area'
import { selectionOf } from './state/grid-state'

/** What the submit does with a row, as a label for screen readers, a glyph and a colour. */
const OUTCOME_LOOKS: Record<
  DryRunRow['outcome'] | 'deleted',
  { label: string; tone: string; Glyph: typeof Plus }
> = {
  deleted: { label: 'Deleted', tone: 'error', Glyph: Trash2 },
  new: { label: 'New', tone: 'success', Glyph: Plus },
  changed: { label: 'Changed', tone: 'info', Glyph: Pencil },
  duplicate: { label: 'Unchanged', tone: 'neutral', Glyph: Equal },
  invalid: { label: 'Invalid', tone: 'error', Glyph: CircleAlert },
}

interface GridRowViewProps {
  index: number
  top: number
}

/** A click on the number selects the row, with Ctrl or Cmd in addition to others. */
export const GridRowView = memo(function GridRowView({ index, top }: GridRowViewProps) {
  const { store, checks, focus, drag } = useGrid()
  const { rowOutcome, errors, isSelected, columns } = useGridState((state) => ({
    rowOutcome: state.rows[index]?.isDeleted
      ? ('deleted' as const)
      : state.rows[index]?.dryRun?.outcome,
    isSelected:
      containsRow(selectionOf(state), index) && !state.skippedRows.has(state.rows[index]?.id ?? -1),
    errors: state.rows[index]
      ? Object.values(checks.errorsOf(state.rows[index], state.settled.rows)).join('. ')
      : '',
    columns: state.columns,
  }))
  const outcome = rowOutcome && OUTCOME_LOOKS[rowOutcome]

  function press(event: MouseEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    focus.focusActiveCell()
    if (event.ctrlKey || event.metaKey) return store.toggleRow(index)
    drag.start('rows')
    if (event.shiftKey) drag.enter({ row: index, column: EDGES.first })
    else store.select('rows', { row: index, column: EDGES.first })
  }

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cx(
        'absolute left-0 flex h-8 w-max min-w-full touch:h-11',
        rowOutcome === 'deleted' && 'line-through',
      )}
      style={{ top }}
    >
      <span
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        data-tone={outcome?.tone}
        title={[outcome?.label, errors].filter(Boolean).join(': ')}
        onMouseDown={press}
        onMouseEnter={() => drag.enter({ row: index, column: EDGES.first })}
        className={cx(
          'sticky left-0 z-20 flex w-12 shrink-0 cursor-default items-center justify-end gap-0.5 border-r border-b border-line px-1.5 text-xs tabular-nums',
          outcome && 'bg-tint-ground font-semibold text-tint-text',
          !outcome && (isSelected ? 'bg-highlight' : 'bg-raised'),
          !outcome &&
            (errors !== ''
              ? 'font-semibold text-error-text'
              : isSelected
                ? 'text-text'
                : 'text-faint'),
        )}
      >
        {outcome && <outcome.Glyph aria-hidden className="size-3 shrink-0" />}
        <span>{index + 1}</span>
        {outcome && <span className="sr-only">{`, ${outcome.label}`}</span>}
      </span>
      {columns.map((id) => (
        <GridCell key={id} row={index} column={COLUMN_BY_ID[id]} />
      ))}
    </div>
  )
})
