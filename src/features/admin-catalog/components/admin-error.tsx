import { ApiError, AuthError } from '@/api/errors'
import { reportFailure } from '@/api/report-failure'
import { Button } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The error screen of all admin pages (docs/specification.md, section 2). */
export function AdminError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => {
    reset()
    // A 401 is not shown, but redirects to /login.
    if (!(error instanceof AuthError)) reportFailure(error, 'admin')
  }, [error, reset])

  function goBack() {
    // There is no history if this page was opened in a new tab.
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }

  if (error instanceof AuthError) return null
  return (
    <Page>
      <PageHeader title="Something went wrong">
        <p className="mt-2 max-w-prose text-muted">
          An error occurred in the admin interface. This has been logged for investigation. You can
          try refreshing or go back to continue.
        </p>
      </PageHeader>
      {error instanceof ApiError && <p className="text-sm text-muted">{error.message}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={goBack}>
          Go Back
        </Button>
        <Button onClick={() => void router.invalidate()}>Try Again</Button>
      </div>
    </Page>
  )
}
