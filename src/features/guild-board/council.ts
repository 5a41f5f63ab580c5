import type { BoardList, ReceivedInSlot } from '@/contract/guilds/guild-board'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain } from '@/contract/sim'
import { describeWorn, wornFor } from '@/features/gear/gear-words'
import { indexGains } from '@/features/sims/gains'
import { describeDifficulty } from './award-history'
import type { Want } from './board-items'
import type { ChosenRaid } from './choose-raid'

const COUNCIL_ORDERS = [
  { value: 'rank', label: 'By rank' },
  { value: 'awards', label: 'Fewest received' },
  { value: 'gain', label: 'Gain' },
] as const
export type CouncilOrder = (typeof COUNCIL_ORDERS)[number]['value']

export type CouncilGains = ReadonlyMap<Want, ItemGain>

/** The items that a raider has received in the raids of the tier. */
export interface Received {
  count: number
  /** Those in the slot of an item; undefined if there are none. */
  inSlot: ReceivedInSlot | undefined
}

/**
 * The items that the character of a list has received in the tier (docs/specification.md, section
 * 10).
 */
export function receivedBy({ character }: BoardList, { itemSlot }: LootItem): Received {
  const received = character.receivedBySlot ?? []
  return {
    count: received.reduce((sum, { count }) => sum + count, 0),
    inSlot: received.find(({ slot }) => itemSlot != null && slot === itemSlot),
  }
}

/** "Voidglass Kris (Heroic), Idol (Normal) and 2 more". */
export function describeInSlot({ count, newest }: ReceivedInSlot): string {
  const names = newest.map((item) => `${item.itemName} (${describeDifficulty(item)})`).join(', ')
  return count > newest.length ? `${names} and ${count - newest.length} more` : names
}

/**
 * The item level of what drops: the boss's, otherwise the instance's, otherwise that of the
 * simulation.
 */
export function dropLevelOf(
  { boss }: LootItem,
  gain: ItemGain | undefined,
  { instance, difficulty }: Pick<ChosenRaid, 'instance' | 'difficulty'>,
): number | undefined {
  return (
    boss?.itemLevels?.[difficulty] ??
    instance.itemLevels?.[difficulty] ??
    gain?.itemLevel ??
    undefined
  )
}

/**
 * Describes the items that a raider wears in the places of a slot, and how much higher the drop's
 * item level is than the lowest of theirs: "Worn: Hero 311, Champion 298 (+23)". Null if nothing is
 * known of what is worn.
 */
export function describeWornFor(
  { character, specialization, worn }: BoardList,
  slot: string,
  dropLevel: number | undefined,
): string | null {
  const inSlot = wornFor(worn ?? [], slot, { character, specialization })
  const levels = inSlot.flatMap(({ itemLevel }) => itemLevel ?? [])
  const lowest = inSlot.find(({ itemLevel }) => itemLevel === Math.min(...levels))
  return describeWorn(inSlot, (item) => {
    if (item !== lowest || item.itemLevel == null || dropLevel === undefined) return ''
    const difference = dropLevel - item.itemLevel
    return ` (${difference < 0 ? '−' : '+'}${Math.abs(difference)})`
  })
}

/** The gains from an item for those who want it, as far as it was simulated for them. */
export function gainsOf(wants: readonly Want[], item: LootItem): CouncilGains {
  return new Map(
    wants.flatMap((want) => {
      const gain = indexGains(want.list.sim)(item, want.wish.slot)
      return gain ? [[want, gain]] : []
    }),
  )
}

/** The orders to choose from. By gain only if one is known. */
export function councilOrders(gains: CouncilGains) {
  return COUNCIL_ORDERS.filter(({ value }) => value !== 'gain' || gains.size > 0)
}

/**
 * The raiders who want an item, given by rank, in an order: with the fewest awards first, or with
 * the largest gain in percent first and unknown gains last. Those who are equal stay in order of
 * rank.
 */
export function orderWants(
  wants: readonly Want[],
  item: LootItem,
  order: CouncilOrder,
  gains: CouncilGains,
): readonly Want[] {
  if (order === 'rank') return wants
  if (order === 'awards') {
    const countOf = ({ list }: Want) => receivedBy(list, item).count
    return wants.toSorted((one, other) => countOf(one) - countOf(other))
  }
  const percentOf = (want: Want) => gains.get(want)?.percent ?? -Number.MAX_VALUE
  return wants.toSorted((one, other) => percentOf(other) - percentOf(one))
}
