/*
 * Named groups of Blizzard specialization ids for which an item can drop. Listed explicitly instead
 * of derived from src/game, because the tests compare the rules there with these lists. The third
 * Demon Hunter specialization is not supported.
 */

const DEMON_HUNTER = [577, 581]
const DRUID = [102, 103, 104, 105]
const EVOKER = [1467, 1468, 1473]
const SHAPESHIFTING_DRUID = [103, 104]
const MARKSMEN = [253, 254]
const SURVIVAL = [255]
const FURY = [72]

const STRENGTH_DPS = [70, 71, 72, 251, 252]
const STRENGTH = [...STRENGTH_DPS, 66, 73, 250]
const AGILITY_MELEE = [103, 255, 259, 260, 261, 263, 269, 577]
const AGILITY_DPS = [...AGILITY_MELEE, ...MARKSMEN]
const AGILITY = [...AGILITY_DPS, 104, 268, 581]
const INTELLECT_DPS = [62, 63, 64, 102, 258, 262, 265, 266, 267, 1467, 1473]
const HEALER = [65, 105, 256, 257, 264, 270, 1468]

/** The groups that a line of a raid table can name, several joined by "+". */
export const LOOT_GROUPS: Readonly<Record<string, readonly number[]>> = {
  // Armor
  CLOTH: [62, 63, 64, 256, 257, 258, 265, 266, 267],
  LEATHER: [102, 103, 104, 105, 259, 260, 261, 268, 269, 270, 577, 581],
  MAIL: [253, 254, 255, 262, 263, 264, 1467, 1468, 1473],
  PLATE: [65, 66, 70, 71, 72, 73, 250, 251, 252],

  // Roles and primary stats, mostly of trinkets
  STRENGTH,
  STRENGTH_DPS,
  AGILITY,
  AGILITY_DPS,
  AGILITY_MELEE,
  INTELLECT_DPS,
  INTELLECT: [...INTELLECT_DPS, ...HEALER],
  DPS: [...STRENGTH_DPS, ...AGILITY_DPS, ...INTELLECT_DPS],
  HEALER,
  TANK: [66, 73, 104, 250, 268, 581],

  // Weapons
  STRENGTH_ONE_HAND: [66, 73, 251],
  STRENGTH_TWO_HAND: [70, 71, 72, 250, 251, 252],
  AGILITY_DAGGER: [259, 261],
  AGILITY_MACE: [260, 263, 268, 269],
  AGILITY_AXE_FIST: [260, 263, 268, 269, 577, 581],
  AGILITY_SWORD: [255, 260, 268, 269, 577, 581],
  AGILITY_POLE: [103, 104, 255, 268, 269],
  INTELLECT_DAGGER: [
    62, 63, 64, 102, 105, 256, 257, 258, 262, 264, 265, 266, 267, 1467, 1468, 1473,
  ],
  INTELLECT_MACE: [65, 102, 105, 256, 257, 258, 262, 264, 270, 1467, 1468, 1473],
  INTELLECT_SWORD: [62, 63, 64, 65, 265, 266, 267, 270, 1467, 1468, 1473],
  INTELLECT_STAFF: [
    62, 63, 64, 102, 105, 256, 257, 258, 262, 264, 265, 266, 267, 270, 1467, 1468, 1473,
  ],
  INTELLECT_OFF_HAND: [62, 63, 64, 102, 105, 256, 257, 258, 265, 266, 267, 270, 1467, 1468, 1473],
  SHIELD: [65, 66, 73, 262, 264],

  // Classes and single specializations
  DEATH_KNIGHT: [250, 251, 252],
  DEMON_HUNTER,
  DRUID,
  EVOKER,
  HUNTER: [...MARKSMEN, ...SURVIVAL],
  MAGE: [62, 63, 64],
  MONK: [268, 269, 270],
  PALADIN: [65, 66, 70],
  PRIEST: [256, 257, 258],
  ROGUE: [259, 260, 261],
  SHAMAN: [262, 263, 264],
  WARLOCK: [265, 266, 267],
  WARRIOR: [71, 72, 73],
  SHAPESHIFTING_DRUID,
  MARKSMEN,
  SURVIVAL,
  FURY,
  PROTECTION_WARRIOR: [73],
  CASTING_SHAMAN: [262, 264],
}
