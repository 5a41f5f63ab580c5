import { env } from '@/lib/env'
import type { ReactNode } from 'react'

import mark from './mark.svg'

interface SplashProps {
  /** The heading of a page, where this is one; else the name is text. */
  isHeading?: boolean
  /** Stands below the name; however high it is, the name stays where it is. */
  children: ReactNode
}

/**
 * Brand, name and what the app is for, over the whole window. index.html shows the same while the app
 * is on its way, so that nothing moves when it has come: what changes here changes there.
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
          // A heading takes the focus after a navigation.
          tabIndex={isHeading ? -1 : undefined}
          className="mt-8 font-display text-5xl text-accent outline-none"
        >
          {env.appName}
        </Name>
        <p className="mt-3 text-lg text-balance text-muted">
          Plan your raid loot: a wishlist for every character, raid, difficulty and specialization.
        </p>
      </div>
      <div className="flex w-full max-w-modal-sm flex-1 basis-0 flex-col items-center gap-8">
        {children}
      </div>
    </div>
  )
}
