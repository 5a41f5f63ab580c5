import type { Character } from '@/contract/character'
import { InlineMessage } from '@/ui/messages/inline-message'

/**
 * Says that a character, and with it its wishlists, cannot be changed any more. Renders nothing for
 * others.
 */
export function TransferredNote({
  character: { name, isTransferred },
}: {
  character: Pick<Character, 'name' | 'isTransferred'>
}) {
  if (!isTransferred) return null
  return (
    <InlineMessage tone="info">{`${name} now belongs to another Battle.net account. You can read its wishlists, but not change them.`}</InlineMessage>
  )
}
