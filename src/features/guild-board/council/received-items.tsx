import type { Guild } from '@/contract/guilds/guild'
import type { InstanceId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import { joinFacts, plural } from '@/lib/format'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { isCounted } from '@/contract/guilds/award-responses'
import { describeNight } from '../history/award-history'
import { describeDifficulty } from '@/features/guilds/award-words'
import { awardsQuery } from '../awards.queries'

interface ReceivedItemsProps {
  /** Without a guild and a member, only the number is shown. */
  guild: Guild | undefined
  /** A raid of the tier. */
  instanceId: InstanceId
  memberId: number | null | undefined
  count: number
}

/** How many items a raider has received in the tier; a press shows them, newest first. */
export function ReceivedItems({ guild, instanceId, memberId, count }: ReceivedItemsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isKnown = guild !== undefined && memberId != null
  const { data, error } = useQuery({
    ...awardsQuery(guild?.id ?? '', { recipientId: memberId ?? undefined, tierOf: instanceId }),
    enabled: isOpen && isKnown,
  })
  const text = `${plural(count, 'item')} received this tier`
  if (count === 0 || !isKnown) return <p>{text}</p>
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1 text-text touch:min-h-touch">
        {text}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint group-open:rotate-90" />
      </summary>
      {error && <ErrorMessage>{messageOf(error)}</ErrorMessage>}
      <ul aria-label="Received this tier">
        {data?.awards.filter(isCounted).map((award) => (
          <li key={award.id}>
            <span className="text-text">{award.itemName}</span>
            {` · ${joinFacts([
              award.response,
              describeDifficulty(award),
              describeNight(award, guild),
            ])}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
