import { findSpecialization } from '../classes'
import type { Slot } from '../items'

/**
 * The places of a character in which items are worn. Of rings and trinkets a character wears two.
 */
export const GEAR_PLACES = [
  'HEAD',
  'NECK',
  'SHOULDER',
  'BACK',
  'CHEST',
  'WRIST',
  'HANDS',
  'WAIST',
  'LEGS',
  'FEET',
  'FINGER',
  'TRINKET',
  'MAIN_HAND',
  'OFF_HAND',
] as const satisfies readonly Slot[]
export type GearPlace = (typeof GEAR_PLACES)[number]

/**
 * The places of the pieces of a tier set, and so the slots of a token that can become any of them.
 */
export const TIER_PLACES = [
  'HEAD',
  'SHOULDER',
  'CHEST',
  'HANDS',
  'LEGS',
] as const satisfies readonly GearPlace[]

/** The number of pieces for all bonuses of a tier set. */
export const TIER_BONUS_PIECES = 4

/**
 * The place that the game, the addon or a simulation names, e.g. FINGER_1 or finger1; null for
 * others, such as the shirt. Three names are in singular or plural.
 */
export function toPlace(name: string): GearPlace | null {
  const place = name.toUpperCase().replace(/_?[12]$/, '')
  return GEAR_PLACES.find((known) => known === (SINGULAR[place] ?? place)) ?? null
}

const SINGULAR: Readonly<Record<string, GearPlace>> = {
  SHOULDERS: 'SHOULDER',
  WRISTS: 'WRIST',
  HAND: 'HANDS',
}

/**
 * The places in which an item of a slot is worn. Weapons for one or two hands and ranged weapons
 * are worn in the main hand; a specialization that wields a weapon in each hand wears them in both.
 */
export function placesOf(
  slot: string,
  { className, specialization }: { className: string; specialization?: string | null | undefined },
): readonly GearPlace[] {
  if (slot !== 'MAIN_HAND' && slot !== 'TWO_HAND' && slot !== 'RANGED') {
    return GEAR_PLACES.filter((place) => place === slot)
  }
  const offHandWeapons = findSpecialization(className, specialization ?? '')?.offHandWeapons ?? []
  const hasTwo = slot === 'MAIN_HAND' ? offHandWeapons.length > 0 : wieldsTwoHanders(offHandWeapons)
  return hasTwo && slot !== 'RANGED' ? ['MAIN_HAND', 'OFF_HAND'] : ['MAIN_HAND']
}

/** Titan's Grip of Fury warriors. */
function wieldsTwoHanders(offHandWeapons: readonly string[]): boolean {
  return offHandWeapons.some((type) => type.startsWith('Two-Handed'))
}
