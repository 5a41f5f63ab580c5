import { readItemKind } from '@/features/admin-bulk/columns/read-slot-and-type'
import { describe, expect, it } from 'vitest'

/** Reads a slot and a type; returns slot, type, token and classes without empty ones at the end. */
function read(slot: string, type: string, token = '', classes = '') {
  const kind = readItemKind({ slot, type, token, classes })
  return [kind.slot, kind.type, kind.token, kind.classes].join(' | ').replace(/(?: \| )+$/, '')
}

describe('readItemKind', () => {
  it.each([
    // The game's own words.
    ['One-Hand', 'Sword', 'Main hand | One-Handed Sword'],
    ['Two-Hand', 'Sword', 'Two-hand | Two-Handed Sword'],
    ['Main Hand', 'Mace', 'Main hand | One-Handed Mace'],
    ['Off Hand', 'Axe', 'Off hand | One-Handed Axe'],
    ['Two-Hand', 'Axes', 'Two-hand | Two-Handed Axe'],
    ['One-Hand', 'Dagger', 'Main hand | Dagger'],
    ['One-Hand', 'Fist Weapon', 'Main hand | Fist Weapon'],
    ['Two-Hand', 'Staff', 'Two-hand | Staff'],
    ['Two-Hand', 'Polearm', 'Two-hand | Polearm'],
    ['Ranged', 'Bow', 'Ranged | Bow'],
    ['1H Weapon', 'One-Handed Mace', 'Main hand | One-Handed Mace'],
    ['One-Handed Weapon', 'Sword', 'Main hand | One-Handed Sword'],
    ['2H weapons', 'Sword', 'Two-hand | Two-Handed Sword'],
    ['Off-Hand Weapon', 'Dagger', 'Off hand | Dagger'],
    ['Weapon', 'Dagger', 'Main hand | Dagger'],
    ['Weapon', 'Staff', 'Two-hand | Staff'],
    ['Weapon', 'Bow', 'Ranged | Bow'],
    ['Ranged', 'Wand', 'Ranged | Wand'],
    ['Off Hand', 'Shield', 'Off hand | Shield'],
    ['Shield', '', 'Off hand | Shield'],
    ['Held In Off-hand', 'Miscellaneous', 'Off hand | Off-Hand'],
    ['Held In Off-hand', '', 'Off hand | Off-Hand'],
    ['Finger', 'Miscellaneous', 'Finger | Ring'],
    ['Neck', 'Miscellaneous', 'Neck | Necklace'],
    ['Trinket', 'Miscellaneous', 'Trinket | Trinket'],
    ['Back', 'Cloth', 'Back | Cloak'],
    ['Back', 'Cloth Armor', 'Back | Cloak'],
    ['Back', '', 'Back | Cloak'],
    ['Chest', 'Cloth', 'Chest | Cloth Armor'],
    ['Head', 'Plate', 'Head | Plate Armor'],
    ['', 'Cloth', ' | Cloth Armor'],
    ['One-Hand', 'Warglaives', 'Main hand | One-Handed Sword |  | Demon Hunter'],
    ['Non-equippable', 'Context Token', ' |  | Yes'],
    ['Non-equippable', 'Junk', ' |  | Yes'],
    ['Non-equippable', '', ' |  | Yes'],
    ['Head', 'Context Token', 'Head |  | Yes'],
    ['Token', '', ' |  | Yes'],
    ['Tier token', 'Junk', ' |  | Yes'],
    ['Curio', 'Token', ' |  | Yes'],
    ['', 'Omni-token', ' |  | Yes'],
    ['Head', 'Curio', 'Head |  | Yes'],
    ['Token', 'Plate', ' | Plate Armor | Yes'],
    // The type says which classes can use a token.
    ['Token', 'Dreadful', ' |  | Dreadful'],
    ['Token', 'mystic', ' |  | Mystic'],
    ['Head', 'Venerated', 'Head |  | Venerated'],
    ['', 'Zenith', ' |  | Zenith'],
    ['Token', 'any', ' |  | Yes'],
    ['Token', 'Omni', ' |  | Yes'],
    ['Token', 'All classes', ' |  | Yes'],
    ['Head', 'any', 'Head | any'],
    // Words of loot sheets.
    ['', '1H Sword', 'Main hand | One-Handed Sword'],
    ['', 'Ring', 'Finger | Ring'],
    ['ring', '', 'Finger | Ring'],
    // A type in the place of the slot.
    ['bow', '', 'Ranged | Bow'],
    ['2H Mace', '', 'Two-hand | Two-Handed Mace'],
    ['2H Mace', 'Mace', 'Two-hand | Two-Handed Mace'],
    ['Staff', '', 'Two-hand | Staff'],
    ['Staff', 'Weapon', 'Two-hand | Staff'],
    ['Dagger', 'Off Hand', 'Off hand | Dagger'],
    ['Off-hand', '', 'Off hand | Off-Hand'],
    ['Head - Plate', '', 'Head | Plate Armor'],
    ['Waist (Leather)', '', 'Waist | Leather Armor'],
    ['Mail / Feet', '', 'Feet | Mail Armor'],
    ['Main hand / Off hand', '', 'Main hand / Off hand'],
    ['Head - Nonsense', '', 'Head - Nonsense'],
    ['Plate Helm', '', 'Head | Plate Armor'],
    ['Head Plate', '', 'Head | Plate Armor'],
    ['Leather Boots', '', 'Feet | Leather Armor'],
    ['Plate Armor Head', '', 'Head | Plate Armor'],
    ['Mail Legs', '', 'Legs | Mail Armor'],
    ['Cloth Cloak', '', 'Back | Cloak'],
    ['Dagger Main-hand', '', 'Main hand | Dagger'],
    ['Off-hand Dagger', '', 'Off hand | Dagger'],
    ['Staff 2H', '', 'Two-hand | Staff'],
    ['2H Polearm', '', 'Two-hand | Polearm'],
    ['1H Dagger', '', 'Main hand | Dagger'],
    ['Neck - Necklace', '', 'Neck | Necklace'],
    ['Cloak / Back', '', 'Back | Cloak'],
    ['Back (Cloak)', '', 'Back | Cloak'],
    ['Trinket - Trinket', '', 'Trinket | Trinket'],
    ['Off Hand - Off-hand', '', 'Off hand | Off-Hand'],
    ['Shield Off Hand', '', 'Off hand | Shield'],
    ['Off Hand Shield', '', 'Off hand | Shield'],
    ['Main Hand', '', 'Main hand'],
    ['Head Nonsense', '', 'Head Nonsense'],
    ['', 'Plate Head', 'Head | Plate Armor'],
    ['', 'Hands (Cloth)', 'Hands | Cloth Armor'],
    ['held in off hand', '', 'Off hand | Off-Hand'],
    ['Off-Hand', 'Held', 'Off hand | Off-Hand'],
    ['Off-Hand', 'Held Off-hand', 'Off hand | Off-Hand'],
    ['Off-Hand', 'Held in off-hand', 'Off hand | Off-Hand'],
    ['OH', 'Frill', 'Off hand | Off-Hand'],
    ['Held', '', 'Off hand | Off-Hand'],
    ['wand', '', 'wand | Wand'],
    ['Sword', '', 'Sword | Sword'],
    ['Sword', 'Two-Hand', 'Two-hand | Two-Handed Sword'],
    ['Mail', '', ' | Mail Armor'],
    ['hands token', '', 'Hands |  | Yes'],
    ['', 'Hands Token', 'Hands |  | Yes'],
    ['Token (Head)', '', 'Head |  | Yes'],
    ['Tier Head', '', 'Head |  | Yes'],
    ['Head Tier', '', 'Head |  | Yes'],
    ['Tier Legs', 'Plate', 'Legs |  | Yes'],
    ['Tier Token: Helm', '', 'Head |  | Yes'],
    ['', 'Tier Shoulders', 'Shoulder |  | Yes'],
    // German.
    ['Einhändig', 'Schwert', 'Main hand | One-Handed Sword'],
    ['Zweihändig', 'Streitkolben', 'Two-hand | Two-Handed Mace'],
    ['Schildhand', 'Schild', 'Off hand | Shield'],
    ['In Schildhand geführt', 'Verschiedenes', 'Off hand | Off-Hand'],
    ['Rücken', 'Stoff', 'Back | Cloak'],
    ['Füße', 'Schwere Rüstung', 'Feet | Mail Armor'],
    ['Schmuck', 'Verschiedenes', 'Trinket | Trinket'],
    ['Handgelenke', 'Platte', 'Wrist | Plate Armor'],
    ['Einhändig', 'Kriegsgleven', 'Main hand | One-Handed Sword |  | Demon Hunter'],
    ['', 'Stäbe', 'Two-hand | Staff'],
    ['Distanz', 'Armbrust', 'Ranged | Crossbow'],
    // French.
    ['À une main', 'Épée', 'Main hand | One-Handed Sword'],
    ['Deux mains', 'Hache', 'Two-hand | Two-Handed Axe'],
    ['Main droite', 'Dague', 'Main hand | Dagger'],
    ['Main gauche', 'Bouclier', 'Off hand | Shield'],
    ['Tenu en main gauche', 'Divers', 'Off hand | Off-Hand'],
    ['Mains', 'Tissu', 'Hands | Cloth Armor'],
    ['Doigt', 'Divers', 'Finger | Ring'],
    ['Dos', 'Tissu', 'Back | Cloak'],
    ['Épaules', 'Mailles', 'Shoulder | Mail Armor'],
    // The slot of a token in the place of the type.
    ['Tier token', 'Head', 'Head |  | Yes'],
    ['Tier', 'Chest', 'Chest |  | Yes'],
    ['Plate', 'Head token', 'Head |  | Yes'],
    ['Helm Token (Dreadful)', '', 'Head |  | Dreadful'],
    ['À distance', 'Arme à feu', 'Ranged | Gun'],
    ['Non équipable', 'Divers', ' |  | Yes'],
    ['', 'Armes d’hast', 'Two-hand | Polearm'],
  ])('slot %j, type %j: %s', (slot, type, expected) => {
    expect(read(slot, type)).toBe(expected)
  })

  it('the word for all classes as the type of a token says nothing; its tier stays', () => {
    expect(read('Head', 'any', 'Yes')).toBe('Head |  | Yes')
    expect(read('Head', 'Dreadful', 'Yes')).toBe('Head |  | Dreadful')
    expect(read('Head', 'Dreadful', 'Mystic')).toBe('Head |  | Mystic')
  })

  it.each([
    ['', 'Sword', ' | Sword'],
    ['Weapon', 'Sword', 'Weapon | Sword'],
    ['', 'Miscellaneous', ' | Miscellaneous'],
    ['Head', 'Miscellaneous', 'Head | Miscellaneous'],
    ['Tail', 'Feather', 'Tail | Feather'],
    ['Tier Tail', '', 'Tier Tail'],
    ['Tier', '', 'Tier'],
    ['Weapon', '', 'Weapon'],
    ['Off hand', '', 'Off hand'],
  ])('slot %j, type %j: what is ambiguous or unknown is kept', (slot, type, expected) => {
    expect(read(slot, type)).toBe(expected)
  })

  it.each([
    ['Head', 'Trinket', 'Head | Trinket'],
    ['Two-hand', '1h sword', 'Two-hand | One-Handed Sword'],
    ['Back', 'Leather', 'Back | Leather Armor'],
    ['Bow', 'Dagger', 'Bow | Dagger'],
    ['Bow', 'Feather', 'Bow | Feather'],
  ])(
    'slot %j, type %j: a contradiction is kept, so that it is a warning',
    (slot, type, expected) => {
      expect(read(slot, type)).toBe(expected)
    },
  )

  it('fills in nothing for a tier token, and keeps its category and the classes', () => {
    expect(read('Neck', '', 'Yes')).toBe('Neck |  | Yes')
    expect(read('', 'Ring', 'Yes')).toBe(' | Ring | Yes')
    expect(read('Non-equippable', 'Context Token', 'Dreadful')).toBe(' |  | Dreadful')
    expect(read('One-Hand', 'Warglaive', '', 'Rogue')).toBe(
      'Main hand | One-Handed Sword |  | Rogue',
    )
  })
})
