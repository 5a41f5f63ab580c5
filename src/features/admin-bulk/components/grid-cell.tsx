import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { COLUMNS } from '../columns'
import { useGrid, useGridState } from '../grid-context'
import { areaOf } from '../grid-store'
import { CellInput } from './cell-input'

interface GridCellProps {
  row: number
  column: number
}

/** One cell: its text, or the field it is typed into while the keyboard is here. */
export const GridCell = memo(function GridCell({ row, column }: GridCellProps) {
  const { checks } = useGrid()
  const cell = useGridState((state) => {
    const gridRow = state.rows[row]
    const id = COLUMNS[column]?.id ?? 'name'
    const { top, bottom, left, right } = areaOf(state)
    const isActive = state.active.row === row && state.active.column === column
    return {
      text: gridRow?.cells[column] ?? '',
      error: gridRow && checks.errorsOf(gridRow)[id],
      mark: gridRow && checks.marksOf(gridRow, state.rows)[id],
      isBlank: gridRow?.cells.every((text) => text === '') ?? true,
      isActive,
      isEditing: isActive && state.isEditing,
      isSelected: row >= top && row <= bottom && column >= left && column <= right,
    }
  })
  const { text, error, mark, isActive, isSelected } = cell
  const { className, placeholder } = COLUMNS[column] ?? {}
  const tone = error !== undefined ? 'error' : mark !== undefined ? 'warning' : undefined
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={error !== undefined || undefined}
      data-row={row}
      data-column={column}
      data-tone={tone}
      title={error ?? mark}
      className={cx(
        'relative flex shrink-0 scroll-mt-12 scroll-ml-48 items-center border-r border-b border-line text-sm sm:scroll-ml-76',
        column === 0 && 'sticky left-12 z-10 font-medium',
        tone ? 'bg-tint-ground' : isSelected ? 'bg-highlight' : 'bg-panel',
        isActive && 'outline-2 -outline-offset-2 outline-accent',
        // Its popup lies over the rows around it.
        isActive && (cell.isEditing || tone) && 'z-30',
        className,
      )}
    >
      {isActive ? (
        <CellInput
          row={row}
          column={column}
          text={text}
          error={error}
          mark={mark}
          isEditing={cell.isEditing}
        />
      ) : (
        <span
          className={cx(
            'truncate px-2.5',
            text === '' ? 'text-faint' : tone === 'error' && 'text-tint-text',
          )}
        >
          {text === '' && !cell.isBlank ? placeholder : text}
        </span>
      )}
    </div>
  )
})
