import type { Award } from '@/contract/guilds/award'
import type { GuildId } from '@/contract/ids'
import { RaiderLink } from './raider-link'

/** Who has received an item, in a text, as a link to the raider's page; nothing if nobody has. */
export function RecipientLink({
  guildId,
  recipient,
}: Pick<Award, 'recipient'> & { guildId: GuildId }) {
  if (!recipient) return null
  const { id, name, className } = recipient
  return <RaiderLink guildId={guildId} name={name} className={className} memberId={id} isInText />
}
