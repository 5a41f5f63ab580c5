import { ApiError, AuthError, messageOf } from '@/api/errors'
import { reportFailure } from '@/api/report-failure'
import { Button, buttonStyles } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Message, code, status and request id of an error, without a stack trace. */
function describe(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  const { code, status, requestId } = error
  const facts = [code, status && `HTTP ${status}`, requestId && `request ${requestId}`]
  return `${error.message} (${facts.filter(Boolean).join(', ')})`
}

/** The router's generic error view (docs/specification.md, section 2). */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    // Without the reset, the next render of the page would throw the same error instead of refetching.
    reset()
    // A 401 is not shown, but redirects to /login.
    if (!(error instanceof AuthError)) reportFailure(error, 'route')
  }, [error, reset])

  if (error instanceof AuthError) return null
  return (
    <Page>
      <PageHeader title="Something went wrong!">
        <p className="mt-2 text-muted">This page could not be loaded. Your data is safe.</p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void router.invalidate()}>Try Again</Button>
        <Button
          variant="secondary"
          aria-expanded={isShown}
          onClick={() => setIsShown((shown) => !shown)}
        >
          {isShown ? 'Hide Error' : 'Show Error'}
        </Button>
        <Link to="/" className={buttonStyles({ variant: 'outline' })}>
          Go to Home
        </Link>
      </div>
      {isShown && (
        <p className="rounded-md border border-line bg-panel p-4 font-mono text-sm break-words">
          {describe(error)}
        </p>
      )}
    </Page>
  )
}
