import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { specializationLabel } from '@/game/classes'
import { Badge } from '@/ui/badge'
import { Star } from 'lucide-react'

/** Badges for specialization, difficulty and the main mark. */
export function WishlistBadges({ wishlist }: { wishlist: Wishlist }) {
  const { character, difficulty, specialization, isMainWishlist } = wishlist
  const label = specializationLabel(character.className, specialization)
  return (
    <span className="flex flex-wrap gap-2">
      <Badge variant="tint" data-class={classTint(character.className)}>
        {label}
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
