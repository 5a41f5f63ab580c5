import { messageOf, NetworkError, TimeoutError } from '@/api/errors'
import { plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useGrid } from '../sheet/grid-context'
import { sentWarningCells } from '../sheet/problem-cells'
import type { CheckedBatch } from './batch-types'
import { ChangeList } from './change-list'

interface SubmitDialogProps {
  onOpenChange: () => void
  batch: CheckedBatch
  instanceName: string
  isPending: boolean
  error: Error | null
  onShowWarnings: () => void
  onConfirm: () => void
}

export function SubmitDialog({
  batch: { request, rows, counts, mergedCount, results },
  instanceName,
  error,
  onShowWarnings,
  ...dialog
}: SubmitDialogProps) {
  const { store, checks } = useGrid()
  const warningCount = sentWarningCells(checks, store.getState().rows).length
  const deleted = rows.flatMap(({ source, isDeleted }) => (source && isDeleted ? source : []))
  const wishlistCount = deleted.reduce((sum, item) => sum + (item.wishlistCount ?? 0), 0)
  const deletedNames = deleted
    .toSorted((one, other) => (other.wishlistCount ?? 0) - (one.wishlistCount ?? 0))
    .map(({ name, wishlistCount: lists }) =>
      lists ? `${name} (on ${plural(lists, 'list')})` : name,
    )
  const written = results.filter(({ outcome }) => outcome !== 'duplicate')
  const byBoss = new Map<string, number>()
  for (const { index } of written) {
    const name = rows[index]?.bossName ?? ''
    byBoss.set(name, (byBoss.get(name) ?? 0) + 1)
  }
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={
        written.length > 0
          ? `Submit ${plural(written.length, 'item')} to ${instanceName}${deleted.length > 0 ? ` and delete ${deleted.length}` : ''}?`
          : `Delete ${plural(deleted.length, 'item')} of ${instanceName}?`
      }
      description="If the server rejects one row, nothing is changed."
      {...(written.length > 0
        ? { confirmLabel: 'Submit', pendingText: 'Submitting...' }
        : { variant: 'destructive', confirmLabel: 'Delete', pendingText: 'Deleting...' })}
      error={error ? describeError(error) : undefined}
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
        <OutcomeLine count={counts.duplicate} text="already in the raid, unchanged" />
        <OutcomeLine
          count={mergedCount}
          text={mergedCount === 1 ? 'identical row was merged' : 'identical rows were merged'}
        />
        <OutcomeLine
          count={deleted.length}
          isWarning={wishlistCount > 0}
          text={`will be deleted: ${nameSome(deletedNames)}${wishlistCount > 0 ? `, with the wishes on ${plural(wishlistCount, 'list')}` : ''}`}
        />
      </ul>
      {warningCount > 0 && (
        <p className="flex items-center gap-3 text-warning-text">
          <span>{plural(warningCount, 'warning')}</span>
          <Button size="sm" variant="outline" disabled={dialog.isPending} onClick={onShowWarnings}>
            Show
          </Button>
        </p>
      )}
      <ChangeList results={results} nameOf={(index) => rows[index]?.cells.name ?? ''} />
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
    </ConfirmDialog>
  )
}

/** Without an answer, the rows may be stored already. */
function describeError(error: Error): string {
  const hasNoAnswer = error instanceof NetworkError || error instanceof TimeoutError
  return hasNoAnswer
    ? `${messageOf(error)} The rows may be stored already. You can try again: nothing is created twice.`
    : messageOf(error)
}

interface OutcomeLineProps {
  count: number
  text: string
  isWarning?: boolean
}

function OutcomeLine({ count, text, isWarning = false }: OutcomeLineProps) {
  if (count === 0) return null
  return (
    <li className={isWarning ? 'text-warning-text' : undefined}>
      <strong className="font-semibold text-text">{count}</strong> <span>{text}</span>
    </li>
  )
}
