import { messageOf } from '@/api/errors'
import type { HistoryEntry } from '@/contract/admin/admin-history'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Sheet } from '@/ui/overlays/sheet'
import { useQuery } from '@tanstack/react-query'
import { changeQuery } from './history.queries'
import { describeCounts, describeFields, describeChange, namesOf } from './history-words'

interface ChangeSheetProps {
  entry: HistoryEntry
  onClose: () => void
}

/** A change of the history with all names and changed fields. */
export function ChangeSheet({ entry, onClose }: ChangeSheetProps) {
  const { data, error } = useQuery(changeQuery(entry.id))
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={describeChange(entry)}
      description={describeCounts(entry)}
    >
      {error && <ErrorMessage>{messageOf(error)}</ErrorMessage>}
      {!data && !error && <RowsSkeleton count={6} />}
      {data && (
        <div className="flex flex-col gap-5 text-sm">
          <p className="break-words text-text">{namesOf(data)}</p>
          <ul aria-label="Changed fields" className="text-muted">
            {describeFields(data).map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}
