import { messageOf } from '@/api/errors'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUndoRaidImport } from '../admin-catalog.mutations'
import { lastImport } from './last-import'

/** Offers to undo the last import of a raid file until it is dismissed. */
export function ImportBanner() {
  const queryClient = useQueryClient()
  const { data: last } = useQuery(lastImport.query())
  const undo = useUndoRaidImport()
  if (!last) return null
  return (
    <InlineMessage tone={undo.error ? 'error' : 'info'} role={undo.error ? 'alert' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {undo.error
            ? `The import of ${last.name} was not undone: ${messageOf(undo.error)}`
            : `Last import: ${last.name}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            isLoading={undo.isPending}
            loadingText="Undoing..."
            onClick={() => undo.mutate(last)}
          >
            Undo this import
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={undo.isPending}
            onClick={() => lastImport.set(queryClient, null)}
          >
            Dismiss
          </Button>
        </div>
      </div>
    </InlineMessage>
  )
}
