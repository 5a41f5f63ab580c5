import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { specializationLabel } from '@/game/classes'
import { Badge } from '@/ui/badge'
import { Star } from 'lucide-react'

interface WishlistBadgesProps {
  wishlist: Pick<Wishlist, 'name' | 'character' | 'difficulty' | 'specialization'>
  isMain: boolean
}

/** Badges for the main mark, and for what the name of the list does not say. */
export function WishlistBadges({ wishlist, isMain }: WishlistBadgesProps) {
  const { name, character, difficulty, specialization } = wishlist
  const label = specializationLabel(character.className, specialization)
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {!name.includes(label) && (
        <Badge variant="tint" data-class={classTint(character.className)}>
          {label}
        </Badge>
      )}
      {!name.includes(difficulty) && (
        <Badge variant="tint" data-difficulty={difficulty}>
          {difficulty}
        </Badge>
      )}
      {isMain && (
        <Badge variant="accent">
          <Star aria-hidden className="size-3.5" />
          Main list
        </Badge>
      )}
    </span>
  )
}
