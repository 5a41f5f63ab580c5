import type { User } from '@/contract/session'
import { env } from '@/lib/env'

/**
 * The one BattleTag that always sees the admin pages (spec section 6); the build may add others.
 * A convenience for people: the backend has its own list and is the one that refuses.
 */
const FIXED_ADMIN = 'Admin#1000'

/** Whether to show a person the admin pages. */
export function isAdmin(user: User | null | undefined): boolean {
  return user != null && [FIXED_ADMIN, ...env.siteAdmins].includes(user.battleNetTag)
}
