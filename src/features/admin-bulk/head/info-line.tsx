import { Button } from '@/ui/button'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { isBlankRow } from '../columns/grid-rows'
import { useGrid, useGridState } from '../sheet/grid-context'
import { useLacksBoss } from './use-lacks-boss'

interface InfoLineProps {
  onDiscard: () => void
  /** Messages about the rows, the most urgent first. */
  children: ReactNode
}

/**
 * One line with what has to be said about the rows, so that the grid does not move when that
 * changes; more lines only if there is no room for all messages, except in a low window. A phone
 * shows the first message. What came of the last command stands before them. Without any message, the line says what becomes of the rows.
 */
export function InfoLine({ onDiscard, children }: InfoLineProps) {
  const isEmpty = useGridState(({ rows }) => rows.every(isBlankRow))
  const note = useGridState((state) => state.note)
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 rounded-md bg-panel pr-2 pl-3 text-sm sm:flex-nowrap touch:min-h-11 short:h-7 short:min-h-0">
      {/* Always rendered, so that its text is heard. */}
      <p role="status" className="empty:absolute short:truncate">
        {/* A new element, so that the same text is heard again. */}
        {note.text && <span key={note.count}>{note.text}</span>}
      </p>
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-4 short:h-full short:overflow-hidden [&>*]:min-h-8 [&>*]:max-w-full [&>*]:min-w-0 max-sm:[&>:not(:first-child)]:hidden touch:[&>*]:min-h-11 short:[&>*]:h-full short:[&>*]:min-h-0">
        <TargetProblem />
        {children}
        {!isEmpty && (
          <p className="flex items-center text-muted not-only:hidden">
            <span className="truncate">The rows are a draft until you submit them.</span>
          </p>
        )}
      </div>
      {!isEmpty && (
        <Button variant="ghost" size="sm" onClick={onDiscard} className="short:h-7">
          Discard
        </Button>
      )}
    </div>
  )
}

/** One message of the line, with what the user can do about it. */
export function Info({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-2 max-sm:flex-wrap">
      <p
        className="min-w-0 max-sm:grow max-sm:basis-20 max-sm:line-clamp-3 max-sm:text-xs sm:truncate"
        role="status"
      >
        {text}
      </p>
      {children}
    </div>
  )
}

/** A button of the line, which does not make it higher. */
export function LineButton(props: ComponentProps<typeof Button>) {
  return <Button size="sm" variant="outline" className="h-7" {...props} />
}

/** That an instance or boss is missing, which the selects say to screen readers. */
function TargetProblem() {
  const { checks } = useGrid()
  const lacksBoss = useLacksBoss()
  const hasColumn = useGridState(({ columns }) => columns.includes('boss'))
  if (!lacksBoss) return null
  if (checks.target.instanceId === '')
    return (
      <p className="flex items-center gap-1">
        Choose the raid, or{' '}
        <Link
          to="/admin/loot-bulk"
          search={(current) => ({ ...current, new: true })}
          replace
          className="underline underline-offset-4 touch:py-3"
        >
          create it
        </Link>
      </p>
    )
  return (
    <p aria-hidden className="flex items-center text-error-text">
      <span className="truncate">
        {`Choose a boss, or ${hasColumn ? 'fill in the' : 'add a'} Boss column`}
      </span>
    </p>
  )
}
