import * as z from 'zod/mini'
import { OFF_SPEC } from '../claims'
import { boardListSchema, boardWishSchema, type BoardList } from './guild-board'

/** That a list wants an item: its wish with the highest rank. */
export const wantSchema = z.object({
  list: boardListSchema,
  wish: boardWishSchema,
  /** The rank of the wish on the list; null if obtained. */
  rank: z.nullable(z.number()),
  /** The number of wishes of the list. */
  last: z.number(),
  /** The slots of the list's other wanted wishes for the item, a tier token, with their ranks. */
  others: z.array(z.object({ slot: z.string(), rank: z.number() })),
})
export type Want = z.output<typeof wantSchema>

/** Those who want an item, the highest rank first, and those who have obtained it. */
interface Wants {
  wants: Want[]
  obtained: Want[]
}

/** Groups the wishes of lists, given by name, by the id of the loot item. */
export function groupWants(lists: readonly BoardList[]): ReadonlyMap<string, Wants> {
  const byItem = new Map<string, Wants>()
  for (const list of lists) {
    const last = list.wishes.length
    for (const [index, wish] of list.wishes.entries()) {
      let entry = byItem.get(wish.lootItemId)
      if (!entry) byItem.set(wish.lootItemId, (entry = { wants: [], obtained: [] }))
      const group = wish.isObtained ? entry.obtained : entry.wants
      // The wishes of a list follow each other.
      const before = group.at(-1)
      if (before?.list === list) before.others.push({ slot: wish.slot, rank: index + 1 })
      else {
        const rank = wish.isObtained ? null : index + 1
        group.push({ list, wish, rank, last, others: [] })
      }
    }
  }
  for (const { wants } of byItem.values()) wants.sort(byRank)
  return byItem
}

/**
 * Whether a list is not for the specialization that its character plays. False if that is not
 * known.
 */
export function isForOtherSpec({ character, specialization }: BoardList): boolean {
  return character.specialization != null && character.specialization !== specialization
}

/** Whether a wish is for an off spec: its list is for another specialization, or its claim says so. */
export function isOffSpec({ list, wish }: Pick<Want, 'list' | 'wish'>): boolean {
  return wish.claim === OFF_SPEC || isForOtherSpec(list)
}

/**
 * By rank; of the same rank main spec first. The rest stays in the order of the answer, by name:
 * comparing names here would be slow on a phone, because the browser loads its collation first.
 */
function byRank(one: Want, other: Want): number {
  return (one.rank ?? 0) - (other.rank ?? 0) || Number(isOffSpec(one)) - Number(isOffSpec(other))
}
