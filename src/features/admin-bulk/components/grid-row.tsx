import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { COLUMNS } from '../columns'
import { useGridState } from '../grid-context'
import type { RowVerdict } from '../grid-rows'
import { GridCell } from './grid-cell'

/** What a dry run says of a row: a word for the ear, a colour for the eye. */
const VERDICTS: Record<RowVerdict['outcome'], { label: string; tone: string }> = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'info' },
  duplicate: { label: 'There already', tone: 'neutral' },
  invalid: { label: 'Refused', tone: 'error' },
}

interface GridRowViewProps {
  index: number
  /** Its place below the header, in pixels. */
  top: number
}

/** One row: its number with the verdict of the dry run, then its cells. */
export const GridRowView = memo(function GridRowView({ index, top }: GridRowViewProps) {
  const { outcome, isSelected } = useGridState(({ rows, active, anchor }) => ({
    outcome: rows[index]?.verdict?.outcome,
    isSelected:
      index >= Math.min(active.row, anchor.row) && index <= Math.max(active.row, anchor.row),
  }))
  const verdict = outcome && VERDICTS[outcome]
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
        data-tone={verdict?.tone}
        title={verdict?.label}
        className={cx(
          'sticky left-0 z-20 flex w-12 shrink-0 items-center justify-end border-r border-b border-line px-2 text-xs tabular-nums',
          verdict ? 'bg-tint-ground font-semibold text-tint-text' : 'bg-raised text-faint',
          isSelected && !verdict && 'text-text',
        )}
      >
        {index + 1}
        {verdict && <span className="sr-only">, {verdict.label}</span>}
      </span>
      {COLUMNS.map(({ id }, column) => (
        <GridCell key={id} row={index} column={column} />
      ))}
    </div>
  )
})
