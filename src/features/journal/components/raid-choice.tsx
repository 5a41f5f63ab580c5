import { messageOf } from '@/api/errors'
import type { JournalRaidEntry } from '@/contract/admin/admin-journal'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { findInstance } from '../journal-draft'
import { journalRaidsQuery } from '../journal.queries'

interface RaidChoiceProps {
  onChoose: (raid: JournalRaidEntry) => void
}

export function RaidChoice({ onChoose }: RaidChoiceProps) {
  const { data, error, isFetching, refetch } = useQuery(journalRaidsQuery())
  const { data: instances = [] } = useQuery(adminInstancesQuery())
  if (error) {
    return (
      <ErrorMessage isRetrying={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorMessage>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Reading the raids">
        <RowsSkeleton count={4} />
      </div>
    )
  }
  const { raids, failures } = data
  const expansions = [...new Set(raids.map(({ expansion }) => expansion))]
  return (
    <>
      {failures.length > 0 && (
        <InlineMessage tone="warning">
          <ul className="mb-2">
            {failures.map(({ name, reason }) => (
              <li key={name}>{`${name} could not be read: ${reason}`}</li>
            ))}
          </ul>
          <Button size="sm" variant="outline" isLoading={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </InlineMessage>
      )}
      {raids.length === 0 && failures.length === 0 && (
        <EmptyState headingLevel={3} title="The journal has no raids" />
      )}
      {expansions.map((expansion) => (
        <section key={expansion} aria-label={expansion}>
          <h3 className="mb-2 text-sm font-semibold text-muted">{expansion}</h3>
          <ul className="flex flex-col gap-2">
            {raids
              .filter((raid) => raid.expansion === expansion)
              .map((raid) => (
                <li key={raid.id}>
                  <Button
                    variant="outline"
                    className="w-full justify-between gap-3"
                    onClick={() => onChoose(raid)}
                  >
                    <span className="min-w-0 truncate">{raid.name}</span>
                    {findInstance(instances, raid) && (
                      <Badge variant="neutral">In the catalog</Badge>
                    )}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
