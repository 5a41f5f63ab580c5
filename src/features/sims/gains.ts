import { formatWhole } from '@/lib/format'
import type { LootItem } from '@/contract/loot-item'
import type { ItemGain, WishlistSim } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { isNoise } from '@/game/sims/sim-report'

/** The gain from an item in a slot; undefined if it was not simulated. */
export type GainOf = (
  item: Pick<LootItem, 'id' | 'isTokenItem'>,
  slot: string,
) => ItemGain | undefined

/** The fields that are shown of the simulation that a gain comes from. */
export type ShownSim = Pick<
  WishlistSim,
  | 'metric'
  | 'simulatedAt'
  | 'importedAt'
  | 'fightStyle'
  | 'targetCount'
  | 'itemLevel'
  | 'currentItemLevel'
>

/**
 * Returns the function that finds the gain of an item in a slot. A token can have another gain in
 * each slot; every other item has one gain, also where it is wished for in the off hand.
 */
export function indexGains(sim: { gains: readonly ItemGain[] } | null | undefined): GainOf {
  if (!sim) return () => undefined
  const bySlot = new Map(sim.gains.map((gain) => [`${gain.lootItemId}:${gain.slot}`, gain]))
  const byItem = new Map(sim.gains.map((gain) => [gain.lootItemId, gain]))
  return ({ id, isTokenItem }, slot) =>
    bySlot.get(`${id}:${slot}`) ?? (isTokenItem ? undefined : byItem.get(id))
}

/** Whether an item is an upgrade: its gain is larger than its error. */
export function isUpgrade(gain: ItemGain): boolean {
  return gain.percent > 0 && !isWithinNoise(gain)
}

/**
 * The sum of the wanted wishes' gains, in percent. Losses and gains within their error do not
 * count, and an item that is wished for in several slots counts once, with its best gain. Undefined
 * if nothing counts.
 */
export function sumGains(
  wishes: readonly Pick<WishlistItem, 'lootItem' | 'slot' | 'isObtained'>[],
  gainOf: GainOf,
): number | undefined {
  const best = new Map<string, number>()
  for (const { lootItem, slot, isObtained } of wishes) {
    const gain = gainOf(lootItem, slot)
    if (!gain || isObtained || !isUpgrade(gain)) continue
    best.set(lootItem.id, Math.max(gain.percent, best.get(lootItem.id) ?? 0))
  }
  return best.size === 0 ? undefined : [...best.values()].reduce((sum, percent) => sum + percent)
}

/** "+2.7", with a minus sign for a loss: percent below a head that names the unit. */
export function formatSigned(percent: number, digits = 1): string {
  const rounded = Math.abs(percent).toFixed(digits)
  const sign = Number(rounded) === 0 ? '±' : percent < 0 ? '−' : '+'
  return `${sign}${rounded}`
}

/** "+2.7 %", with a minus sign for a loss. The space does not break. */
export function formatPercent(percent: number, digits = 1): string {
  return `${formatSigned(percent, digits)}\u00A0%`
}

const UNITS: Readonly<Record<string, string>> = {
  dps: 'DPS',
  raid_dps: 'DPS of the raid',
  hps: 'HPS',
}

/** "+2.7 %", or "+0.1 %, within the error". */
export function describePercent(gain: ItemGain): string {
  return `${formatPercent(gain.percent)}${isWithinNoise(gain) ? ', within the error' : ''}`
}

/** "572,817 DPS". */
export function describeGainValue(value: number, metric: string): string {
  return `${formatWhole(value)} ${UNITS[metric] ?? metric}`
}

/**
 * "+15,230 ± 288 DPS": the exact gain in the unit of the simulation, with its error if it is known.
 */
export function describeGain({ gain, error }: Pick<ItemGain, 'gain' | 'error'>, metric: string) {
  const sign = gain < 0 ? '−' : '+'
  const range = error == null ? '' : ` ± ${formatWhole(error)}`
  return `${sign}${formatWhole(Math.abs(gain))}${range} ${UNITS[metric] ?? metric}`
}

/** Whether a gain is within its error. */
export function isWithinNoise({ gain, error = null }: Pick<ItemGain, 'gain' | 'error'>): boolean {
  return isNoise({ gain, error })
}
