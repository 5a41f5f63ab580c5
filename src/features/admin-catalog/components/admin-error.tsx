import { ApiError, AuthError } from '@/api/errors'
import { reportFailure } from '@/api/report-failure'
import { token } from '@/api/token'
import { useReloadWhenOnline } from '@/lib/use-reload-when-online'
import { Button } from '@/ui/button'
import { MessagePage } from '@/ui/messages/message-page'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'

interface AdminErrorProps extends Pick<ErrorComponentProps, 'error'> {
  /** What has become of the user's work on the page. */
  note?: string
}

/** The error screen of all admin pages (docs/specification.md, section 2). */
export function AdminError({ error, note }: AdminErrorProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => {
    reset()
    // A 401 is not shown, but redirects to /login.
    if (!(error instanceof AuthError)) reportFailure(error, 'admin')
  }, [error, reset])
  useReloadWhenOnline()

  function goBack() {
    // There is no history if this page was opened in a new tab.
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }

  // A 401 ends the session and redirects to /login, except a late one for an old token.
  if (error instanceof AuthError && token.read() === null) return null
  return (
    <MessagePage
      tone="error"
      icon={<CircleAlert />}
      title="Something went wrong"
      text={
        <>
          <p>
            An error occurred in the admin interface. This has been logged for investigation. You
            can try refreshing or go back to continue.
          </p>
          {error instanceof ApiError && <p className="text-sm">{error.message}</p>}
          {note && <p className="text-sm">{note}</p>}
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={goBack}>
            Go Back
          </Button>
          <Button onClick={() => void router.invalidate()}>Try Again</Button>
        </>
      }
    />
  )
}
