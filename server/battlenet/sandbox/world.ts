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

/** A name and its slug. */
const named = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') })

export const ARGENT_DAWN: SandboxRealm = { id: 3702, ...named('Argent Dawn'), region: 'eu' }
export const SILVERMOON: SandboxRealm = { id: 3391, ...named('Silvermoon'), region: 'eu' }
export const AREA_52: SandboxRealm = { id: 1566, ...named('Area 52'), region: 'us' }
export const MARECAGE: SandboxRealm = { id: 1336, ...named('Marécage de Zangar'), region: 'eu' }

export const ASHEN_VANGUARD: SandboxGuild = {
  id: 70_100_001,
  ...named('Ashen Vanguard'),
  faction: 'ALLIANCE',
  realm: ARGENT_DAWN,
  otherMembers: 0,
}
export const CRIMSON_HARVEST: SandboxGuild = {
  id: 70_100_002,
  ...named('Crimson Harvest'),
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
