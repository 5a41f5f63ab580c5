import type { Faction } from '@/game/realms'
import {
  AREA_52,
  ARGENT_DAWN,
  ASHEN_VANGUARD,
  CRIMSON_HARVEST,
  MARECAGE,
  RACES,
  SILVERMOON,
  type SandboxGuild,
  type SandboxRealm,
} from './world'

/*
 * The fictional accounts of the sandbox. Tests and the seed depend on the BattleTags, on the number
 * of characters of each account and on Frostelle.
 */

export interface SandboxCharacter {
  id: number
  name: string
  className: string
  /** Slug of the active specialization; null for characters below level 10. */
  specialization: string | null
  race: { id: number; name: string }
  gender: 'FEMALE' | 'MALE'
  faction: Faction
  level: number
  itemLevel: number | null
  realm: SandboxRealm
  guild?: { of: SandboxGuild; rank: number }
  /**
   * The account's list contains it, but its profile is a 404, as after a long time without a login.
   */
  isDormant?: boolean
}

export interface SandboxAccount {
  id: number
  battleTag: string
  /** Description in the account chooser. */
  hint: string
  gameAccounts: readonly { id: number; characters: readonly SandboxCharacter[] }[]
}

type Row = [
  id: number,
  name: string,
  className: string,
  specialization: string | null,
  race: keyof typeof RACES,
  home: keyof typeof HOMES,
  level: number,
  itemLevel: number | null,
  more?: Pick<SandboxCharacter, 'guild' | 'isDormant'>,
]

/** Realms with a faction. */
const HOMES = {
  argentDawn: { realm: ARGENT_DAWN, faction: 'ALLIANCE' },
  area52: { realm: AREA_52, faction: 'HORDE' },
  marecage: { realm: MARECAGE, faction: 'HORDE' },
  silverAlliance: { realm: SILVERMOON, faction: 'ALLIANCE' },
  silverHorde: { realm: SILVERMOON, faction: 'HORDE' },
} as const

export const vanguard = (rank: number) => ({ guild: { of: ASHEN_VANGUARD, rank } })
const harvest = (rank: number) => ({ guild: { of: CRIMSON_HARVEST, rank } })

export function toCharacter(row: Row): SandboxCharacter {
  const [id, name, className, specialization, race, home, level, itemLevel, more] = row
  const gender = id % 2 === 0 ? 'FEMALE' : 'MALE'
  const play = { className, specialization, race: RACES[race], gender } as const
  return { id, name, ...play, ...HOMES[home], level, itemLevel, ...more }
}

const DORMANT = { isDormant: true }

const ADMIN_CHARACTERS: readonly Row[] = [
  [
    230_100_001,
    'Thaldorimend',
    'Paladin',
    'protection',
    'human',
    'argentDawn',
    90,
    276,
    vanguard(0),
  ],
  [230_100_002, 'Maelis', 'Druid', 'restoration', 'nightElf', 'argentDawn', 90, 264],
]
const OTHER_ADMIN_CHARACTERS: readonly Row[] = [
  [230_100_003, 'Élyandre', 'Priest', 'shadow', 'bloodElf', 'marecage', 90, 259, harvest(2)],
  [230_100_004, 'Borgrin', 'Hunter', 'beast-mastery', 'dwarf', 'argentDawn', 82, 171],
]
const NEWCOMER_CHARACTERS: readonly Row[] = [
  [230_200_001, 'Brannoch', 'Warrior', 'protection', 'dwarf', 'argentDawn', 90, 251, vanguard(4)],
  [230_200_002, 'Lirienne', 'Priest', 'holy', 'nightElf', 'argentDawn', 90, 243],
  [230_200_003, 'Zûlkani', 'Shaman', 'enhancement', 'troll', 'marecage', 88, 212, harvest(5)],
  [230_200_004, 'Vyrastra', 'Evoker', 'preservation', 'dracthyr', 'marecage', 90, 238],
  [230_200_005, 'Ravenmoor', 'Death Knight', 'unholy', 'worgen', 'silverAlliance', 85, 189],
  [230_200_006, 'Mingzhao', 'Monk', 'windwalker', 'pandaren', 'silverHorde', 83, 174],
  [230_200_007, 'Selhane', 'Demon Hunter', 'havoc', 'bloodElf', 'silverHorde', 81, 160, DORMANT],
  [230_200_008, 'Oakhorn', 'Druid', null, 'tauren', 'marecage', 9, null],
]
const RAIDER_CHARACTERS: readonly Row[] = [
  [230_300_001, 'Frostelle', 'Mage', 'frost', 'gnome', 'argentDawn', 90, 281, vanguard(1)],
  [230_300_002, 'Kharzul', 'Warrior', 'fury', 'orc', 'silverHorde', 90, 268],
  [230_300_003, 'Saelunor', 'Shaman', 'restoration', 'draenei', 'argentDawn', 84, 180],
  [210_300_004, 'Tessavane', 'Warlock', 'affliction', 'undead', 'area52', 80, 155],
]

const gameAccount = (id: number, rows: readonly Row[]) => ({
  id,
  characters: rows.map(toCharacter),
})

const ADMIN: SandboxAccount = {
  id: 510_001_000,
  battleTag: 'Admin#1000',
  hint: 'Site admin and guild master with three imported characters',
  gameAccounts: [
    gameAccount(91_001_001, ADMIN_CHARACTERS),
    gameAccount(91_001_002, OTHER_ADMIN_CHARACTERS),
  ],
}

const NEWCOMER: SandboxAccount = {
  id: 510_002_000,
  battleTag: 'Newcomer#2000',
  hint: 'Player with eight characters, none imported',
  gameAccounts: [gameAccount(91_002_001, NEWCOMER_CHARACTERS)],
}

const RAIDER: SandboxAccount = {
  id: 510_003_000,
  battleTag: 'Raider#3000',
  hint: 'Player with two imported characters and wishlists',
  gameAccounts: [gameAccount(91_003_001, RAIDER_CHARACTERS)],
}

const EMPTY: SandboxAccount = {
  id: 510_004_000,
  battleTag: 'Empty#4000',
  hint: 'Player without characters',
  gameAccounts: [],
}

export const SANDBOX_ACCOUNTS: readonly SandboxAccount[] = [ADMIN, NEWCOMER, RAIDER, EMPTY]

/** The characters that the seed imports. */
export const SANDBOX_SEED: readonly { battleTag: string; characterNames: readonly string[] }[] = [
  { battleTag: ADMIN.battleTag, characterNames: ['Thaldorimend', 'Maelis', 'Élyandre'] },
  { battleTag: RAIDER.battleTag, characterNames: ['Frostelle', 'Kharzul'] },
]
