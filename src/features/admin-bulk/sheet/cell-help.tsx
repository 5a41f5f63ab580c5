import type { RefObject } from 'react'
import type { Choice } from '../columns/choices'
import type { Column } from '../columns/columns'
import { CellPopup } from './cell-popup'
import {
  choiceRepairs,
  conflictRepairs,
  deletedItemRepairs,
  repeatedRowRepairs,
  Repairs,
} from './cell-repairs'
import { CellSuggestions } from './cell-suggestions'
import { useGrid, useGridState } from './grid-context'
import { VERDICT_GLYPHS, type Verdict } from './verdict'

interface CellHelpProps {
  /** The input of the cell. */
  cell: RefObject<HTMLInputElement | null>
  row: number
  column: Column
  messageId: string
  /** Undefined if nothing is said about the cell. */
  verdict: Verdict | undefined
  message: string
  /** Whether repairs are offered: for an error, while the cell is not edited. */
  hasRepairs: boolean
  listId: string
  /** The choices that match the text; empty while it is not edited. */
  suggestions: readonly Choice[]
  highlighted: number
  onAccept: (index: number) => void
}

/** What is said about the active cell: its message, what it could mean, and its choices. */
export function CellHelp({
  cell,
  row,
  column,
  messageId,
  verdict,
  message,
  hasRepairs,
  listId,
  suggestions,
  highlighted,
  onAccept,
}: CellHelpProps) {
  const grid = useGrid()
  const { settled, isEditing, ...view } = useGridState(
    ({ rows, hiddenRows, columns, settled, isEditing }) => ({
      rows,
      hiddenRows,
      columns,
      settled,
      isEditing,
    }),
  )
  const gridRow = view.rows[row]
  const Glyph = verdict && VERDICT_GLYPHS[verdict]
  const conflict = gridRow?.conflicts?.find(({ field }) => field === column.id)
  const isMissing = column.id === 'name' && gridRow?.isMissing === true
  const isRepeated = gridRow && verdict && !isMissing && !isEditing
  const repeated = isRepeated ? grid.checks.repeatedRows(gridRow, settled.rows) : undefined
  const repairs = [
    ...(conflict ? conflictRepairs(grid, row, conflict) : []),
    ...(hasRepairs && !conflict ? choiceRepairs(grid, { row, column: column.id }, view) : []),
    ...(isMissing ? deletedItemRepairs(grid, row) : []),
    ...(repeated?.column === column.id
      ? repeatedRowRepairs(
          grid,
          row,
          repeated.ids.filter((id) => !view.hiddenRows.has(id)),
        )
      : []),
  ]
  return (
    <CellPopup cell={cell} isBeside={column.id === 'name' || suggestions.length === 0}>
      {verdict && Glyph && (
        <p
          id={messageId}
          data-tone={verdict}
          className="flex max-w-64 items-start gap-1.5 px-2.5 py-1.5 text-tint-text"
        >
          <Glyph aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{message}</span>
        </p>
      )}
      <Repairs repairs={repairs} />
      {suggestions.length > 0 && (
        <CellSuggestions
          id={listId}
          label={column.label}
          choices={suggestions}
          highlighted={highlighted}
          onAccept={onAccept}
        />
      )}
    </CellPopup>
  )
}
