import type { Character } from '@/contract/character'
import { joinFacts, timeAgo } from '@/lib/format'
import { Avatar } from '@/ui/pictures/avatar'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuLabel } from '@/ui/menu'
import { Link } from '@tanstack/react-router'
import { Ellipsis, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncCharacter } from '../characters.mutations'
import { classTint, describeClass, describeLevel, describePlace } from '../describe'
import { FactionBadge } from './faction-badge'

interface CharacterRowProps {
  character: Character
  /** The most used action, beside the menu. */
  action?: ReactNode
  /** Shown below the facts; its links are above the row's. */
  details?: ReactNode
  /** Further items of the menu, which starts with Sync unless the character was transferred. */
  menuItems?: ReactNode
}

/** A character in its class colour. A press on the row opens the character's wishlists. */
export function CharacterRow({ character, action, details, menuItems }: CharacterRowProps) {
  const sync = useSyncCharacter()
  const { id, name, avatarUrl, isTransferred } = character
  const power = describeLevel(character)
  const synced = timeAgo(character.lastSyncedAt)
  return (
    <li
      data-class={classTint(character.className)}
      className="tint-bar flex min-h-14 items-start max-sm:flex-wrap gap-3 border-b border-line py-1.5 pr-1.5 pl-4 transition-colors last:border-b-0 hover:bg-highlight/40"
    >
      <Avatar name={name} src={avatarUrl} isDecorative isTinted className="mt-1" />
      <div className="min-w-0 flex-1 basis-24 py-0.5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          {/* Around the name: screen readers press the middle of a link, which details may cover. */}
          <Link
            to="/characters/$characterId/wishlists"
            params={{ characterId: id }}
            aria-label={`Wishlists of ${name}`}
            className="max-w-full after:absolute after:inset-0"
          >
            <h3 className="truncate leading-5 font-semibold text-tint-text" title={name}>
              {name}
            </h3>
          </Link>
          {power && <p className="text-xs text-muted tabular-nums">{power}</p>}
          <FactionBadge character={character} />
        </div>
        <p className="truncate text-xs text-faint">
          {isTransferred
            ? 'Now belongs to another Battle.net account'
            : joinFacts([describeClass(character), describePlace(character)])}
        </p>
        {details}
      </div>
      <div className="relative flex shrink-0 items-center gap-1">
        {action}
        {(!isTransferred || menuItems) && (
          <Menu
            align="right"
            trigger={
              <IconButton label={`More actions for ${name}`} isLoading={sync.isPending}>
                <Ellipsis />
              </IconButton>
            }
          >
            {synced && <MenuLabel>{`Synced ${synced}`}</MenuLabel>}
            {!isTransferred && (
              <MenuItem icon={<RefreshCw />} onSelect={() => sync.mutate(character)}>
                Sync
              </MenuItem>
            )}
            {menuItems}
          </Menu>
        )}
      </div>
    </li>
  )
}
