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

type Play = [className: string, specialization: string | null, race: keyof typeof RACES]
type Home = [realm: SandboxRealm, faction: Faction, guild?: SandboxCharacter['guild']]

export function character(
  id: number,
  name: string,
  [className, specialization, race]: Play,
  [realm, faction, guild]: Home,
  power: { level: number; itemLevel: number | null; isDormant?: boolean },
): SandboxCharacter {
  const gender = id % 2 === 0 ? 'FEMALE' : 'MALE'
  const play = { className, specialization, race: RACES[race], gender } as const
  return { id, name, ...play, faction, realm, ...(guild && { guild }), ...power }
}

const ADMIN: SandboxAccount = {
  id: 510_001_000,
  battleTag: 'Admin#1000',
  hint: 'Site admin and guild master with three imported characters',
  gameAccounts: [
    {
      id: 91_001_001,
      characters: [
        character(
          230_100_001,
          'Thaldorimend',
          ['Paladin', 'protection', 'human'],
          [ARGENT_DAWN, 'ALLIANCE', { of: ASHEN_VANGUARD, rank: 0 }],
          { level: 90, itemLevel: 276 },
        ),
        character(
          230_100_002,
          'Maelis',
          ['Druid', 'restoration', 'nightElf'],
          [ARGENT_DAWN, 'ALLIANCE'],
          { level: 90, itemLevel: 264 },
        ),
      ],
    },
    {
      id: 91_001_002,
      characters: [
        character(
          230_100_003,
          'Élyandre',
          ['Priest', 'shadow', 'bloodElf'],
          [MARECAGE, 'HORDE', { of: CRIMSON_HARVEST, rank: 2 }],
          { level: 90, itemLevel: 259 },
        ),
        character(
          230_100_004,
          'Borgrin',
          ['Hunter', 'beast-mastery', 'dwarf'],
          [ARGENT_DAWN, 'ALLIANCE'],
          { level: 82, itemLevel: 171 },
        ),
      ],
    },
  ],
}

const NEWCOMER: SandboxAccount = {
  id: 510_002_000,
  battleTag: 'Newcomer#2000',
  hint: 'Player with eight characters, none imported',
  gameAccounts: [
    {
      id: 91_002_001,
      characters: [
        character(
          230_200_001,
          'Brannoch',
          ['Warrior', 'protection', 'dwarf'],
          [ARGENT_DAWN, 'ALLIANCE', { of: ASHEN_VANGUARD, rank: 4 }],
          { level: 90, itemLevel: 251 },
        ),
        character(
          230_200_002,
          'Lirienne',
          ['Priest', 'holy', 'nightElf'],
          [ARGENT_DAWN, 'ALLIANCE'],
          { level: 90, itemLevel: 243 },
        ),
        character(
          230_200_003,
          'Zûlkani',
          ['Shaman', 'enhancement', 'troll'],
          [MARECAGE, 'HORDE', { of: CRIMSON_HARVEST, rank: 5 }],
          { level: 88, itemLevel: 212 },
        ),
        character(
          230_200_004,
          'Vyrastra',
          ['Evoker', 'preservation', 'dracthyr'],
          [MARECAGE, 'HORDE'],
          { level: 90, itemLevel: 238 },
        ),
        character(
          230_200_005,
          'Ravenmoor',
          ['Death Knight', 'unholy', 'worgen'],
          [SILVERMOON, 'ALLIANCE'],
          { level: 85, itemLevel: 189 },
        ),
        character(
          230_200_006,
          'Mingzhao',
          ['Monk', 'windwalker', 'pandaren'],
          [SILVERMOON, 'HORDE'],
          { level: 83, itemLevel: 174 },
        ),
        character(
          230_200_007,
          'Selhane',
          ['Demon Hunter', 'havoc', 'bloodElf'],
          [SILVERMOON, 'HORDE'],
          { level: 81, itemLevel: 160, isDormant: true },
        ),
        character(230_200_008, 'Oakhorn', ['Druid', null, 'tauren'], [MARECAGE, 'HORDE'], {
          level: 9,
          itemLevel: null,
        }),
      ],
    },
  ],
}

const RAIDER: SandboxAccount = {
  id: 510_003_000,
  battleTag: 'Raider#3000',
  hint: 'Player with two imported characters and wishlists',
  gameAccounts: [
    {
      id: 91_003_001,
      characters: [
        character(
          230_300_001,
          'Frostelle',
          ['Mage', 'frost', 'gnome'],
          [ARGENT_DAWN, 'ALLIANCE', { of: ASHEN_VANGUARD, rank: 1 }],
          { level: 90, itemLevel: 281 },
        ),
        character(230_300_002, 'Kharzul', ['Warrior', 'fury', 'orc'], [SILVERMOON, 'HORDE'], {
          level: 90,
          itemLevel: 268,
        }),
        character(
          230_300_003,
          'Saelunor',
          ['Shaman', 'restoration', 'draenei'],
          [ARGENT_DAWN, 'ALLIANCE'],
          { level: 84, itemLevel: 180 },
        ),
        character(
          210_300_004,
          'Tessavane',
          ['Warlock', 'affliction', 'undead'],
          [AREA_52, 'HORDE'],
          { level: 80, itemLevel: 155 },
        ),
      ],
    },
  ],
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
