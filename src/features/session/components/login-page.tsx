import { messageOf } from '@/api/errors'
import { env } from '@/lib/env'
import { Button, buttonStyles } from '@/ui/button'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { Splash } from '@/ui/messages/splash'
import { Link, useRouter } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { forgetReturnPath, hasReturnPath, readReturnPath } from '../return-path'
import { useAuth } from '../use-auth'
import { SampleList } from './sample-list'

/**
 * Messages by error code of the sign-in: those of the reference backend, and OAuth's
 * `access_denied`.
 */
const MESSAGES = new Map([
  ['FORBIDDEN', 'You cancelled the sign-in at Battle.net.'],
  ['access_denied', 'You cancelled the sign-in at Battle.net.'],
  [
    'SESSION_EXPIRED',
    'The sign-in took too long or was not started in this tab. Please try again.',
  ],
  ['RATE_LIMIT_ERROR', 'Too many sign-ins from your network. Wait a minute and try again.'],
])

interface LoginPageProps {
  /**
   * Why the user was redirected here: the session has expired, or the user has deleted the account.
   */
  reason: 'expired' | 'deleted' | undefined
  /** The error code of a failed sign-in. */
  error: string | undefined
}

/**
 * Never redirects; a signed-in user gets a link that continues (docs/specification.md, section 2).
 * If the session check failed, Try Again repeats it and opens the page that the user asked for.
 */
export function LoginPage({ reason, error }: LoginPageProps) {
  const auth = useAuth()
  const router = useRouter()

  async function tryAgain() {
    // A failure updates auth.error.
    const user = await auth.initialize().catch(() => null)
    if (!user || !hasReturnPath()) return
    const path = readReturnPath()
    forgetReturnPath()
    await router.navigate({ href: path, replace: true })
  }

  return (
    <main>
      <Splash isHeading>
        <Notice reason={reason} error={error} />
        {auth.user ? (
          <SignedIn battleTag={auth.user.battleNetTag} onSignOut={() => void auth.signOut()} />
        ) : (
          <Button
            size="xl"
            className="w-full"
            isLoading={auth.isLoading}
            loadingText="One moment..."
            onClick={auth.signIn}
          >
            <LogIn aria-hidden />
            Sign in with Battle.net
          </Button>
        )}
        {auth.error && (
          <ErrorMessage
            onRetry={() => void tryAgain()}
          >{`We could not check whether you are signed in. ${messageOf(auth.error)}`}</ErrorMessage>
        )}
        <SampleList />
        <p className="pb-8 text-xs text-faint">{`${env.appName} ${env.appVersion}`}</p>
      </Splash>
    </main>
  )
}

function Notice({ reason, error }: LoginPageProps) {
  if (error !== undefined) {
    return (
      <ErrorMessage>
        {MESSAGES.get(error) ?? 'Signing in with Battle.net failed. Please try again.'}
      </ErrorMessage>
    )
  }
  if (reason === undefined) return null
  if (reason === 'deleted') {
    return (
      <InlineMessage tone="success" role="status">
        Your account and all your data have been deleted.
      </InlineMessage>
    )
  }
  return (
    <InlineMessage tone="warning" role="status">
      Your session has expired. Sign in again to continue where you left off.
    </InlineMessage>
  )
}

function SignedIn({ battleTag, onSignOut }: { battleTag: string; onSignOut: () => void }) {
  return (
    <div className="flex w-full flex-col gap-3">
      <Link
        to={readReturnPath()}
        onClick={forgetReturnPath}
        className={buttonStyles({ size: 'xl' })}
      >{`Continue as ${battleTag}`}</Link>
      <Button variant="outline" onClick={onSignOut}>
        Sign out
      </Button>
    </div>
  )
}
