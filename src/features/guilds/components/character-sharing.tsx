import type { CharacterId } from '@/contract/ids'
import { useMemberships } from '../guilds.queries'
import { SharingSwitches } from './sharing-switches'

/**
 * Whether the main wishlists of a character are shared with its guilds. Renders nothing without a
 * guild.
 */
export function CharacterSharing({ characterId }: { characterId: CharacterId }) {
  const guilds = useMemberships().filter((guild) =>
    guild.characters?.some(({ id }) => id === characterId),
  )
  return guilds.map((guild) => (
    <SharingSwitches key={guild.id} guild={guild} characterId={characterId} />
  ))
}
