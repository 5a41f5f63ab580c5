import type { Character } from '@/contract/character'
import { buttonStyles } from '@/ui/button'
import { Link } from '@tanstack/react-router'

/** Links to a character's wishlists. The label names the character, because pages have several links. */
export function WishlistsLink({ character }: { character: Pick<Character, 'id' | 'name'> }) {
  return (
    <Link
      to="/characters/$characterId/wishlists"
      params={{ characterId: character.id }}
      aria-label={`Wishlists of ${character.name}`}
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      Wishlists
    </Link>
  )
}
