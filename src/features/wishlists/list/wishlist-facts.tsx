import { WISH_FIELDS } from '@/contract/wish-fields'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useIsShared, useMemberships } from '@/features/guilds/guilds.queries'
import { useFeature } from '@/features/session/use-feature'
import { useGains } from '@/features/sims/sims.queries'
import { specializationLabel } from '@/game/classes'
import { whyOld } from '@/game/sims/sim-age'
import { plural } from '@/lib/format'
import { Star } from 'lucide-react'
import { useMemo } from 'react'
import { itemLevelOf } from '../wish/describe-item'

/**
 * What the name of a list does not say: progress, item levels, the main mark; and, of a name that
 * the user has chosen, raid, difficulty and specialization.
 */
export function WishlistFacts({ wishlist }: { wishlist: WishlistWithItems }) {
  const { name, instance, difficulty, specialization, character, isMainWishlist } = wishlist
  const { itemCount, obtainedCount } = wishlist
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  const { sim } = useGains(wishlist)
  const drops = useDrops(wishlist)
  const isShared = useIsShared(character.id)
  const isMember = useMemberships().some(({ characters }) =>
    characters?.some(({ id }) => id === character.id),
  )
  const label = specializationLabel(character.className, specialization)
  const progress = `${obtainedCount ?? 0} of ${itemCount} obtained`
  const lacks = (part: string) => !name.includes(part)
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-fact leading-5 text-muted tabular-nums sm:justify-end sm:gap-x-5 sm:text-sm">
      {lacks(instance.name) && <span>{instance.name}</span>}
      {lacks(difficulty) && (
        <span data-difficulty={difficulty} className="text-tint-text">
          {difficulty}
        </span>
      )}
      {lacks(label) && <span>{label}</span>}
      {isMainWishlist && (
        <span className="flex items-center gap-1">
          <Star aria-hidden className="size-3.5 text-accent" />
          <span>{isMember ? (isShared ? 'Main, shared' : 'Main, not shared') : 'Main list'}</span>
        </span>
      )}
      {drops && (
        <span>
          Drops <b className="font-semibold text-text">{drops}</b>
        </span>
      )}
      {sim && whyOld(sim) !== null && <span className="text-warning-text">Old simulation</span>}
      {itemCount ? (
        hasTicks ? (
          <span className="flex items-center gap-3 font-medium text-tint-text max-sm:order-first">
            <span>{progress}</span>
            <progress
              aria-label={`Progress of ${name}`}
              value={obtainedCount ?? 0}
              max={itemCount}
              aria-valuetext={progress}
              className="h-1 w-28 overflow-hidden rounded-full max-lg:hidden"
            />
          </span>
        ) : (
          <span className="max-sm:order-first">{plural(itemCount, 'item')}</span>
        )
      ) : null}
    </div>
  )
}

/** "308–315": the item levels at which the wishes drop; undefined if none is known. */
function useDrops(list: WishlistWithItems): string | undefined {
  const { items, instance, difficulty } = list
  return useMemo(() => {
    const levels = items.flatMap(
      ({ lootItem }) => itemLevelOf(lootItem, { instance, difficulty }) ?? [],
    )
    if (levels.length === 0) return undefined
    const [low, high] = [Math.min(...levels), Math.max(...levels)]
    return low === high ? String(low) : `${low}–${high}`
  }, [items, instance, difficulty])
}
