import type { Award } from '@/contract/guilds/guild-awards'
import { classTint } from '@/features/characters/describe'

interface RecipientNameProps extends Pick<Award, 'recipient'> {
  /** What follows a name. */
  after?: string
}

/** Who has received an item; nothing if nobody has. */
export function RecipientName({ recipient, after }: RecipientNameProps) {
  if (!recipient) return null
  return (
    <>
      <span data-class={classTint(recipient.className ?? undefined)} className="text-tint-text">
        {recipient.name}
      </span>
      {after}
    </>
  )
}
