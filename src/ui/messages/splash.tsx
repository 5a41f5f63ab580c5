import { env } from '@/lib/env'
import type { ReactNode } from 'react'

import mark from './mark.svg'

interface SplashProps {
  /** Renders the app name as the page's h1. */
  isHeading?: boolean
  /** Shown below the name. Its height does not affect the position of the name. */
  children: ReactNode
}

/**
 * Full-page logo, app name and tagline. index.html contains the same markup, which is shown until
 * the app's code has loaded. Keep both identical so that the layout does not shift.
 *
 * @example <Splash><Spinner size="xxl" /></Splash>
 */
export function Splash({ isHeading = false, children }: SplashProps) {
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div className="flex min-h-dvh flex-col items-center gap-8 px-4 py-8 text-center">
      <div className="flex w-full max-w-modal-sm flex-1 basis-0 flex-col items-center justify-end">
        <img src={mark} alt="" width={144} height={144} />
        <Name
          // The page's h1 receives focus after a navigation.
          tabIndex={isHeading ? -1 : undefined}
          className="mt-8 font-display text-5xl text-accent"
        >
          {env.appName}
        </Name>
        <p className="mt-3 text-lg text-balance text-muted">
          Plan your raid loot: a wishlist for every character, raid, difficulty and specialization.
        </p>
      </div>
      <div className="flex min-h-0 w-full max-w-modal-sm flex-1 basis-0 flex-col items-center gap-8">
        {children}
      </div>
    </div>
  )
}
