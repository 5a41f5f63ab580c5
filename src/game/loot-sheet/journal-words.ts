import type { ItemType } from '../items'

/*
 * Words of the game's own item data that mean something only together with the other of the two,
 * slot ("One-Hand", "Held In Off-hand") and type ("Sword", "Miscellaneous"), in English, German and
 * French. Case, accents and punctuation do not matter.
 */

/** Type words that stand for one of several item types; the slot decides which. */
export const TYPES_BY_SLOT: readonly { words: readonly string[]; types: readonly ItemType[] }[] = [
  {
    words: ['Sword', 'Swords', 'Schwert', 'Schwerter', 'Épée', 'Épées'],
    types: ['One-Handed Sword', 'Two-Handed Sword'],
  },
  {
    words: ['Axe', 'Axes', 'Axt', 'Äxte', 'Hache', 'Haches'],
    types: ['One-Handed Axe', 'Two-Handed Axe'],
  },
  {
    words: ['Mace', 'Maces', 'Streitkolben', 'Masse', 'Masses'],
    types: ['One-Handed Mace', 'Two-Handed Mace'],
  },
  {
    words: ['Miscellaneous', 'Misc', 'Verschiedenes', 'Divers'],
    types: ['Ring', 'Necklace', 'Trinket', 'Off-Hand'],
  },
  {
    // The game's data counts cloaks as cloth armor.
    words: ['Cloth', 'Cloth Armor', 'Cloth Armour', 'Stoff', 'Tissu'],
    types: ['Cloth Armor', 'Cloak'],
  },
]

/** Slot words that also say what the type is. */
export const TYPE_OF_SLOT_WORD: readonly { words: readonly string[]; type: ItemType }[] = [
  { words: ['Shield', 'Schild', 'Bouclier'], type: 'Shield' },
  {
    words: [
      'Held In Off-hand',
      'Held in Offhand',
      'In Schildhand geführt',
      'Tenu en main gauche',
      'Tenue en main gauche',
    ],
    type: 'Off-Hand',
  },
]

/** Warglaives: one-handed swords that only demon hunters use (docs/specification.md, section 3). */
export const WARGLAIVE_WORDS = [
  'Warglaive',
  'Warglaives',
  'Kriegsgleve',
  'Kriegsgleven',
  'Glaive de guerre',
  'Glaives de guerre',
]

/** Type words of tier tokens. Loot sheets also use them in the place of a slot. */
export const TOKEN_TYPE_WORDS = [
  'Context Token',
  'Token',
  'Tokens',
  'Tier Token',
  'Omni',
  'Omni Token',
  'Omnitoken',
  'Curio',
  'Marke',
  'Jeton',
]

/** Type words that say nothing; tier tokens have them too, if they cannot be worn. */
export const PLAIN_TYPE_WORDS = [
  'Junk',
  'Plunder',
  'Camelote',
  'Reagent',
  'Miscellaneous',
  'Verschiedenes',
  'Divers',
]

/** The slot of items that cannot be worn. Among the loot of a raid, these are the tier tokens. */
export const NO_SLOT_WORDS = [
  'Non-equippable',
  'Not equippable',
  'Non equip',
  'Nicht ausrüstbar',
  'Nicht anlegbar',
  'Non équipable',
]
