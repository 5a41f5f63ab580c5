import { messageOf } from '@/api/errors'
import { env } from '@/lib/env'
import { Button, buttonStyles } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
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
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="flex w-full max-w-modal-sm flex-col items-center gap-8 text-center">
        <img src="/favicon.svg" alt="" width={72} height={72} />
        <div>
          <h1 tabIndex={-1} className="font-display text-5xl text-accent outline-none">
            {env.appName}
          </h1>
          <p className="mt-3 text-lg text-balance text-muted">
            Plan your raid loot: a wishlist for every character, raid, difficulty and
            specialization.
          </p>
        </div>
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
      </div>
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
