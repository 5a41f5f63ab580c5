import { classTint } from '@/features/characters/describe'
import { useAuth } from '@/features/session/use-auth'
import { joinFacts, plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/messages/inline-message'
import { ProgressBar } from '@/ui/messages/progress-bar'
import { Spinner } from '@/ui/messages/spinner'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { queueKey, type ImportRow, type ImportState } from '../use-import-queue'

interface ImportProgressProps {
  rows: readonly ImportRow[]
  /** Seconds until the import continues after a rate limit, or 0. */
  waitLeft: number
  onRetry: (row: ImportRow) => void
}

export function ImportProgress({ rows, waitLeft, onRetry }: ImportProgressProps) {
  const { signIn } = useAuth()
  const ref = useRef<HTMLDivElement>(null)
  const imported = countOf(rows, 'imported')
  const needsSignIn = rows.some(({ state }) => state.status === 'failed' && state.requiresReauth)
  // The button that started the import is gone, and was at the end of a list that may be long.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [])
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-4">
      <div data-tone={imported === rows.length ? 'success' : undefined}>
        <ProgressBar
          label="Import progress"
          size="lg"
          // Not those that failed: a full bar says that nothing is left to do.
          value={imported}
          max={rows.length}
          valueText={summarize(rows)}
        />
      </div>
      <p role="status" className="sr-only">
        {isFinished(rows) && `${imported} of ${plural(rows.length, 'character')} imported`}
      </p>
      {waitLeft > 0 && (
        <InlineMessage
          tone="warning"
          role="status"
        >{`Battle.net limits the number of requests. The import continues in ${plural(waitLeft, 'second')}.`}</InlineMessage>
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
            key={queueKey(row.character)}
            data-class={classTint(row.character.className)}
            className="tint-bar flex min-h-touch flex-wrap items-center gap-3 rounded-md border border-line bg-panel px-4 py-2"
          >
            <StateIcon state={row.state} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="truncate font-medium text-tint-text">{row.character.name}</span>
                <span className="text-sm text-muted tabular-nums">{describePower(row)}</span>
              </span>
              <span
                role={isFailedRetry(row.state) ? 'alert' : undefined}
                className="block text-sm text-muted"
              >
                {describe(row.state)}
              </span>
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

function countOf(rows: readonly ImportRow[], status: ImportState['status']): number {
  return rows.filter(({ state }) => state.status === status).length
}

function isFinished(rows: readonly ImportRow[]): boolean {
  return rows.every(({ state }) => state.status === 'imported' || state.status === 'failed')
}

/** "3 of 8 done", and at the end "7 imported, 1 failed". */
function summarize(rows: readonly ImportRow[]): string {
  const imported = countOf(rows, 'imported')
  const failed = countOf(rows, 'failed')
  if (!isFinished(rows)) return `${imported + failed} of ${rows.length} done`
  return [`${imported} imported`, failed > 0 && `${failed} failed`].filter(Boolean).join(', ')
}

/** "Level 90", and "Level 90 · item level 281" once the item level is known. */
function describePower({ character: { level }, state }: ImportRow): string {
  const itemLevel = state.status === 'imported' ? state.itemLevel : null
  return joinFacts([
    level != null && `Level ${level}`,
    itemLevel != null && `item level ${itemLevel}`,
  ])
}

function isFailedRetry(state: ImportState): boolean {
  return state.status === 'failed' && state.isRetry
}

function describe(state: ImportState): string {
  switch (state.status) {
    case 'waiting':
      return 'Waiting'
    case 'importing':
      return 'Importing...'
    case 'imported':
      if (state.equipmentCount === null) return 'Already imported'
      return state.equipmentCount === undefined
        ? 'Imported'
        : `Imported with ${plural(state.equipmentCount, 'item')}`
    case 'failed':
      return `${state.isRetry ? 'Failed again' : 'Failed'}: ${state.message}`
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
