import type { Guild } from '@/contract/guilds/guild'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import { plural } from '@/lib/format'
import { Checkbox } from '@/ui/fields/checkbox'
import { countRanks } from '../group-members'
import { useSetOfficerRanks } from './roster.mutations'

interface OfficerRanksProps {
  guild: Guild
  members: readonly RosterMember[]
}

/** Sets which in-game ranks are officers. Shown to the guild master. */
export function OfficerRanks({ guild, members }: OfficerRanksProps) {
  const { mutate, isPending, variables } = useSetOfficerRanks(guild)
  const ranks = countRanks(members)
  if (ranks.length === 0) return null
  const officers = (isPending ? variables : guild.officerRanks) ?? []
  const toggle = (rank: number) =>
    mutate(officers.includes(rank) ? officers.filter((one) => one !== rank) : [...officers, rank])
  return (
    <fieldset className="rounded-lg border border-line bg-panel px-4 py-3" disabled={isPending}>
      <legend className="sr-only">Officer ranks</legend>
      <p aria-hidden className="font-semibold">
        Officer ranks
      </p>
      <p className="text-sm text-muted">Members with these in-game ranks are officers.</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {ranks.map(({ rank, memberCount }) => (
          <Checkbox
            key={rank}
            label={`Rank ${rank} (${plural(memberCount, 'member')})`}
            checked={officers.includes(rank)}
            onChange={() => toggle(rank)}
          />
        ))}
      </div>
    </fieldset>
  )
}
