import type { OwnedItem } from '@/contract/gear'
import { describeGear } from '@/features/gear/gear-words'
import { joinFacts } from '@/lib/format'
import { describeWish, type DescribedFor } from './describe-item'

/**
 * The facts of a wish as one line, and what to say about the character's gear, for which narrow
 * rows have no room; empty for an obtained wish.
 */
export function wishFacts(
  wish: Parameters<typeof describeWish>[0],
  list: DescribedFor,
  owned: readonly OwnedItem[],
  options?: Parameters<typeof describeWish>[2],
): { facts: string; gear: string } {
  const gear = wish.isObtained ? [] : describeGear(wish, owned, list)
  return { facts: describeWish(wish, list, options), gear: joinFacts(gear) }
}
