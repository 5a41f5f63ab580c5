import type { BoardList, ReceivedItem } from '@/contract/guild-board'
import type { LootItem } from '@/contract/loot-item'
import type { Want } from './board-items'

/** Awards with these responses improve no character, so they do not count. */
const UNCOUNTED_RESPONSES: ReadonlySet<string> = new Set(['Transmog', 'Disenchant'])

/** The orders of the raiders who want an item. */
export const COUNCIL_ORDERS = [
  { value: 'rank', label: 'By rank' },
  { value: 'awards', label: 'Fewest awards' },
] as const
export type CouncilOrder = (typeof COUNCIL_ORDERS)[number]['value']

/** What a raider has received in the raids of the tier. */
export interface Received {
  count: number
  /** Those in the slot of an item. */
  inSlot: ReceivedItem[]
}

/** What the character of a list has received in the tier (docs/specification.md, section 10). */
export function receivedBy({ character }: BoardList, { itemSlot }: LootItem): Received {
  const counted = (character.received ?? []).filter(
    ({ response }) => !UNCOUNTED_RESPONSES.has(response ?? ''),
  )
  return {
    count: counted.length,
    inSlot: counted.filter(({ slot }) => itemSlot != null && slot === itemSlot),
  }
}

/** The raiders who want an item, given by rank, in an order. Of the same number of awards by rank. */
export function orderWants(
  wants: readonly Want[],
  item: LootItem,
  order: CouncilOrder,
): readonly Want[] {
  if (order === 'rank') return wants
  const countOf = ({ list }: Want) => receivedBy(list, item).count
  return wants.toSorted((one, other) => countOf(one) - countOf(other))
}
