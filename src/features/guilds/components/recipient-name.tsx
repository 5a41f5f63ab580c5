import type { Award } from '@/contract/guilds/award'
import { classTint } from '@/features/characters/describe'

/** Who has received an item; nothing if nobody has. */
export function RecipientName({ recipient }: Pick<Award, 'recipient'>) {
  if (!recipient) return null
  return (
    <span data-class={classTint(recipient.className)} className="text-tint-text">
      {recipient.name}
    </span>
  )
}
