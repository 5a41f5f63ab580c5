import type { User } from '@/contract/session'
import { env } from '@/lib/env'

/**
 * The BattleTag that always sees the admin pages (docs/specification.md, section 6);
 * VITE_SITE_ADMINS adds others. This only decides what the app shows: the backend checks its own
 * list on every call.
 */
const FIXED_ADMIN = 'Admin#1000'

/** Whether to show the admin pages to a user. */
export function isAdmin(user: User | null | undefined): boolean {
  return user != null && [FIXED_ADMIN, ...env.siteAdmins].includes(user.battleNetTag)
}
