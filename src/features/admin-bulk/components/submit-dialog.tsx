import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { BatchProgress, CheckedBatch } from '../batch-types'
import { columnIndex } from '../columns'
import { ChangeList } from './change-list'

interface SubmitDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  batch: CheckedBatch
  isPending: boolean
  /** The progress of a submit that consists of several requests. */
  progress: BatchProgress | null
  onCancelRequests: () => void
  error: Error | null
  onConfirm: () => void
}

/** Shows the result of the dry run and asks for confirmation. */
export function SubmitDialog({
  batch: { request, cells, bossNames, counts, mergedCount, results },
  error,
  progress,
  onCancelRequests,
  ...dialog
}: SubmitDialogProps) {
  const written = results.filter(({ outcome }) => outcome !== 'duplicate')
  const byBoss = new Map<string, number>()
  for (const { index } of written) {
    const name = bossNames[index] ?? ''
    byBoss.set(name, (byBoss.get(name) ?? 0) + 1)
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={`Submit ${plural(written.length, 'item')}?`}
      description="If the server rejects one row, nothing is changed."
      confirmLabel="Submit"
      pendingText="Submitting..."
      error={error ? messageOf(error) : undefined}
    >
      <ul className="space-y-1">
        <OutcomeLine count={counts.new} text="will be created" />
        <OutcomeLine
          count={counts.changed}
          text={
            request.edits.length > 0
              ? 'will be updated'
              : 'will be updated; empty cells leave their values unchanged'
          }
        />
        <OutcomeLine count={counts.duplicate} text="already in the catalog, unchanged" />
        <OutcomeLine
          count={mergedCount}
          text={mergedCount === 1 ? 'equal row was merged' : 'equal rows were merged'}
        />
      </ul>
      <ChangeList results={results} nameOf={(index) => cells[index]?.[columnIndex('name')] ?? ''} />
      <table className="w-full text-left text-muted">
        <caption className="sr-only">Items by boss</caption>
        <tbody>
          {[...byBoss].map(([label, count]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 font-normal break-words">
                {label}
              </th>
              <td className="py-1 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dialog.isPending && progress && (
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            Submitted {progress.done} of {progress.total} rows
          </p>
          <Button size="sm" variant="outline" onClick={onCancelRequests}>
            Stop and undo
          </Button>
        </div>
      )}
    </ConfirmDialog>
  )
}

function OutcomeLine({ count, text }: { count: number; text: string }) {
  if (count === 0) return null
  return (
    <li>
      <strong className="font-semibold text-text">{count}</strong> {text}
    </li>
  )
}
