import type { User } from '@/contract/session'
import { buttonStyles } from '@/ui/button'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetReturnPath, readReturnPath } from '../return-path'

/** Leaves enough time to read the greeting. */
const GREETING_MS = 900

/** Greets the user and then opens the remembered path. The link does the same without the wait. */
export function SignInSuccess({ user }: { user: User }) {
  const router = useRouter()
  const path = readReturnPath()

  useEffect(() => {
    const timer = setTimeout(() => {
      forgetReturnPath()
      void router.navigate({ href: path, replace: true })
    }, GREETING_MS)
    return () => clearTimeout(timer)
  }, [router, path])

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12 text-center">
      <div className="flex flex-col items-center gap-6">
        <h1 tabIndex={-1} className="font-display text-4xl outline-none">
          Welcome, <span className="font-sans font-semibold">{user.battleNetTag}</span>
        </h1>
        <p className="text-muted">You are signed in.</p>
        <Link
          to={path}
          replace
          onClick={forgetReturnPath}
          className={buttonStyles({ variant: 'outline' })}
        >
          Continue
        </Link>
      </div>
    </main>
  )
}
