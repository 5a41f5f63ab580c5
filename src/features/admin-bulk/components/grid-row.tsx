import type { DryRunRow } from '@/contract/admin-dry-run'
import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { COLUMNS } from '../columns'
import { areaBetween, containsRow } from '../grid-area'
import { useGridState } from '../grid-context'
import { GridCell } from './grid-cell'

/** The outcomes of a dry run, as a label for screen readers and a colour. */
const OUTCOME_LOOKS: Record<DryRunRow['outcome'], { label: string; tone: string }> = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'info' },
  duplicate: { label: 'Unchanged', tone: 'neutral' },
  invalid: { label: 'Invalid', tone: 'error' },
}

interface GridRowViewProps {
  index: number
  /** The distance from the header, in pixels. */
  top: number
}

/** One row: its number, coloured by the outcome of the dry run, and its cells. */
export const GridRowView = memo(function GridRowView({ index, top }: GridRowViewProps) {
  const { rowOutcome, isSelected, columnCount } = useGridState(
    ({ rows, active, anchor, ...state }) => ({
      rowOutcome: rows[index]?.dryRun?.outcome,
      isSelected: containsRow(areaBetween(active, anchor), index),
      columnCount: state.columnCount,
    }),
  )
  const outcome = rowOutcome && OUTCOME_LOOKS[rowOutcome]
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute left-0 flex h-9 w-max touch:h-11"
      style={{ top }}
    >
      <span
        role="rowheader"
        aria-colindex={1}
        data-tone={outcome?.tone}
        title={outcome?.label}
        className={cx(
          'sticky left-0 z-20 flex w-12 shrink-0 items-center justify-end border-r border-b border-line px-2 text-xs tabular-nums',
          outcome ? 'bg-tint-ground font-semibold text-tint-text' : 'bg-raised text-faint',
          isSelected && !outcome && 'text-text',
        )}
      >
        {index + 1}
        {outcome && <span className="sr-only">, {outcome.label}</span>}
      </span>
      {COLUMNS.slice(0, columnCount).map((column) => (
        <GridCell key={column.id} row={index} column={column} />
      ))}
    </div>
  )
})
