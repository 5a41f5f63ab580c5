import { classTint } from '@/features/characters/describe'
import { useAuth } from '@/features/session/use-auth'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { ProgressBar } from '@/ui/progress-bar'
import { Spinner } from '@/ui/spinner'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { characterKey, isDone, type ImportRow, type ImportState } from '../use-import-queue'

interface ImportProgressProps {
  rows: readonly ImportRow[]
  /** Seconds until the import continues after a rate limit, or 0. */
  waitLeft: number
  onRetry: (row: ImportRow) => void
}

/** Step 2: the progress of the import and the state of each character. */
export function ImportProgress({ rows, waitLeft, onRetry }: ImportProgressProps) {
  const { signIn } = useAuth()
  const done = rows.filter(({ state }) => isDone(state)).length
  const needsSignIn = rows.some(({ state }) => state.status === 'failed' && state.requiresReauth)
  return (
    <div className="flex flex-col gap-4">
      <ProgressBar
        label="Import progress"
        size="lg"
        value={done}
        max={rows.length}
        valueText={`${done} of ${rows.length} done`}
      />
      {waitLeft > 0 && (
        <InlineMessage tone="warning" role="status">
          Battle.net limits the number of requests. The import continues in{' '}
          {plural(waitLeft, 'second')}.
        </InlineMessage>
      )}
      {needsSignIn && (
        <InlineMessage tone="warning" role="alert">
          Sign in with Battle.net again to import more characters.
          <Button size="sm" variant="outline" className="mt-3" onClick={signIn}>
            Sign in again
          </Button>
        </InlineMessage>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li
            key={characterKey(row.character)}
            data-class={classTint(row.character.className)}
            className="flex min-h-touch flex-wrap items-center gap-3 rounded-md border border-line bg-panel px-4 py-2"
          >
            <StateIcon state={row.state} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-tint-text">
                {row.character.name}
              </span>
              <span className="block text-sm text-muted">{describe(row.state)}</span>
            </span>
            {row.state.status === 'failed' && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Retry ${row.character.name}`}
                onClick={() => onRetry(row)}
              >
                Retry
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe(state: ImportState): string {
  switch (state.status) {
    case 'waiting':
      return 'Waiting'
    case 'importing':
      return 'Importing...'
    case 'imported':
      return state.equipmentCount === null
        ? 'Already imported'
        : `Imported with ${plural(state.equipmentCount, 'item')}`
    case 'failed':
      return `Failed: ${state.message}`
  }
}

function StateIcon({ state }: { state: ImportState }): ReactNode {
  switch (state.status) {
    case 'waiting':
      return <Clock aria-hidden className="size-5 shrink-0 text-faint" />
    case 'importing':
      return <Spinner size="sm" />
    case 'imported':
      return <CircleCheck aria-hidden className="size-5 shrink-0 text-success-text" />
    case 'failed':
      return <CircleAlert aria-hidden className="size-5 shrink-0 text-error-text" />
  }
}
