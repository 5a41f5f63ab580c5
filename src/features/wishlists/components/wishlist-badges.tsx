import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { specializationLabel } from '@/game/classes'
import { Badge } from '@/ui/badge'
import { Star } from 'lucide-react'

interface WishlistBadgesProps {
  wishlist: Wishlist
  /** Whose list it is; not needed where the page says it already. */
  hasCharacter?: boolean
}

/** Specialization, difficulty and whether it is the main list. */
export function WishlistBadges({ wishlist, hasCharacter = false }: WishlistBadgesProps) {
  const { character, difficulty, specialization, isMainWishlist } = wishlist
  const label = specializationLabel(character.className, specialization)
  return (
    <span className="flex flex-wrap gap-2">
      <Badge variant="tint" data-class={classTint(character.className)}>
        {hasCharacter ? `${character.name} · ${label} ${character.className}` : label}
      </Badge>
      <Badge variant="tint" data-difficulty={difficulty}>
        {difficulty}
      </Badge>
      {isMainWishlist && (
        <Badge variant="accent">
          <Star aria-hidden className="size-3.5" />
          Main
        </Badge>
      )}
    </span>
  )
}
