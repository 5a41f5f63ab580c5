import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { specializationLabel } from '@/game/classes'
import { Badge } from '@/ui/badge'
import { Star } from 'lucide-react'

interface WishlistBadgesProps {
  wishlist: Wishlist
  /** Whether to name the character. */
  hasCharacter?: boolean
}

/** Badges for specialization, difficulty and the main mark. */
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
          Main for {label}
        </Badge>
      )}
    </span>
  )
}
