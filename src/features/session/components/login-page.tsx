import { messageOf } from '@/api/errors'
import { env } from '@/lib/env'
import { Button, buttonStyles } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { Splash } from '@/ui/splash'
import { Link } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { signInErrorMessage } from '../sign-in-errors'
import { useAuth } from '../use-auth'

interface LoginPageProps {
  /** The session ended while the person was at work. */
  isExpired: boolean
  /** The code a sign-in came back with. */
  error: string | undefined
}

/** The way in. It never redirects: a signed-in person is offered to go on (contract). */
export function LoginPage({ isExpired, error }: LoginPageProps) {
  const auth = useAuth()
  return (
    <main>
      <Splash isHeading>
        <Notice isExpired={isExpired} error={error} />
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
          <InlineMessage tone="error" role="alert">
            We could not check whether you are signed in. {messageOf(auth.error)}
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              // The button's own failure shows in the same message again.
              onClick={() => void auth.initialize().catch(() => undefined)}
            >
              Try Again
            </Button>
          </InlineMessage>
        )}
        <p className="text-xs text-faint">
          {env.appName} {env.appVersion}
        </p>
      </Splash>
    </main>
  )
}

function Notice({ isExpired, error }: LoginPageProps) {
  if (error !== undefined) {
    return (
      <InlineMessage tone="error" role="alert">
        {signInErrorMessage(error)}
      </InlineMessage>
    )
  }
  if (!isExpired) return null
  return (
    <InlineMessage tone="warning" role="status">
      Your session has expired. Sign in again and you will be back where you were.
    </InlineMessage>
  )
}

function SignedIn({ battleTag, onSignOut }: { battleTag: string; onSignOut: () => void }) {
  return (
    <div className="flex w-full flex-col gap-3">
      <Link to="/" className={buttonStyles({ size: 'xl' })}>
        Continue as {battleTag}
      </Link>
      <Button variant="outline" onClick={onSignOut}>
        Sign out
      </Button>
    </div>
  )
}
