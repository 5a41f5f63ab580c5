import { messageOf } from '@/api/errors'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { useQueryClient } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'

/** Replaces a table when its rows could not be loaded. */
export function TableError({ error, reset }: ErrorComponentProps) {
  const queryClient = useQueryClient()
  return (
    <ErrorPanel
      variant="card"
      reason={messageOf(error)}
      onRetry={() => {
        // Forgets the failure: the table would not repeat a final one by itself
        // (app/query-client.ts).
        void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
        reset()
      }}
    />
  )
}
