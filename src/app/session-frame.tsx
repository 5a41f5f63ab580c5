import type { User } from '@/contract/session'
import { SignOutQuestion } from '@/features/wishlists/edits/sign-out-question'
import { UnsentEdits } from '@/features/wishlists/edits/unsent-edits'
import type { ReactNode } from 'react'
import { AppFrame } from './app-frame'
import { useUpdates } from './use-updates'

/**
 * The AppFrame with what every page of a signed-in user needs: unsent edits are shown, sent and
 * guarded, and new versions of the app are offered.
 */
export function SessionFrame({ user, children }: { user: User; children: ReactNode }) {
  useUpdates()
  return (
    <AppFrame user={user}>
      <UnsentEdits />
      <SignOutQuestion />
      {children}
    </AppFrame>
  )
}
