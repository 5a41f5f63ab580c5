import { cx } from 'class-variance-authority'
import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { columnIndex, type Column } from '../columns'
import { areaBetween, containsCell } from '../grid-area'
import { useGrid, useGridState } from '../grid-context'
import { isBlankRow } from '../grid-rows'
import { CellInput } from './cell-input'

interface GridCellProps {
  row: number
  column: Column
}

/** One cell: its text, or an input while it is the active cell. */
export const GridCell = memo(function GridCell({ row, column }: GridCellProps) {
  const { store, checks, focus } = useGrid()
  const element = useRef<HTMLDivElement>(null)
  const index = columnIndex(column.id)
  const { text, error, warning, isBlank, isActive, isEditing, isSelected } = useGridState(
    ({ rows, active, anchor, ...state }) => {
      const gridRow = rows[row]
      const isActive = active.row === row && active.column === index
      return {
        text: gridRow?.cells[index] ?? '',
        error: gridRow && checks.errorsOf(gridRow)[column.id],
        warning: gridRow && checks.warningsOf(gridRow, rows)[column.id],
        isBlank: !gridRow || isBlankRow(gridRow),
        isActive,
        isEditing: isActive && state.isEditing,
        isSelected: containsCell(areaBetween(active, anchor), { row, column: index }),
      }
    },
  )
  const tone = error !== undefined ? 'error' : warning !== undefined ? 'warning' : undefined

  useLayoutEffect(() => {
    if (!isActive || !focus.isInside) return
    element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive, focus])

  function select(event: MouseEvent, isExtending: boolean) {
    if (event.button !== 0) return
    // A click into the input of the active cell only places the caret.
    if (event.target instanceof HTMLInputElement && !isExtending) return
    event.preventDefault()
    // The input of the new active cell takes the focus only if the focus is already in the grid.
    focus.focusActiveCell()
    store.moveTo({ row, column: index }, isExtending)
  }

  return (
    <div
      ref={element}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={index + 2}
      aria-selected={isSelected}
      aria-invalid={error !== undefined || undefined}
      data-tone={tone}
      title={error ?? warning}
      onMouseDown={(event) => select(event, event.shiftKey)}
      onMouseEnter={(event) => event.buttons === 1 && select(event, true)}
      className={cx(
        'relative flex shrink-0 scroll-mt-12 scroll-ml-48 items-center border-r border-b border-line text-sm sm:scroll-ml-76',
        index === 0 && 'sticky left-12 z-10 font-medium',
        tone ? 'bg-tint-ground' : isSelected ? 'bg-highlight' : 'bg-panel',
        isActive && 'outline-2 -outline-offset-2 outline-accent',
        // The popup of the cell covers the rows around it.
        isActive && (isEditing || tone) && 'z-30',
        column.className,
      )}
    >
      {isActive ? (
        <CellInput
          row={row}
          column={column}
          text={text}
          error={error}
          warning={warning}
          isEditing={isEditing}
        />
      ) : (
        <span
          className={cx(
            'truncate px-2.5',
            text === '' ? 'text-faint' : tone === 'error' && 'text-tint-text',
          )}
        >
          {text === '' && !isBlank ? column.placeholder : text}
        </span>
      )}
    </div>
  )
})
