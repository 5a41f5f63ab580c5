import { ApiError, AuthError, messageOf } from '@/api/errors'
import { reportError } from '@/lib/report-error'
import { Button, buttonStyles } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** What a person may read of an error, and quote to whoever helps: never a stack. */
function describe(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  const { code, status, requestId } = error
  const known = [code, status && `HTTP ${status}`, requestId && `request ${requestId}`]
  return `${error.message} (${known.filter(Boolean).join(', ')})`
}

/** The generic error view of the router (spec section 2): the page failed, the app goes on. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    // So that the next render of the page asks again instead of throwing the same error.
    reset()
    // Refusals are the server's to log; what is left is ours.
    if (!(error instanceof ApiError)) reportError(error, 'route')
  }, [error, reset])

  // On its way to /login.
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
