import { cx } from 'class-variance-authority'
import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { choicesOf, placeOf, EDGES, type Column } from '../columns/columns'
import { placeholderOf } from '../columns/grid-rows'
import { CellInput } from './cell-input'
import { useGrid, useGridState } from './grid-context'
import { containsCell } from './state/grid-area'
import { filledAreaOf, selectionOf } from './state/grid-state'
import { VERDICT_GLYPHS, verdictOf, type Verdict } from './verdict'

interface GridCellProps {
  row: number
  column: Column
}

/** One cell: its text, or an input while it is the active cell. */
export const GridCell = memo(function GridCell({ row, column }: GridCellProps) {
  const { store, checks, focus, drag } = useGrid()
  const element = useRef<HTMLDivElement>(null)
  const { id } = column
  const {
    text,
    verdict,
    message,
    isEdited,
    placeholder,
    isActive,
    inView,
    isEditing,
    isSelected,
    isCorner,
  } = useGridState((state) => {
    const { rows, active, inView, settled, skippedRows } = state
    const gridRow = rows[row]
    const isActive = active.row === row && active.column === id
    const area = filledAreaOf(state) ?? selectionOf(state)
    return {
      text: gridRow?.cells[id] ?? '',
      ...verdictOf(checks, gridRow, settled.rows, id),
      isEdited: gridRow !== undefined && checks.isEdited(gridRow, id),
      placeholder: placeholderOf(column, gridRow),
      isActive,
      inView: inView?.row === row && inView.column === id ? inView : null,
      isEditing: isActive && state.isEditing,
      isSelected: containsCell(area, { row, column: id }) && !skippedRows.has(gridRow?.id ?? -1),
      isCorner: area.bottom === row && area.columns.at(-1) === id && !state.isEditing,
    }
  })
  const hasChoices = choicesOf(column, checks.target.bosses) !== undefined
  const isProblem = verdict === 'error' || verdict === 'warning'

  useLayoutEffect(() => {
    if (inView) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [inView])

  function press(event: MouseEvent) {
    // While a cell is edited, a click into its input places the caret.
    if (event.button !== 0 || (isEditing && event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    // The input of the new active cell takes the focus only if the focus is already in the grid.
    focus.focusActiveCell()
    if (event.shiftKey) store.extendTo({ row, column: id })
    else store.moveTo({ row, column: id })
    drag.start('cells')
  }

  return (
    <div
      ref={element}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={placeOf(id) + 2}
      aria-selected={isSelected}
      aria-invalid={verdict === 'error' || undefined}
      data-tone={verdict}
      title={message || (isEdited ? 'Edited' : undefined)}
      onMouseDown={press}
      onMouseEnter={() => drag.enter({ row, column: id })}
      onDoubleClick={() => store.startEdit({ showsAllChoices: hasChoices })}
      style={{ width: `${column.width}rem` }}
      className={cx(
        'grid-cell-margins relative flex shrink-0 items-center border-r border-b border-line text-sm last:grow',
        id === EDGES.first && 'sticky left-12 z-10 font-medium max-sm:max-w-36',
        isEdited && 'shadow-edited',
        isProblem ? 'bg-tint-ground' : isSelected ? 'bg-highlight' : 'bg-panel',
        isProblem && isSelected && !isEdited && 'shadow-selected',
        isActive && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {isActive ? (
        <CellInput
          row={row}
          column={column}
          text={text}
          verdict={verdict}
          message={message}
          isEditing={isEditing}
        />
      ) : (
        <span
          className={cx(
            'min-w-0 flex-1 truncate pl-2.5',
            verdict === undefined && 'pr-2.5',
            column.isItemId && 'text-right tabular-nums',
            text === '' ? 'text-faint' : verdict === 'error' && 'text-tint-text',
          )}
        >
          {text || placeholder}
        </span>
      )}
      {verdict && <VerdictGlyph verdict={verdict} />}
      {isCorner && <FillHandle />}
    </div>
  )
})

function VerdictGlyph({ verdict }: { verdict: Verdict }) {
  const Glyph = VERDICT_GLYPHS[verdict]
  return (
    <Glyph
      aria-hidden
      className="pointer-events-none mr-1.5 ml-1 size-3.5 shrink-0 text-tint-text"
    />
  )
}

/** The corner of the selection, which is dragged to copy its cells. */
function FillHandle() {
  const { drag } = useGrid()
  return (
    <span
      aria-hidden
      title="Drag to copy down or up"
      onMouseDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (event.button === 0) drag.start('fill')
      }}
      className="absolute -right-px -bottom-px z-20 size-2 cursor-crosshair border border-panel bg-accent touch:hidden"
    />
  )
}
