import type { User } from '@/contract/session'
import { isAdmin } from '@/features/session/admins'
import { useFeature } from '@/features/session/use-feature'
import { useAuth } from '@/features/session/use-auth'
import { env } from '@/lib/env'
import { Avatar } from '@/ui/pictures/avatar'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import { Link } from '@tanstack/react-router'
import { Castle, House, LogOut, Shield, User as UserIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { GuildLink } from './guild-link'

interface Destination {
  to: '/' | '/admin' | '/profile'
  label: string
  icon: typeof House
  /** Whether the link is current only on exactly this path, not on paths below it. */
  isExact: boolean
}

const HOME: Destination = { to: '/', label: 'Home', icon: House, isExact: true }
const ADMIN: Destination = { to: '/admin', label: 'Admin', icon: Shield, isExact: false }
const PROFILE: Destination = { to: '/profile', label: 'Profile', icon: UserIcon, isExact: false }

const TOP_LINK =
  'rounded-md px-4 py-2 text-muted transition-colors touch:py-2.5 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text'
const BOTTOM_LINK =
  'flex h-nav flex-1 flex-col items-center justify-center gap-1 text-xs text-muted aria-[current=page]:text-accent'

/** Header, navigation and main landmark around every page of a signed-in user. */
export function AppFrame({ user, children }: { user: User; children: ReactNode }) {
  const hasAdminCalls = useFeature('admin-catalog')
  const main = isAdmin(user) && hasAdminCalls ? [HOME, ADMIN] : [HOME]
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed left-4 z-50 -translate-y-full rounded-md bg-accent px-4 py-3 text-accent-ink focus:top-2 focus:translate-y-0"
      >
        Skip to content
      </a>
      <header
        data-top-bar
        className="sticky-bar sticky tiny:static top-0 z-30 border-b border-line bg-ground"
      >
        <div className="mx-auto flex h-12 max-w-page items-center gap-6 px-4 sm:h-16 sm:px-6 short:h-12">
          <Link
            to="/"
            className="inline-flex items-center font-display text-2xl text-accent touch:min-h-touch"
          >
            {env.appName}
          </Link>
          {/* Scrolls if the text is large. The padding keeps focus rings visible. */}
          <nav aria-label="Main" className="-m-1 hidden min-w-0 gap-2 overflow-x-auto p-1 sm:flex">
            {main.map(({ to, label, isExact }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: isExact, includeSearch: false }}
                className={TOP_LINK}
              >
                {label}
              </Link>
            ))}
            <GuildLink className={TOP_LINK} />
          </nav>
          <div className="ml-auto flex min-w-0 shrink-[9] items-center">
            <UserMenu user={user} />
          </div>
        </div>
      </header>
      {/* On phones, the end of a page can be scrolled above the navigation and a toast. */}
      <main id="content" tabIndex={-1} className="flex-1 pb-44 outline-none sm:pb-8">
        {children}
      </main>
      <nav
        aria-label="Main"
        className="fixed tiny:static inset-x-0 bottom-0 z-30 flex border-t border-line bg-ground pb-safe-area sm:hidden"
      >
        {main.map((destination) => (
          <BottomLink key={destination.to} {...destination} />
        ))}
        <GuildLink className={BOTTOM_LINK} icon={<Castle aria-hidden className="size-5" />} />
        <BottomLink {...PROFILE} />
      </nav>
    </div>
  )
}

function BottomLink({ to, label, icon: Icon, isExact }: Destination) {
  return (
    <Link to={to} activeOptions={{ exact: isExact, includeSearch: false }} className={BOTTOM_LINK}>
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  )
}

function UserMenu({ user }: { user: User }) {
  const { signOut } = useAuth()
  return (
    <Menu
      align="right"
      trigger={
        <button
          type="button"
          className="flex min-h-touch min-w-touch items-center justify-end gap-3 rounded-md px-1 text-sm text-muted hover:text-text"
        >
          <span className="min-w-0 truncate max-sm:sr-only">{user.battleNetTag}</span>{' '}
          <span className="sr-only">account</span>
          <Avatar name={user.battleNetTag} isDecorative />
        </button>
      }
    >
      <MenuLabel>{user.battleNetTag}</MenuLabel>
      <MenuSeparator />
      <MenuItem asChild icon={<UserIcon />}>
        <Link to="/profile">Profile</Link>
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
