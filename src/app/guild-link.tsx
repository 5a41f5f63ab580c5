import { rememberedBoard } from '@/features/guilds/remembered-raid'
import { useMemberships } from '@/features/guilds/guilds.queries'
import { Menu, MenuItem } from '@/ui/menu'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface GuildLinkProps {
  /** The styles of the navigation's other links. */
  className: string
  icon?: ReactNode
}

/**
 * The link of the navigation to the user's guild; a menu for several guilds, nothing without one.
 */
export function GuildLink({ className, icon }: GuildLinkProps) {
  const guilds = useMemberships()
  const isCurrent = useLocation({ select: ({ pathname }) => pathname.startsWith('/guilds/') })
  const [first, ...others] = guilds
  if (!first) return null
  if (others.length === 0) {
    return (
      <Link
        to="/guilds/$guildId"
        params={{ guildId: first.id }}
        search={() => rememberedBoard(first.id)}
        activeOptions={{ includeSearch: false }}
        className={className}
      >
        {icon}
        Guild
      </Link>
    )
  }
  return (
    <Menu
      trigger={
        <button type="button" aria-current={isCurrent ? 'page' : undefined} className={className}>
          {icon}
          Guild
        </button>
      }
    >
      {guilds.map(({ id, name }) => (
        <MenuItem key={id} asChild>
          <Link to="/guilds/$guildId" params={{ guildId: id }} search={() => rememberedBoard(id)}>
            {name}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
