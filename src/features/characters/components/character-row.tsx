import type { Character } from '@/contract/character'
import { timeAgo } from '@/lib/format'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuLabel } from '@/ui/menu'
import { Link } from '@tanstack/react-router'
import { Ellipsis, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncCharacter } from '../characters.mutations'
import { classTint, describeFaction, describePower, describePlace } from '../describe'

interface CharacterRowProps {
  character: Character
  /** The most used action, beside the menu. */
  action?: ReactNode
  /** Further items of the menu, which starts with Sync. */
  menuItems?: ReactNode
}

/** A character in its class colour. A press on the row opens the character's wishlists. */
export function CharacterRow({ character, action, menuItems }: CharacterRowProps) {
  const sync = useSyncCharacter()
  const { id, name, faction, avatarUrl } = character
  const synced = timeAgo(character.lastSyncedAt)
  return (
    <li
      data-class={classTint(character.className)}
      className="@container tint-bar flex min-h-18 items-center gap-3 rounded-lg border border-line bg-linear-to-r from-tint-wash to-panel py-1.5 pr-1.5 pl-4 transition-colors hover:border-control"
    >
      <Avatar name={name} src={avatarUrl} isDecorative isTinted />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h3 className="truncate leading-5 font-semibold text-tint-text" title={name}>
            {name}
          </h3>
          {faction && (
            <Badge
              variant={describeFaction(faction).variant}
              className="shrink-0 py-0 @max-xs:hidden"
            >
              {describeFaction(faction).label}
            </Badge>
          )}
        </div>
        <p className="truncate text-sm text-muted tabular-nums">{describePower(character)}</p>
        <p className="truncate text-xs text-faint">{describePlace(character)}</p>
      </div>
      <Link
        to="/characters/$characterId/wishlists"
        params={{ characterId: id }}
        aria-label={`Wishlists of ${name}`}
        className="absolute inset-0 rounded-lg"
      />
      <div className="relative flex shrink-0 items-center gap-1">
        {action}
        <Menu
          align="right"
          trigger={
            <IconButton label={`More actions for ${name}`} isLoading={sync.isPending}>
              <Ellipsis />
            </IconButton>
          }
        >
          {synced && <MenuLabel>Synced {synced}</MenuLabel>}
          <MenuItem icon={<RefreshCw />} onSelect={() => sync.mutate(character)}>
            Sync
          </MenuItem>
          {menuItems}
        </Menu>
      </div>
    </li>
  )
}
