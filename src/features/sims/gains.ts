import type { LootItem } from '@/contract/loot-item'
import type { ItemGain, WishlistSim } from '@/contract/sim'
import { isNoise } from '@/game/sims/sim-report'

/** What an item in a slot is worth; undefined if it was not simulated. */
export type GainOf = (
  item: Pick<LootItem, 'id' | 'isTokenItem'>,
  slot: string,
) => ItemGain | undefined

/** What is shown of the simulation that a gain comes from. */
export type ShownSim = Pick<
  WishlistSim,
  'metric' | 'simulatedAt' | 'fightStyle' | 'targetCount' | 'itemLevel' | 'currentItemLevel'
>

/**
 * Returns the function that finds the gain of an item in a slot. A token can have another gain in each slot;
 * every other item has one gain, also where it is wished for in the off hand.
 */
export function indexGains(sim: { gains: readonly ItemGain[] } | null | undefined): GainOf {
  const bySlot = new Map(sim?.gains.map((gain) => [`${gain.lootItemId}:${gain.slot}`, gain]))
  const byItem = new Map(sim?.gains.map((gain) => [gain.lootItemId, gain]))
  return ({ id, isTokenItem }, slot) =>
    bySlot.get(`${id}:${slot}`) ?? (isTokenItem ? undefined : byItem.get(id))
}

/** "+2.7 %", with a minus sign for a loss. The space does not break. */
export function formatPercent(percent: number, digits = 1): string {
  const rounded = Math.abs(percent).toFixed(digits)
  const sign = Number(rounded) === 0 ? '±' : percent < 0 ? '−' : '+'
  return `${sign}${rounded}\u00A0%`
}

const UNITS: Readonly<Record<string, string>> = {
  dps: 'DPS',
  raid_dps: 'DPS of the raid',
  hps: 'HPS',
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** "+2.7 %", or "+0.1 %, within the error". */
export function describePercent(gain: ItemGain): string {
  return `${formatPercent(gain.percent)}${isWithinNoise(gain) ? ', within the error' : ''}`
}

/** "572,817 DPS". */
export function describeValue(value: number, metric: string): string {
  return `${whole.format(value)} ${UNITS[metric] ?? metric}`
}

/** "+15,230 ± 288 DPS": the exact gain in the unit of the simulation, with its error if it is known. */
export function describeGain({ gain, error }: Pick<ItemGain, 'gain' | 'error'>, metric: string) {
  const sign = gain < 0 ? '−' : '+'
  const range = error == null ? '' : ` ± ${whole.format(error)}`
  return `${sign}${whole.format(Math.abs(gain))}${range} ${UNITS[metric] ?? metric}`
}

/** Whether a gain is within its error. */
export function isWithinNoise({ gain, error = null }: Pick<ItemGain, 'gain' | 'error'>): boolean {
  return isNoise({ gain, error })
}
