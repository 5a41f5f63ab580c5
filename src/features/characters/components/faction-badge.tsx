import type { Character } from '@/contract/character'
import { Badge } from '@/ui/badge'
import { factionLabel } from '../describe'

/** The faction of a character in its colour; without a colour of its own, a neutral badge. */
export function FactionBadge({
  character: { faction },
}: {
  character: Pick<Character, 'faction'>
}) {
  if (!faction) return null
  const label = factionLabel(faction)
  const variant = label === 'Alliance' ? 'alliance' : label === 'Horde' ? 'horde' : 'neutral'
  return <Badge variant={variant}>{label}</Badge>
}
