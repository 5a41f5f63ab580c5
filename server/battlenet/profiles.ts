import { CLASSES } from '@/game/classes'
import { toPlace, type GearPlace } from '@/game/gear/places'
import type { Region } from '@/game/realms'
import type * as z from 'zod/mini'
import {
  accountCharacterSchema,
  type accountSchema,
  type equipmentSchema,
  equippedItemSchema,
  type mediaSchema,
  type rosterSchema,
  type summarySchema,
} from './schemas'

/** A character in an account's list, which has no guild, specialization or item level. */
export interface AccountCharacter {
  blizzardCharacterId: number
  name: string
  className: string
  realm: string
  realmSlug: string
  region: Region
  faction: string
  raceName: string | null
  level: number
}

/** All data of a character that the backend stores. */
export interface CharacterProfile extends AccountCharacter {
  /** The slug of a specialization of the class; null for none or an unknown one. */
  specialization: string | null
  itemLevel: number | null
  avatarUrl: string | null
  guild: {
    blizzardGuildId: number
    name: string
    realm: string
    realmSlug: string
    faction: string
  } | null
  equipmentCount: number
  equipment: EquippedItem[]
}

export interface EquippedItem {
  itemId: number
  name: string | null
  place: GearPlace
  itemLevel: number | null
  bonusIds: number[]
  /** The text above the item level in the game, e.g. "Heroic". */
  description: string | null
  /** The game's id of the set that the item belongs to. */
  setId: number | null
}

export interface RosterEntry {
  blizzardCharacterId: number
  /** 0 is the guild master. */
  rank: number
  name: string | null
  realmSlug: string | null
  /** Null for a class that this backend does not know. */
  className: string | null
  level: number | null
}

export interface Roster {
  blizzardGuildId: number
  members: RosterEntry[]
}

/** The faction of pandaren who have not chosen one; also used if the faction is missing. */
const NO_FACTION = 'NEUTRAL'

/** The characters of all game accounts. Entries without required fields are skipped. */
export function toAccountCharacters(
  account: z.output<typeof accountSchema>,
  region: Region,
): AccountCharacter[] {
  const entries = (account.wow_accounts ?? []).flatMap(({ characters }) => characters ?? [])
  return entries.flatMap((entry) => {
    const { data: character } = accountCharacterSchema.safeParse(entry)
    return character ? toAccountCharacter(character, region) : []
  })
}

function toAccountCharacter(
  character: z.output<typeof accountCharacterSchema>,
  region: Region,
): AccountCharacter {
  return {
    blizzardCharacterId: character.id,
    name: character.name,
    className: toClassName(character.playable_class),
    realm: toRealmName(character.realm),
    realmSlug: character.realm.slug,
    region,
    faction: character.faction?.type ?? NO_FACTION,
    raceName: character.playable_race?.name ?? null,
    level: character.level,
  }
}

/** The part of a profile that is in the character summary. */
export function toProfile(
  summary: z.output<typeof summarySchema>,
  region: Region,
): Omit<CharacterProfile, 'avatarUrl' | 'equipmentCount' | 'equipment'> {
  const { guild, character_class: playable_class, race: playable_race } = summary
  const character = toAccountCharacter({ ...summary, playable_class, playable_race }, region)
  return {
    ...character,
    specialization: toSpecialization(playable_class.id, summary.active_spec?.id),
    itemLevel: summary.equipped_item_level ?? summary.average_item_level ?? null,
    guild: guild
      ? {
          blizzardGuildId: guild.id,
          name: guild.name,
          realm: toRealmName(guild.realm),
          realmSlug: guild.realm.slug,
          faction: guild.faction?.type ?? character.faction,
        }
      : null,
  }
}

/** A roster with each character once. */
export function toRoster({ guild, members }: z.output<typeof rosterSchema>): Roster {
  const entries = members.map(({ character, rank }): [number, RosterEntry] => [
    character.id,
    {
      blizzardCharacterId: character.id,
      rank,
      name: character.name ?? null,
      realmSlug: character.realm?.slug ?? null,
      className: CLASSES.find(({ id }) => id === character.playable_class?.id)?.name ?? null,
      level: character.level ?? null,
    },
  ])
  return { blizzardGuildId: guild.id, members: [...new Map(entries).values()] }
}

/** The worn items, without shirt and tabard. Entries without an id or a known slot are skipped. */
export function toEquipment({ equipped_items }: z.output<typeof equipmentSchema>): EquippedItem[] {
  return (equipped_items ?? []).flatMap((entry) => {
    const { data } = equippedItemSchema.safeParse(entry)
    const place = data && toPlace(data.slot.type)
    if (!place) return []
    return {
      itemId: data.item.id,
      name: data.name ?? null,
      place,
      itemLevel: data.level?.value ?? null,
      bonusIds: data.bonus_list ?? [],
      description: data.name_description?.display_string ?? null,
      setId: data.set?.item_set?.id ?? null,
    }
  })
}

/** The URL of the avatar, or of another image if there is none; null if it is not https. */
export function toAvatarUrl(media: z.output<typeof mediaSchema>): string | null {
  const findAsset = (key: string) => media.assets?.find((asset) => asset.key === key)?.value
  const url = findAsset('avatar') ?? media.avatar_url ?? findAsset('inset')
  return url?.startsWith('https://') ? url : null
}

/** A guild's name as used in URLs. The API has slugs for realms only. */
export function guildSlug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(/\s+/g, '-')
}

/** Looked up by id, because the name in the response can be localized. */
function toClassName({ id, name }: { id: number; name: string }): string {
  return CLASSES.find((gameClass) => gameClass.id === id)?.name ?? name
}

function toSpecialization(classId: number, specializationId: number | null | undefined) {
  const gameClass = CLASSES.find((gameClass) => gameClass.id === classId)
  const found = gameClass?.specializations.find(({ id }) => id === specializationId)
  return found?.slug ?? null
}

function toRealmName(realm: { name?: string | null | undefined; slug: string }): string {
  return realm.name ?? realm.slug
}
