import { ApiError, AuthError, ForbiddenError, messageOf } from '@/api/errors'
import { reportFailure } from '@/api/report-failure'
import { isUnreachable } from '@/api/retry'
import { token } from '@/api/token'
import { useReloadWhenOnline } from '@/lib/use-reload-when-online'
import { Button, buttonStyles } from '@/ui/button'
import { MessagePage } from '@/ui/messages/message-page'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isChunkError } from './preload-error-toast'

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
  const isConnectionLost = isUnreachable(error) || isChunkError(error)

  useEffect(() => {
    // Without the reset, the next render of the page would throw the same error instead of
    // refetching.
    reset()
    // A 401 is not shown, but redirects to /login.
    if (!(error instanceof AuthError)) reportFailure(error, 'route')
  }, [error, reset])
  useReloadWhenOnline()

  // A 401 ends the session and redirects to /login, except a late one for an old token.
  if (error instanceof AuthError && token.read() === null) return null
  return (
    <MessagePage
      tone="error"
      icon={<CircleAlert />}
      title="Something went wrong!"
      text={
        <>
          <p>This page could not be loaded.</p>
          {(isConnectionLost || error instanceof ForbiddenError) && <p>{messageOf(error)}</p>}
        </>
      }
      actions={
        <>
          <Button onClick={() => void router.invalidate()}>Try Again</Button>
          <Link to="/" className={buttonStyles({ variant: 'outline' })}>
            Go to Home
          </Link>
          <Button
            variant="ghost"
            aria-expanded={isShown}
            onClick={() => setIsShown((shown) => !shown)}
          >
            {isShown ? 'Hide Error' : 'Show Error'}
          </Button>
        </>
      }
    >
      {isShown && (
        <p className="mt-6 w-full rounded-md border border-line bg-panel p-4 text-left font-mono text-sm break-words">
          {describe(error)}
        </p>
      )}
    </MessagePage>
  )
}
