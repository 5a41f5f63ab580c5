import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useBottomAction } from '@/ui/use-bottom-action'
import { cx } from 'class-variance-authority'
import { useMemo } from 'react'
import type { BatchProgress } from '../batch-types'
import { useGrid, useSettledState } from '../grid-context'
import { changePositions } from '../grid-checks'
import { filledRows } from '../grid-rows'

interface ActionBarProps {
  /** Why the rows cannot be submitted. */
  problem: string | null
  isChecking: boolean
  /** The progress of a check that consists of several requests. */
  progress: BatchProgress | null
  onNextError: () => void
  onNextChange: () => void
  onCheck: () => void
  onCancel: () => void
}

/** The number of items and errors, and the button that submits. Stays in view below the grid. */
export function ActionBar({
  problem,
  isChecking,
  progress,
  onNextError,
  onNextChange,
  onCheck,
  onCancel,
}: ActionBarProps) {
  const { checks } = useGrid()
  useBottomAction()
  const { rows } = useSettledState()
  const { count, errors, changes } = useMemo(
    () => ({
      count: filledRows(rows).length,
      errors: checks.errorPositions(rows).length,
      changes: changePositions(rows).length,
    }),
    [rows, checks],
  )
  return (
    <div className="sticky bottom-nav z-20 -mx-4 sm:bottom-0 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-t border-line bg-ground px-4 py-2 sm:mx-0 sm:gap-x-4 sm:flex-nowrap sm:px-0">
      <div className={cx('min-w-0 text-sm sm:flex-1', problem ? 'max-sm:w-full' : 'max-sm:hidden')}>
        {problem ? (
          <p role="alert" className="text-error-text">
            {problem}
          </p>
        ) : (
          <p className="text-faint touch:hidden">
            Paste cells from a spreadsheet. Escape, then Tab leaves the grid.
          </p>
        )}
      </div>
      <p
        role="status"
        className="flex gap-x-2 text-sm text-muted tabular-nums max-sm:mr-auto max-sm:flex-col"
      >
        <span>{plural(count, 'item')}</span>
        <span aria-hidden className="max-sm:hidden">
          ·
        </span>
        <span className={errors > 0 ? 'font-medium text-error-text' : undefined}>
          {plural(errors, 'error')}
        </span>
      </p>
      {changes > 0 && (
        <Button variant="outline" size="sm" onClick={onNextChange}>
          Next change
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={errors === 0} onClick={onNextError}>
        Next error
        <kbd className="font-sans text-xs text-faint touch:hidden">F8</kbd>
      </Button>
      {isChecking && progress && (
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        isLoading={isChecking}
        loadingText={progress ? `Checked ${progress.done} of ${progress.total}...` : 'Checking...'}
        onClick={onCheck}
      >
        Check and submit
      </Button>
    </div>
  )
}
