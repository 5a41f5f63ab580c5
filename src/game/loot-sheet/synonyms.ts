import type { ItemType, PrimaryStat, Rarity, Slot } from '../items'

/** Words for slots that only loot sheets use, of several words each. */
export const SHEET_SLOT_SYNONYMS: Readonly<Partial<Record<Slot, readonly string[]>>> = {
  MAIN_HAND: ['1h weapon', 'main hand weapon', 'weapon main hand'],
  OFF_HAND: ['off hand weapon'],
  TWO_HAND: ['2h weapon'],
  RANGED: ['ranged weapon'],
}

/** Words that loot sheets use instead of the item types. */
export const ITEM_TYPE_SYNONYMS: Readonly<Partial<Record<ItemType, readonly string[]>>> = {
  'Cloth Armor': ['cloth', 'cloth armour'],
  'Leather Armor': ['leather', 'leather armour'],
  'Mail Armor': ['mail', 'mail armour'],
  'Plate Armor': ['plate', 'plate armour'],
  'One-Handed Sword': ['sword 1h'],
  'Two-Handed Sword': ['sword 2h'],
  'One-Handed Axe': ['axe 1h'],
  'Two-Handed Axe': ['axe 2h'],
  'One-Handed Mace': ['mace 1h'],
  'Two-Handed Mace': ['mace 2h'],
  'Fist Weapon': ['fist', 'claw'],
  Polearm: ['spear', 'halberd', 'glaive'],
  Staff: ['staves'],
  Crossbow: ['xbow', 'x bow', 'cross bow'],
  Gun: ['rifle'],
  'Off-Hand': [
    'offhand',
    'held',
    'held off hand',
    'held in off hand',
    'held in offhand',
    'frill',
    'off hand frill',
  ],
  Ring: ['finger'],
  Necklace: ['neck', 'amulet'],
  Cloak: ['back', 'cape'],
}

/** The colours in which the game shows the rarities. */
export const RARITY_SYNONYMS: Readonly<Record<Rarity, readonly string[]>> = {
  COMMON: ['white'],
  UNCOMMON: ['green'],
  RARE: ['blue'],
  EPIC: ['purple'],
  LEGENDARY: ['orange'],
}

/** Abbreviations of the primary stats. */
export const PRIMARY_STAT_SYNONYMS: Readonly<Record<PrimaryStat, readonly string[]>> = {
  STRENGTH: ['str'],
  AGILITY: ['agi'],
  INTELLECT: ['int'],
}

/** Abbreviations and other spellings of class names, by class name. */
export const CLASS_SYNONYMS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Death Knight': ['dk', 'deathknight'],
  'Demon Hunter': ['dh', 'demonhunter'],
  Paladin: ['pala', 'pally'],
  Shaman: ['sham', 'shammy'],
  Warlock: ['lock'],
  Warrior: ['war'],
}
