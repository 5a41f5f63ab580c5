import type { Character } from '@/contract/character'
import { timeAgo } from '@/lib/format'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncCharacter } from '../characters.mutations'
import { classTint, describeClass, describeFaction } from '../describe'

interface CharacterCardProps {
  character: Character
  /** Further actions, shown before Sync. */
  actions?: ReactNode
}

/** A character's facts and actions, in its class colour. */
export function CharacterCard({ character, actions }: CharacterCardProps) {
  const sync = useSyncCharacter()
  const { name, realm, region, level, itemLevel, guild, faction } = character
  const home = [realm, region?.toUpperCase()].filter(Boolean).join(' · ')
  return (
    <Card isTinted data-class={classTint(character.className)} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={character.avatarUrl} isDecorative isTinted />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-lg font-semibold text-tint-text" title={name}>
            {name}
          </h3>
          <p className="truncate text-sm text-muted">{home}</p>
        </div>
        {faction && (
          <Badge variant={describeFaction(faction).variant}>{describeFaction(faction).label}</Badge>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Fact label="Class" value={describeClass(character)} isWide />
        <Fact label="Level" value={level} />
        <Fact label="Item level" value={itemLevel} />
        <Fact label="Wishlists" value={character.wishlistCount} />
        <Fact label="Guild" value={guild?.name} isWide />
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {actions}
        <Button
          variant="ghost"
          size="sm"
          isLoading={sync.isPending}
          loadingText="Syncing..."
          aria-label={`Sync ${name}`}
          onClick={() => sync.mutate(character)}
        >
          <RefreshCw aria-hidden />
          Sync
        </Button>
        <span className="ml-auto text-xs text-faint">
          {timeAgo(character.lastSyncedAt) && `Synced ${timeAgo(character.lastSyncedAt)}`}
        </span>
      </div>
    </Card>
  )
}

interface FactProps {
  label: string
  value: ReactNode
  isWide?: boolean
}

/** A label and its value. Renders nothing if the backend does not provide the value. */
function Fact({ label, value, isWide = false }: FactProps) {
  if (value === null || value === undefined) return null
  return (
    <div className={isWide ? 'col-span-3 min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="truncate tabular-nums">{value}</dd>
    </div>
  )
}
