/** Equipment slots, in the order of docs/specification.md, section 3. */
export const SLOTS = [
  'HEAD',
  'NECK',
  'SHOULDER',
  'CHEST',
  'WAIST',
  'LEGS',
  'FEET',
  'WRIST',
  'HANDS',
  'FINGER',
  'TRINKET',
  'BACK',
  'MAIN_HAND',
  'OFF_HAND',
  'TWO_HAND',
  'RANGED',
] as const
export type Slot = (typeof SLOTS)[number]

export const SLOT_LABELS: Record<Slot, string> = {
  HEAD: 'Head',
  NECK: 'Neck',
  SHOULDER: 'Shoulder',
  CHEST: 'Chest',
  WAIST: 'Waist',
  LEGS: 'Legs',
  FEET: 'Feet',
  WRIST: 'Wrist',
  HANDS: 'Hands',
  FINGER: 'Finger',
  TRINKET: 'Trinket',
  BACK: 'Back',
  MAIN_HAND: 'Main hand',
  OFF_HAND: 'Off hand',
  TWO_HAND: 'Two-hand',
  RANGED: 'Ranged',
}

/** Returns the label of a slot, or the value itself if the slot is unknown. */
export function slotLabel(value: string): string {
  const slot = SLOTS.find((known) => known === value)
  return slot ? SLOT_LABELS[slot] : value
}

export const ARMOR_TYPES = ['Cloth Armor', 'Leather Armor', 'Mail Armor', 'Plate Armor'] as const
export type ArmorType = (typeof ARMOR_TYPES)[number]

/** The item types that are held in a hand: weapons, shields and off-hands. */
export const HELD_TYPES = [
  'One-Handed Sword',
  'Two-Handed Sword',
  'One-Handed Axe',
  'Two-Handed Axe',
  'One-Handed Mace',
  'Two-Handed Mace',
  'Dagger',
  'Fist Weapon',
  'Polearm',
  'Staff',
  'Wand',
  'Bow',
  'Crossbow',
  'Gun',
  'Shield',
  'Off-Hand',
] as const

/** All item types (docs/specification.md, section 3). */
export const ITEM_TYPES = [
  ...ARMOR_TYPES,
  ...HELD_TYPES,
  'Trinket',
  'Ring',
  'Necklace',
  'Cloak',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** Item rarities, lowest first. */
export const RARITIES = ['COMMON', 'UNCOMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const
export type Rarity = (typeof RARITIES)[number]

/** The rarity that colours an item; an unknown rarity counts as common. */
export function rarityOf({ rarity }: { rarity: string }): Rarity {
  return RARITIES.find((known) => known === rarity) ?? 'COMMON'
}

export const RARITY_LABELS: Record<Rarity, string> = {
  COMMON: 'Common',
  UNCOMMON: 'Uncommon',
  RARE: 'Rare',
  EPIC: 'Epic',
  LEGENDARY: 'Legendary',
}

/** The tier token groups of Dragonflight and The War Within. Each group covers several classes. */
export const TOKEN_CATEGORIES = ['DREADFUL', 'VENERATED', 'MYSTIC', 'ZENITH'] as const
export type TokenCategory = (typeof TOKEN_CATEGORIES)[number]

export const TOKEN_CATEGORY_LABELS: Record<TokenCategory, string> = {
  DREADFUL: 'Dreadful',
  VENERATED: 'Venerated',
  MYSTIC: 'Mystic',
  ZENITH: 'Zenith',
}

export const PRIMARY_STATS = ['STRENGTH', 'AGILITY', 'INTELLECT'] as const
export type PrimaryStat = (typeof PRIMARY_STATS)[number]

export const PRIMARY_STAT_LABELS: Record<PrimaryStat, string> = {
  STRENGTH: 'Strength',
  AGILITY: 'Agility',
  INTELLECT: 'Intellect',
}
