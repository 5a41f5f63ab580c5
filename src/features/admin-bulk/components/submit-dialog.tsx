import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { BulkRequest } from '../admin-bulk.api'
import type { Choice } from '../columns'
import type { Tally } from '../admin-bulk.queries'

interface SubmitDialogProps {
  request: BulkRequest
  tally: Tally
  bosses: readonly Choice[]
  isPending: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** What the dry run found, before it is done. */
export function SubmitDialog({
  request,
  tally,
  bosses,
  isPending,
  error,
  onConfirm,
  onClose,
}: SubmitDialogProps) {
  const byBoss = bosses
    .map(({ label, value }) => ({
      label,
      count: request.items.filter(({ bossId }) => (bossId ?? request.bossId) === value).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={onConfirm}
      title={`Submit ${plural(request.items.length, 'item')}?`}
      description="All of them or none: when one row is refused, nothing changes."
      confirmLabel="Submit"
      pendingText="Submitting..."
      isPending={isPending}
      error={error ? messageOf(error) : undefined}
    >
      <ul className="space-y-1">
        <Line count={tally.new} text="will be created" />
        <Line count={tally.changed} text="will be brought up to date" />
        <Line count={tally.duplicate} text="already there, left as is" />
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

function Line({ count, text }: { count: number; text: string }) {
  if (count === 0) return null
  return (
    <li>
      <strong className="font-semibold text-text">{count}</strong> {text}
    </li>
  )
}
