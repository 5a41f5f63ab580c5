import { WISH_FIELDS } from '@/contract/wish-fields'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useFeature } from '@/features/session/features'
import { Button } from '@/ui/button'
import { useRef, useState } from 'react'
import { findRaidWishes, type RaidBoss, type RaidWish } from '../raid-wishes'
import { useRaidTicks, type RaidTick } from '../use-raid-ticks'
import { RaidWishRow, type RaidRowTexts } from './raid-wish-row'

/** The number of wishes of a boss that are shown at first. */
const FIRST_WISHES = 5

/** The wanted items of each boss of the lists' raids. */
export function RaidBosses({ lists }: { lists: readonly WishlistWithItems[] }) {
  const regionRef = useRef<HTMLDivElement>(null)
  const { recent, tick, announcement } = useRaidTicks(regionRef)
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature) === true
  const texts = {
    hasCharacter: new Set(lists.map(({ character }) => character.id)).size > 1,
    hasDifficulty: new Set(lists.map(({ difficulty }) => difficulty)).size > 1,
  }
  return (
    <div ref={regionRef} className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {findRaidWishes(lists, recent).map(({ instance, bosses }) => (
        <section key={instance.id} aria-labelledby={`raid-${instance.id}`}>
          <h3 id={`raid-${instance.id}`} className="mb-2 text-lg font-medium">
            {instance.name}
          </h3>
          <ol className="grid grid-cols-1 items-start gap-3 @2xl:grid-cols-2">
            {bosses.map((boss) => (
              <li key={boss.id}>
                <Boss boss={boss} texts={texts} onTick={hasTicks ? tick : undefined} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface BossProps {
  boss: RaidBoss
  texts: RaidRowTexts
  onTick?: RaidTick
}

function Boss({ boss: { id, name, wishes }, texts, onTick }: BossProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown: readonly RaidWish[] = showsAll ? wishes : wishes.slice(0, FIRST_WISHES)
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg border border-line bg-panel">
      <h4 className="border-b border-line bg-raised px-3 py-2 text-sm font-semibold break-words">
        {name}
      </h4>
      <ul>
        {shown.map((raidWish) => (
          <RaidWishRow
            key={raidWish.wish.id}
            raidWish={raidWish}
            bossId={id}
            texts={texts}
            onTick={onTick}
          />
        ))}
      </ul>
      {shown.length < wishes.length && (
        <Button
          variant="ghost"
          size="sm"
          isFullWidth
          aria-label={`Show all wishes from ${name}`}
          onClick={() => setShowsAll(true)}
        >
          Show all {wishes.length}
        </Button>
      )}
    </section>
  )
}
