import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useBottomAction } from '@/ui/use-bottom-action'
import { cx } from 'class-variance-authority'
import { filledRows } from '../columns/grid-rows'
import { goToNextChange, goToNextProblem } from '../sheet/go-to-next'
import { LEAVE_HINT, useGrid, useSettledState } from '../sheet/grid-context'
import { changedCells, errorCells, warningCells } from '../sheet/problem-cells'
import type { BatchState } from './batch-state'

interface ActionBarProps {
  state: BatchState
  onCheck: () => void
}

/** Stays in view below the grid. */
export function ActionBar({ state, onCheck }: ActionBarProps) {
  const grid = useGrid()
  const { checks } = grid
  const { problem = null, isNotice } = state.step === 'entering' ? state : {}
  useBottomAction()
  const { rows } = useSettledState()
  const count = filledRows(rows).length
  const errors = errorCells(checks, rows).length
  const warnings = warningCells(checks, rows).length
  const changes = changedCells(rows).length
  return (
    <div
      data-bottom-bar
      className="sticky tiny:static bottom-nav z-20 -mx-4 sm:bottom-0 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-t border-line bg-ground px-4 py-2 sm:-mx-6 sm:-mt-1.5 sm:min-h-16 sm:gap-x-4 sm:px-6 short:min-h-12 short:py-0"
    >
      <div
        className={cx(
          'min-w-0 text-sm sm:grow sm:basis-32',
          problem ? 'max-sm:w-full' : 'max-sm:hidden',
        )}
      >
        {problem ? (
          <p role="alert" className={isNotice ? undefined : 'text-error-text'}>
            {problem}
          </p>
        ) : (
          <p
            id={LEAVE_HINT}
            className="sr-only text-faint group-has-[[role=grid]:focus-within]/rows:not-sr-only touch:hidden"
          >
            Escape, then Tab leaves the grid.
          </p>
        )}
      </div>
      <p
        role="status"
        className="flex gap-x-2 text-sm text-muted tabular-nums max-sm:mr-auto max-sm:flex-col"
      >
        {count > 0 && (
          <>
            <span>{plural(count, 'item')}</span>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span
              className={
                errors > 0
                  ? 'font-medium text-error-text'
                  : warnings > 0
                    ? 'max-sm:hidden'
                    : undefined
              }
            >
              {plural(errors, 'error')}
            </span>
          </>
        )}
        {warnings > 0 && (
          <>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span className={cx('text-warning-text', errors > 0 && 'max-sm:hidden')}>
              {plural(warnings, 'warning')}
            </span>
          </>
        )}
      </p>
      {changes > 0 && (
        <Button variant="outline" size="sm" onClick={() => goToNextChange(grid)}>
          Next change
        </Button>
      )}
      {errors + warnings > 0 && (
        <Button variant="outline" size="sm" onClick={() => goToNextProblem(grid)}>
          <span>{errors === 0 ? 'Next warning' : 'Next error'}</span>
          <kbd className="font-sans text-xs text-faint touch:hidden">F8</kbd>
        </Button>
      )}
      <Button isLoading={state.step === 'checking'} loadingText="Checking..." onClick={onCheck}>
        Check and submit
      </Button>
    </div>
  )
}
