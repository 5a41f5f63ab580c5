import type { Slot } from './items'

/**
 * Words that players and loot sheets use instead of the slot labels. A word listed for several
 * slots ("weapon") finds all of them in a search, but does not identify one.
 */
export const SLOT_SYNONYMS: Readonly<Record<Slot, readonly string[]>> = {
  HEAD: ['helm', 'helmet', 'hat'],
  NECK: ['necklace', 'amulet'],
  SHOULDER: ['shoulders', 'pauldrons', 'mantle'],
  CHEST: ['robe', 'tunic', 'torso', 'body'],
  WAIST: ['belt'],
  LEGS: ['pants', 'leggings'],
  FEET: ['foot', 'boots'],
  WRIST: ['wrists', 'bracers'],
  HANDS: ['gloves', 'gauntlets'],
  FINGER: ['ring'],
  TRINKET: [],
  BACK: ['cloak', 'cape'],
  // One-handed weapons belong to the main hand.
  MAIN_HAND: ['weapon', 'wep', 'mainhand', 'mh', 'main', '1h', 'onehanded'],
  OFF_HAND: ['offhand', 'oh'],
  TWO_HAND: ['weapon', 'wep', '2h', 'twohanded', 'twohander'],
  RANGED: ['weapon', 'wep'],
}
