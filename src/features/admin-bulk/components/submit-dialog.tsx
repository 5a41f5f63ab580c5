import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { CheckedBatch } from '../batch-types'
import type { Choice } from '../columns'

interface SubmitDialogProps {
  batch: CheckedBatch
  /** The bosses of the instance. */
  bosses: readonly Choice[]
  isPending: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Shows the result of the dry run and asks for confirmation. */
export function SubmitDialog({
  batch: { request, counts, mergedCount, written },
  bosses,
  isPending,
  error,
  onConfirm,
  onClose,
}: SubmitDialogProps) {
  const byBoss = bosses
    .map(({ label, value }) => ({
      label,
      count: request.items.filter(
        ({ bossId }, index) => written.has(index) && (bossId ?? request.bossId) === value,
      ).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={onConfirm}
      title={`Submit ${plural(written.size, 'item')}?`}
      description="If the server rejects one row, nothing is changed."
      confirmLabel="Submit"
      pendingText="Submitting..."
      isPending={isPending}
      error={error ? messageOf(error) : undefined}
    >
      <ul className="space-y-1">
        <OutcomeLine count={counts.new} text="will be created" />
        <OutcomeLine
          count={counts.changed}
          text="will be updated; empty cells leave their values unchanged"
        />
        <OutcomeLine count={counts.duplicate} text="already in the catalog, unchanged" />
        <OutcomeLine
          count={mergedCount}
          text={mergedCount === 1 ? 'equal row was merged' : 'equal rows were merged'}
        />
      </ul>
      <table className="w-full text-left text-muted">
        <caption className="sr-only">Items by boss</caption>
        <tbody>
          {byBoss.map(({ label, count }) => (
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

function OutcomeLine({ count, text }: { count: number; text: string }) {
  if (count === 0) return null
  return (
    <li>
      <strong className="font-semibold text-text">{count}</strong> {text}
    </li>
  )
}
