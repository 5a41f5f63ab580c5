import { messageOf } from '@/api/errors'
import type { Guild } from '@/contract/guilds/guild'
import { useFeature } from '@/features/session/use-feature'
import { joinFacts, plural } from '@/lib/format'
import { Badge } from '@/ui/badge'
import { Button, buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { Skeleton } from '@/ui/messages/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Shield } from 'lucide-react'
import { useOnboardGuild } from '../guilds.mutations'
import { guildsQuery, isMember } from '../guilds.queries'
import { SharingSwitches } from './sharing-switches'

/** The guilds of the user's characters, with a button to connect (onboard) the others. */
export function GuildList({ headingLevel }: { headingLevel: 2 | 3 }) {
  const guilds = useQuery(guildsQuery())
  if (guilds.isPending) return <Skeleton className="h-20" />
  if (guilds.isLoadingError) {
    return (
      <ErrorPanel
        variant="card"
        reason={messageOf(guilds.error)}
        onRetry={() => void guilds.refetch()}
      />
    )
  }
  if (guilds.data.length === 0) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon={<Shield />}
        title="No guild"
        text="None of your imported characters are in a guild. Import one that is, or sync one that has joined."
      />
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {guilds.data.map((guild) => (
        <GuildRow key={guild.id} guild={guild} />
      ))}
    </ul>
  )
}

function GuildRow({ guild }: { guild: Guild }) {
  const onboard = useOnboardGuild()
  const hasBoard = useFeature('guild-board') && isMember(guild)
  const facts = [
    guild.realm,
    guild.region?.toUpperCase(),
    guild.memberCount ? plural(guild.memberCount, 'member') : null,
  ]
  return (
    <li className="rounded-lg border border-line bg-panel p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium">{guild.name}</p>
          <p className="text-sm text-muted">{joinFacts(facts)}</p>
        </div>
        {guild.rank && <Badge variant="accent">{guild.rank}</Badge>}
        {!guild.isOnboarded && (
          <Button
            size="sm"
            variant="secondary"
            isLoading={onboard.isPending}
            loadingText="Connecting..."
            aria-label={`Connect guild ${guild.name}`}
            onClick={() => onboard.mutate(guild)}
          >
            Connect guild
          </Button>
        )}
        {hasBoard && (
          <Link
            to="/guilds/$guildId"
            params={{ guildId: guild.id }}
            aria-label={`Open board of ${guild.name}`}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            Open board
          </Link>
        )}
      </div>
      {hasBoard && (
        <div className="mt-4 border-t border-line pt-4">
          <SharingSwitches guild={guild} />
        </div>
      )}
    </li>
  )
}
