import { describeValue } from '@/contract/describe-value'
import type { Conflict } from '@/features/admin-catalog/components/find-conflicts'
import { plural } from '@/lib/format'
import { pressedKey } from '@/lib/pressed-key'
import { useDocumentEvent } from '@/lib/use-document-event'
import { Button } from '@/ui/button'
import type { Choice } from '../columns/choices'
import type { GridRow } from '../columns/grid-rows'
import { proposeRepairs } from '../columns/propose-repairs'
import { withChosen } from '../columns/row-conflicts'
import { withoutSource } from '../columns/with-cells'
import { goToNextError, goToNextProblem } from './go-to-next'
import type { Grid } from './grid-context'
import { removeAreaRows, replaceRow } from './state/edit-area'
import { findCells, replaceInCells } from './state/find-replace'
import type { Position } from './state/grid-area'
import type { GridView } from './state/grid-moves'

/** One thing that can be done about a cell. It then moves to the next one. */
interface Repair {
  label: string
  run: () => void
}

/** What can be done about the active cell. Alt+Enter does the first. */
export function Repairs({ repairs }: { repairs: readonly Repair[] }) {
  useDocumentEvent(
    'keydown',
    (event) => {
      if (pressedKey(event) !== 'Enter' || !event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      repairs[0]?.run()
    },
    { isCapturing: true, isEnabled: repairs.length > 0 },
  )
  if (repairs.length === 0) return null
  return (
    <div role="group" aria-label="Repairs" className="flex flex-wrap gap-1 px-1.5 pb-1.5">
      {repairs.map(({ label, run }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'outline' : 'ghost'}
          size="sm"
          tabIndex={-1}
          // The cell keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <span>{label}</span>
          {index === 0 && <kbd className="font-sans text-xs text-faint touch:hidden">Alt ↵</kbd>}
        </Button>
      ))}
    </div>
  )
}

/** What the text of a cell can mean: for all cells of the column with this text, or for it alone. */
export function choiceRepairs(grid: Grid, { row, column }: Position, view: GridView): Repair[] {
  const { store, checks } = grid
  const { bosses } = checks.target
  const { cells } = view.rows[row] ?? {}
  const search = { text: cells?.[column] ?? '', column, isWholeCell: true }
  const equal = findCells(view, search).length
  if (!cells || equal === 0) return []
  const choices = proposeRepairs(column, cells, bosses)
  const where = equal > 1 ? ` in all ${equal}` : ''

  function repair({ label }: Choice, only?: Position) {
    const positions = only ? [only] : findCells(store.getState(), search)
    store.change((all) => replaceInCells(all, positions, search, label, bosses))
    store.say(`${plural(positions.length, 'error')} repaired`)
    goToNextError(grid)
  }

  return [
    ...choices.map((choice) => ({ label: `${choice.label}${where}`, run: () => repair(choice) })),
    ...choices
      .slice(0, equal > 1 ? 1 : 0)
      .map((first) => ({ label: 'Only here', run: () => repair(first, { row, column }) })),
  ]
}

/** What can become of a row whose item somebody has deleted. */
export function deletedItemRepairs(grid: Grid, row: number): Repair[] {
  function thenNext(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    grid.store.change(update)
    goToNextError(grid)
  }
  return [
    {
      label: 'Create again',
      run: () => thenNext((rows) => replaceRow(rows, row, withoutSource)),
    },
    {
      label: 'Remove row',
      run: () => thenNext((rows) => removeAreaRows(rows, { top: row, bottom: row })),
    },
  ]
}

/** The two values of a cell that somebody else has changed too. */
export function conflictRepairs(grid: Grid, row: number, conflict: Conflict): Repair[] {
  const { field, yours, stored } = conflict

  function choose(value: unknown) {
    grid.store.change((rows) =>
      replaceRow(rows, row, (changed) => withChosen(changed, new Map([[field, value]]))),
    )
    goToNextError(grid)
  }
  return [
    { label: 'Keep yours', run: () => choose(yours) },
    { label: `Take theirs: ${describeValue(field, stored)}`, run: () => choose(stored) },
  ]
}

/** Removes a row that repeats a row above it, or all rows that do. */
export function repeatedRowRepairs(grid: Grid, row: number, ids: readonly number[]): Repair[] {
  function remove(isRemoved: (id: number, index: number) => boolean) {
    grid.store.change((rows) => rows.filter(({ id }, index) => !isRemoved(id, index)))
    goToNextProblem(grid)
  }
  const removeAll = () => remove((id) => ids.includes(id))
  if (ids.length === 1) return [{ label: 'Remove row', run: removeAll }]
  return [
    { label: `Remove all ${ids.length} repeated rows`, run: removeAll },
    { label: 'Only here', run: () => remove((_, index) => index === row) },
  ]
}
