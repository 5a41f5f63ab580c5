import type { CharacterId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import { useFeature } from '@/features/session/use-feature'
import { Switch } from '@/ui/fields/switch'
import { useSetSharing } from '../guilds.mutations'

type OwnMember = NonNullable<Guild['characters']>[number]

interface SharingSwitchesProps {
  guild: Guild
  /** Only the switch of this character. */
  characterId?: CharacterId
}

/**
 * A switch for each of the user's characters in a guild: whether its main wishlists are shared with
 * it.
 */
export function SharingSwitches({ guild, characterId }: SharingSwitchesProps) {
  const members = guild.characters ?? []
  const shown = members.filter(({ id }) => characterId === undefined || id === characterId)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {shown.map((member) => (
        <SharingSwitch key={member.id} guild={guild} member={member} />
      ))}
    </div>
  )
}

function SharingSwitch({ guild, member }: { guild: Guild; member: OwnMember }) {
  const { id: characterId, name: characterName } = member
  const hasGains = useFeature('sims')
  const hasGear = useFeature('gear')
  const shared = [
    'items',
    'ranks',
    'ticks',
    'notes',
    ...(hasGains ? ['simulation gains'] : []),
    ...(hasGear ? ['the gear worn in the same slots'] : []),
  ]
  const isForOfficers = guild.listsVisibleTo === 'Officers'
  const { mutate, isPending, variables } = useSetSharing(guild)
  return (
    <Switch
      label={`Share ${characterName}'s main wishlists with ${guild.name}`}
      description={[
        `Its ${isForOfficers ? 'officers' : 'members'} see ${shared.slice(0, -1).join(', ')} and ${shared.at(-1)}.`,
        isForOfficers && 'The guild master can show them to all members.',
        'You can stop at any time.',
      ]
        .filter(Boolean)
        .join(' ')}
      checked={isPending ? variables.isShared : member.isShared}
      disabled={isPending}
      onChange={(event) => mutate({ characterId, characterName, isShared: event.target.checked })}
    />
  )
}
