import type { BoardList, ReceivedInSlot } from '@/contract/guilds/guild-board'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain } from '@/contract/sim'
import { describeWorn, wornFor } from '@/features/gear/gear-words'
import { indexGains } from '@/features/sims/gains'
import { describeDifficulty } from '@/features/guilds/award-words'
import type { Want } from '@/contract/guilds/wants'
import type { ChosenRaid } from '../choose-raid'

export type CouncilGains = ReadonlyMap<Want, ItemGain>

export const NO_GAINS: CouncilGains = new Map()

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

/** What a drop is compared with: of the items that a raider wears in the places of a slot, the lowest. */
export interface WornItemBelow {
  itemLevel: number
  track: string | null | undefined
  /** How much higher the item level of the drop is; undefined if that is not known. */
  difference: number | undefined
}

/** The lowest item that a raider wears in the places of a slot; undefined if no level is known. */
export function lowestWorn(
  { character, specialization, worn }: BoardList,
  slot: string,
  dropLevel: number | undefined,
): WornItemBelow | undefined {
  const [lowest] = wornFor(worn ?? [], slot, { character, specialization })
    .flatMap(({ itemLevel, track }) => (itemLevel == null ? [] : [{ itemLevel, track }]))
    .toSorted((one, other) => one.itemLevel - other.itemLevel)
  const difference = lowest && dropLevel !== undefined ? dropLevel - lowest.itemLevel : undefined
  return lowest && { ...lowest, difference }
}

/** "+10", "−3" or "±0": a difference of item levels. */
export function formatDifference(difference: number): string {
  return `${difference === 0 ? '±' : difference < 0 ? '−' : '+'}${Math.abs(difference)}`
}

/**
 * Describes the items that a raider wears in the places of a slot, and how much higher the drop's
 * item level is than the lowest of theirs: "Worn: Hero 311, Champion 298 (+23)". Null if nothing is
 * known of what is worn.
 */
export function describeWornFor(
  list: BoardList,
  slot: string,
  dropLevel: number | undefined,
): string | null {
  const inSlot = wornFor(list.worn ?? [], slot, list)
  const lowest = lowestWorn(list, slot, dropLevel)
  const first = inSlot.find(({ itemLevel }) => itemLevel === lowest?.itemLevel)
  return describeWorn(inSlot, (item) =>
    item === first && lowest?.difference !== undefined
      ? ` (${formatDifference(lowest.difference)})`
      : '',
  )
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
