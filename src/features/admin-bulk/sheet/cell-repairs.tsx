import { describeValue } from '@/contract/describe-value'
import type { Conflict } from '@/features/admin-catalog/components/find-conflicts'
import { plural } from '@/lib/format'
import { pressedKey } from '@/lib/pressed-key'
import { useDocumentEvent } from '@/lib/use-document-event'
import { Button } from '@/ui/button'
import type { MouseEvent, ReactNode } from 'react'
import type { Choice } from '../columns/choices'
import type { ColumnId } from '../columns/columns'
import type { GridRow } from '../columns/grid-rows'
import { proposeRepairs } from '../columns/propose-repairs'
import { withChosen } from '../columns/row-conflicts'
import { withoutSource } from '../columns/with-cells'
import { goToNextError, goToNextProblem } from './go-to-next'
import { useGrid, useGridState } from './grid-context'
import { removeAreaRows, replaceRow } from './state/edit-area'
import { replaceInCells } from './state/find-replace'

/** One press corrects all cells of the column with the same error, and moves to the next one. */
export function CellRepairs({ row, column }: { row: number; column: ColumnId }) {
  const grid = useGrid()
  const { store, checks } = grid
  const { bosses } = checks.target
  const { cells, rows } = useGridState((state) => ({
    cells: state.rows[row]?.cells,
    rows: state.settled.rows,
  }))
  const text = cells?.[column] ?? ''
  const repairs = cells ? proposeRepairs(column, cells, bosses) : []
  const equal = rows.filter((other) => other.cells[column] === text).length
  const [first] = repairs

  function repair({ label }: Choice, isEverywhere: boolean) {
    const search = { text, column, isWholeCell: true }
    const positions = store
      .getState()
      .rows.flatMap((other, index) =>
        other.cells[column] === text && (isEverywhere || index === row)
          ? [{ row: index, column }]
          : [],
      )
    store.change((all) => replaceInCells(all, positions, search, label, bosses))
    store.say(`${plural(positions.length, 'error')} repaired`)
    goToNextError(grid)
  }

  useAltEnter(() => first && repair(first, true))

  if (!first || text === '') return null
  const where = equal > 1 ? ` in all ${equal}` : ''
  return (
    <div role="group" aria-label="Repairs" className="flex flex-wrap gap-1 px-1.5 pb-1.5">
      {repairs.map((choice) => (
        <RepairButton
          key={choice.value}
          isFirst={choice === first}
          onClick={() => repair(choice, true)}
        >{`${choice.label}${where}`}</RepairButton>
      ))}
      {equal > 1 && <RepairButton onClick={() => repair(first, false)}>Only here</RepairButton>}
    </div>
  )
}

/** What can become of a row whose item somebody has deleted. */
export function DeletedItemRepairs({ row }: { row: number }) {
  const grid = useGrid()
  const { store } = grid

  function thenNext(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    store.change(update)
    goToNextError(grid)
  }
  const createAgain = () => thenNext((rows) => replaceRow(rows, row, withoutSource))
  useAltEnter(createAgain)
  return (
    <div role="group" aria-label="Repairs" className="flex flex-wrap gap-1 px-1.5 pb-1.5">
      <RepairButton isFirst onClick={createAgain}>
        Create again
      </RepairButton>
      <RepairButton
        onClick={() => thenNext((rows) => removeAreaRows(rows, { top: row, bottom: row }))}
      >
        Remove row
      </RepairButton>
    </div>
  )
}

/** The two values of a cell that somebody else has changed too. */
export function ConflictRepairs({ row, conflict }: { row: number; conflict: Conflict }) {
  const grid = useGrid()
  const { field, yours, stored } = conflict

  function choose(value: unknown) {
    grid.store.change((rows) =>
      replaceRow(rows, row, (changed) => withChosen(changed, new Map([[field, value]]))),
    )
    goToNextError(grid)
  }
  useAltEnter(() => choose(yours))
  return (
    <div role="group" aria-label="Repairs" className="flex flex-wrap gap-1 px-1.5 pb-1.5">
      <RepairButton isFirst onClick={() => choose(yours)}>
        Keep yours
      </RepairButton>
      <RepairButton onClick={() => choose(stored)}>
        Take theirs: {describeValue(field, stored)}
      </RepairButton>
    </div>
  )
}

/** Removes a row that repeats a row above it, or all rows that do. */
export function RepeatedRowRepairs({ row, ids }: { row: number; ids: readonly number[] }) {
  const grid = useGrid()

  function remove(isRemoved: (id: number, index: number) => boolean) {
    grid.store.change((rows) => rows.filter(({ id }, index) => !isRemoved(id, index)))
    goToNextProblem(grid)
  }
  const removeAll = () => remove((id) => ids.includes(id))
  useAltEnter(removeAll)
  return (
    <div role="group" aria-label="Repairs" className="flex flex-wrap gap-1 px-1.5 pb-1.5">
      <RepairButton isFirst onClick={removeAll}>
        {ids.length > 1 ? `Remove all ${ids.length} repeated rows` : 'Remove row'}
      </RepairButton>
      {ids.length > 1 && (
        <RepairButton onClick={() => remove((_, index) => index === row)}>Only here</RepairButton>
      )}
    </div>
  )
}

interface RepairButtonProps {
  /** Whether Alt+Enter presses it. */
  isFirst?: boolean
  onClick: () => void
  children: ReactNode
}

function RepairButton({ isFirst = false, onClick, children }: RepairButtonProps) {
  return (
    <Button
      variant={isFirst ? 'outline' : 'ghost'}
      size="sm"
      tabIndex={-1}
      // The cell keeps the focus.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
      {isFirst && <kbd className="font-sans text-xs text-faint touch:hidden">Alt ↵</kbd>}
    </Button>
  )
}

function useAltEnter(run: () => void) {
  useDocumentEvent(
    'keydown',
    (event) => {
      if (pressedKey(event) !== 'Enter' || !event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      run()
    },
    { isCapturing: true },
  )
}
