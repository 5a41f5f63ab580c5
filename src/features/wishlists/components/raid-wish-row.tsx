import { classTint } from '@/features/characters/describe'
import { rarityOf } from '@/game/items'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { bossAnchor } from '../boss-anchor'
import { describeItem } from '../describe-item'
import type { RaidWish } from '../raid-wishes'
import type { RaidTick } from '../use-raid-ticks'
import { UnusableBadge } from './unusable-badge'

/** The facts that rows name about their list, because the lists around differ in them. */
export interface RaidRowTexts {
  hasCharacter: boolean
  hasDifficulty: boolean
}

interface RaidWishRowProps {
  raidWish: RaidWish
  bossId: string
  texts: RaidRowTexts
  /** Undefined if wishes cannot be marked as obtained. */
  onTick?: RaidTick
}

/** A wish on Home. A press on the row opens its list at the boss. */
export function RaidWishRow({ raidWish, bossId, texts, onTick }: RaidWishRowProps) {
  const { wishlist, wish, rank } = raidWish
  const { lootItem, slot } = wish
  const { character, difficulty } = wishlist
  const isObtained = wish.isObtained === true
  const owner = [texts.hasCharacter && character.name, texts.hasDifficulty && difficulty]
  const facts = [
    texts.hasDifficulty && difficulty,
    rank !== null && `Rank ${rank}`,
    ...describeItem(lootItem, slot, wishlist),
  ].filter(Boolean)
  return (
    <li
      data-rarity={rarityOf(lootItem)}
      className="relative flex min-h-15 items-center gap-3 border-b border-line py-1.5 pr-1.5 pl-3 last:border-b-0 hover:bg-highlight/40"
    >
      <ItemTile size="sm" item={lootItem} slot={slot} isFaded={isObtained} />
      <div className="min-w-0 flex-1">
        <Link
          to="/wishlists/$wishlistId"
          params={{ wishlistId: wishlist.id }}
          search={{ view: 'boss' }}
          hash={bossAnchor(bossId)}
          className={cx(
            'block truncate leading-5 font-medium after:absolute after:inset-0',
            isObtained ? 'text-faint line-through' : 'text-tint-text',
          )}
        >
          {lootItem.name}
        </Link>
        <p className="truncate text-sm text-muted tabular-nums">
          <UnusableBadge item={lootItem} list={wishlist} className="mr-1.5" />
          {texts.hasCharacter && (
            <>
              <span data-class={classTint(character.className)} className="text-tint-text">
                {character.name}
              </span>
              {facts.length > 0 && ' · '}
            </>
          )}
          {facts.join(' · ')}
        </p>
      </div>
      {onTick && (
        <IconButton
          // The same item may be on several lists.
          label={['Obtained', lootItem.name, ...owner.map((part) => part && `(${part})`)]
            .filter(Boolean)
            .join(' ')}
          variant="outline"
          isPressed={isObtained}
          className="relative"
          onClick={(event) => onTick(raidWish, event.currentTarget)}
        >
          {isObtained && <Check />}
        </IconButton>
      )}
    </li>
  )
}
