import { describeCopy, ownedCopy, wornFor } from '@/features/gear/gear-words'
import { useGear } from '@/features/gear/use-gear'
import { GainText } from '@/features/sims/components/gain-text'
import { useGains } from '@/features/sims/use-gains'
import { itemLevelOf } from '../wish/describe-item'
import type { RaidWish } from './raid-wishes'

/**
 * The gain, and "281 → 315": the lowest item level that is worn in the slot, and the drop's; of an
 * item that the character owns, that it does.
 */
export function RaidItemFacts({ wishlist, wish }: RaidWish) {
  const { lootItem, slot } = wish
  const { gainOf } = useGains(wishlist)
  const { owned } = useGear(wishlist.id)
  const copy = wish.isObtained ? undefined : ownedCopy(lootItem, owned, wishlist)
  if (copy) return <span className="text-info-text">{describeCopy(copy)}</span>
  const gain = gainOf(lootItem, slot)
  const drop = itemLevelOf(lootItem, wishlist)
  const worn = wornFor(
    owned.filter(({ isWorn }) => isWorn),
    slot,
    wishlist,
  ).flatMap(({ itemLevel }) => itemLevel ?? [])
  return (
    <>
      {gain && <GainText gain={gain} className="text-fact" />}
      <span>
        {worn.length > 0 && (
          <>
            <span className={drop === undefined ? undefined : 'sr-only'}>you wear </span>
            <span>{Math.min(...worn)}</span>
            {drop !== undefined && <span aria-hidden> → </span>}
          </>
        )}
        {drop !== undefined && (
          <>
            <span className="sr-only"> drops at </span>
            <b className="font-semibold text-text">{drop}</b>
          </>
        )}
      </span>
    </>
  )
}
