/*
 * The journal of the sandbox: a fictional raid that is not in the seed data, with eight bosses and
 * 110 items, and the oddities of the game's own data.
 */

/**
 * An item's classification in the game's data: inventory type, class, subclass (id and name),
 * stats.
 */
export interface SandboxItemKind {
  noun: string
  inventoryType: string | null
  itemClass: [id: number, name: string]
  subclass: [id: number, name: string]
  stats: readonly string[]
}

export interface SandboxJournalItem {
  id: number
  name: string
  kind: SandboxItemKind
  quality: string
  /** Its media are a 404. */
  lacksIcon?: boolean
  /** The item is in the journal, but its own data are a 404. */
  isUnknown?: boolean
  playableClassIds?: readonly number[]
  specializationIds?: readonly number[]
}

export interface SandboxEncounter {
  id: number
  name: string
  items: readonly SandboxJournalItem[]
}

const WEAPON: [number, string] = [2, 'Weapon']
const ARMOR: [number, string] = [4, 'Armor']
const MISCELLANEOUS: [number, string] = [15, 'Miscellaneous']

const MATERIALS = [
  ['Cloth', 1, ['INTELLECT', 'STAMINA'], ['Hood', 'Amice', 'Robes', 'Sash', 'Leggings']],
  ['Leather', 2, ['AGILITY', 'INTELLECT'], ['Cowl', 'Spaulders', 'Tunic', 'Belt', 'Breeches']],
  ['Mail', 3, ['AGILITY', 'INTELLECT'], ['Coif', 'Shoulderguards', 'Hauberk', 'Links', 'Kilt']],
  ['Plate', 4, ['STRENGTH', 'INTELLECT'], ['Helm', 'Pauldrons', 'Cuirass', 'Girdle', 'Greaves']],
] as const

/** Robes have an inventory type of their own. */
const ARMOR_SLOTS = ['HEAD', 'SHOULDER', 'CHEST', 'WAIST', 'LEGS'] as const

const ARMOR_KINDS = MATERIALS.flatMap(([name, id, stats, nouns]) =>
  nouns.map((noun, index): SandboxItemKind => {
    const inventoryType = noun === 'Robes' ? 'ROBE' : (ARMOR_SLOTS[index] ?? 'CHEST')
    return { noun, inventoryType, itemClass: ARMOR, subclass: [id, name], stats }
  }),
)

function kind(
  noun: string,
  inventoryType: string | null,
  itemClass: [number, string],
  subclass: [number, string],
  ...stats: string[]
): SandboxItemKind {
  return { noun, inventoryType, itemClass, subclass, stats }
}

const OTHER_KINDS = [
  kind('Band', 'FINGER', ARMOR, [0, 'Miscellaneous'], 'STAMINA'),
  kind('Pendant', 'NECK', ARMOR, [0, 'Miscellaneous'], 'STAMINA'),
  kind('Drape', 'CLOAK', ARMOR, [1, 'Cloth'], 'STRENGTH', 'AGILITY', 'INTELLECT'),
  kind('Idol', 'TRINKET', ARMOR, [0, 'Miscellaneous'], 'INTELLECT'),
  kind('Talisman', 'TRINKET', ARMOR, [0, 'Miscellaneous'], 'STRENGTH', 'AGILITY'),
  kind('Bulwark', 'SHIELD', ARMOR, [6, 'Shield'], 'STRENGTH', 'INTELLECT'),
  kind('Lantern', 'HOLDABLE', ARMOR, [0, 'Miscellaneous'], 'INTELLECT'),
  kind('Kris', 'WEAPON', WEAPON, [15, 'Dagger'], 'AGILITY'),
  kind('Cleaver', 'WEAPON', WEAPON, [0, 'Axe'], 'AGILITY'),
  kind('Warglaive', 'WEAPON', WEAPON, [9, 'Warglaives'], 'AGILITY'),
  kind('Scepter', 'WEAPONMAINHAND', WEAPON, [4, 'Mace'], 'INTELLECT'),
  kind('Greatsword', 'TWOHWEAPON', WEAPON, [8, 'Sword'], 'STRENGTH'),
  kind('Pike', 'TWOHWEAPON', WEAPON, [6, 'Polearm'], 'AGILITY'),
  kind('Staff', 'TWOHWEAPON', WEAPON, [10, 'Staff'], 'INTELLECT'),
  kind('Longbow', 'RANGED', WEAPON, [2, 'Bow'], 'AGILITY'),
  kind('Wand', 'RANGEDRIGHT', WEAPON, [19, 'Wand'], 'INTELLECT'),
] as const

const KINDS = [...ARMOR_KINDS, ...OTHER_KINDS]

/** Number of ordinary items per boss; with the special items 110. */
const ITEMS_PER_BOSS = 12

const BOSSES = [
  ['Keeper Ostrava', 'Ostrava'],
  ['The Hollow Choir', 'Choirsung'],
  ['Vizkesh the Unshelved', 'Unshelved'],
  ['Archivist Pell', 'Inkbound'],
  ['Gloamwing', 'Gloamwing'],
  ['The Twin Seals', 'Sealbearer'],
  ['Mourndrath', 'Mourning'],
  ['Xal’zaren, Voice of the Vault', 'Vaultsworn'],
] as const

const FIRST_ENCOUNTER_ID = 3901
const FIRST_ITEM_ID = 299_001

const TOKEN = kind('Token', 'NON_EQUIP', [5, 'Reagent'], [2, 'Context Token'])
const OLD_TOKEN = kind('Token', 'NON_EQUIP', MISCELLANEOUS, [0, 'Junk'])
const MOUNT = kind('Mount', 'NON_EQUIP', MISCELLANEOUS, [5, 'Mount'])
const DECOR = kind('Decor', 'NON_EQUIP', [20, 'Housing'], [0, 'Decor'])
/** Its inventory type is missing, so that its slot is not known. */
const UNSORTED = kind('Fragment', null, ARMOR, [0, 'Miscellaneous'], 'STAMINA')
const TRINKET = OTHER_KINDS[3]

const CLOTH_CLASS_IDS = [5, 8, 9]

/** Special items by the position of their boss. The tome drops from two bosses. */
const TOME = special(1, 'Tome of the Reliquary', TRINKET)
const SPECIAL: readonly (readonly SandboxJournalItem[])[] = [
  [special(2, 'Ostrava’s Cracked Lens', TRINKET, { lacksIcon: true }), TOME],
  [special(3, 'Reliquary Voidspun Token', TOKEN, { playableClassIds: CLOTH_CLASS_IDS })],
  [special(4, 'Dreadful Reliquary Chain', OLD_TOKEN, { playableClassIds: [6, 9, 12] })],
  [special(5, 'Unsorted Fragment', UNSORTED), TOME],
  [special(6, 'Reins of the Gloamwing', MOUNT)],
  [
    special(7, 'Sealed Bookcase', DECOR),
    special(8, 'Unfinished Idol', TRINKET, { isUnknown: true }),
  ],
  [special(9, 'Mourndrath’s Heart', TRINKET, { specializationIds: [66, 73, 104, 250, 268, 581] })],
  [
    special(10, 'Pages of Every Name', TOKEN),
    special(11, 'Xal’zaren’s Last Word', OTHER_KINDS[13], { quality: 'LEGENDARY' }),
    special(12, 'Voice of the Vault', TRINKET),
    special(13, 'Vault Key', TRINKET),
  ],
]

function special(
  number: number,
  name: string,
  itemKind: SandboxItemKind,
  facts: Partial<SandboxJournalItem> = {},
): SandboxJournalItem {
  return { id: FIRST_ITEM_ID + 900 + number, name, kind: itemKind, quality: 'EPIC', ...facts }
}

const BOSS_ENCOUNTERS = BOSSES.map(([name, prefix], boss): SandboxEncounter => {
  const ordinary = Array.from({ length: ITEMS_PER_BOSS }, (_, index): SandboxJournalItem => {
    const number = boss * ITEMS_PER_BOSS + index
    const itemKind = KINDS[number % KINDS.length] ?? TRINKET
    const id = FIRST_ITEM_ID + number
    return { id, name: `${prefix} ${itemKind.noun}`, kind: itemKind, quality: 'EPIC' }
  })
  return { id: FIRST_ENCOUNTER_ID + boss, name, items: [...ordinary, ...(SPECIAL[boss] ?? [])] }
})

/** A page of text, which the game lists among the encounters of some raids. */
const PRIMER: SandboxEncounter = { id: FIRST_ENCOUNTER_ID + 90, name: 'Raid Primer', items: [] }

/** The raid of the sandbox's journal. */
export const SANDBOX_RAID = {
  id: 1399,
  name: 'The Gloaming Reliquary',
  expansion: { id: 517, name: 'Midnight' },
  encounters: [PRIMER, ...BOSS_ENCOUNTERS],
}

/** A raid without encounters, as the game lists it before it opens. */
export const UNOPENED_RAID = { id: 1400, name: 'The Sealed Observatory' }

export const SANDBOX_ITEMS: ReadonlyMap<number, SandboxJournalItem> = new Map(
  SANDBOX_RAID.encounters.flatMap(({ items }) => items.map((item) => [item.id, item])),
)
