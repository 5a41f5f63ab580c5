import type { Faction, Region } from '@/game/realms'

/* Realms (with real names), fictional guilds and races of the sandbox's characters. */

export interface SandboxRealm {
  id: number
  name: string
  slug: string
  region: Region
}

export interface SandboxGuild {
  id: number
  name: string
  slug: string
  faction: Faction
  realm: SandboxRealm
  /**
   * Number of members without a profile in addition to the accounts' characters and the raiders.
   */
  otherMembers: number
}

export const ARGENT_DAWN: SandboxRealm = {
  id: 3702,
  name: 'Argent Dawn',
  slug: 'argent-dawn',
  region: 'eu',
}
export const SILVERMOON: SandboxRealm = {
  id: 3391,
  name: 'Silvermoon',
  slug: 'silvermoon',
  region: 'eu',
}
export const AREA_52: SandboxRealm = { id: 1566, name: 'Area 52', slug: 'area-52', region: 'us' }
export const MARECAGE: SandboxRealm = {
  id: 1336,
  name: 'Marécage de Zangar',
  slug: 'marécage-de-zangar',
  region: 'eu',
}

export const ASHEN_VANGUARD: SandboxGuild = {
  id: 70_100_001,
  name: 'Ashen Vanguard',
  slug: 'ashen-vanguard',
  faction: 'ALLIANCE',
  realm: ARGENT_DAWN,
  otherMembers: 0,
}
export const CRIMSON_HARVEST: SandboxGuild = {
  id: 70_100_002,
  name: 'Crimson Harvest',
  slug: 'crimson-harvest',
  faction: 'HORDE',
  realm: MARECAGE,
  otherMembers: 12,
}
export const SANDBOX_GUILDS: readonly SandboxGuild[] = [ASHEN_VANGUARD, CRIMSON_HARVEST]

export const RACES = {
  human: { id: 1, name: 'Human' },
  orc: { id: 2, name: 'Orc' },
  dwarf: { id: 3, name: 'Dwarf' },
  nightElf: { id: 4, name: 'Night Elf' },
  undead: { id: 5, name: 'Undead' },
  tauren: { id: 6, name: 'Tauren' },
  gnome: { id: 7, name: 'Gnome' },
  troll: { id: 8, name: 'Troll' },
  bloodElf: { id: 10, name: 'Blood Elf' },
  draenei: { id: 11, name: 'Draenei' },
  worgen: { id: 22, name: 'Worgen' },
  pandaren: { id: 26, name: 'Pandaren' },
  dracthyr: { id: 70, name: 'Dracthyr' },
}
