import { messageOf } from '@/api/errors'
import { ErrorPanel } from '@/ui/error-panel'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'

/** Replaces a table when its rows could not be loaded. */
export function TableError({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary()
  return (
    <ErrorPanel
      variant="card"
      reason={messageOf(error)}
      onRetry={() => {
        queries.reset()
        reset()
      }}
    />
  )
}
