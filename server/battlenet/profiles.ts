import { CLASSES } from '@/game/classes'
import type { Region } from '@/game/realms'
import type * as z from 'zod/mini'
import {
  accountCharacterSchema,
  type accountSchema,
  type mediaSchema,
  type summarySchema,
} from './schemas'

/** A character as the account's list shows it: no guild, specialization or item level there. */
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

/** Everything we keep of a character. */
export interface CharacterProfile extends AccountCharacter {
  /** The slug of one of the class's specializations; null for none or one we do not know. */
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
}

/** What a pandaren who has not chosen yet belongs to; also stands for a faction left out. */
const NO_FACTION = 'NEUTRAL'

/** Flattens the game accounts; entries without the fields that identify a character are skipped. */
export function toAccountCharacters(
  account: z.output<typeof accountSchema>,
  region: Region,
): AccountCharacter[] {
  const entries = (account.wow_accounts ?? []).flatMap(({ characters }) => characters ?? [])
  return entries.flatMap((entry) => {
    const { data: character } = accountCharacterSchema.safeParse(entry)
    if (!character) return []
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
  })
}

/** The part of a profile that the character summary holds. */
export function toProfile(
  summary: z.output<typeof summarySchema>,
  region: Region,
): Omit<CharacterProfile, 'avatarUrl' | 'equipmentCount'> {
  const { guild } = summary
  const faction = summary.faction?.type ?? NO_FACTION
  return {
    blizzardCharacterId: summary.id,
    name: summary.name,
    className: toClassName(summary.character_class),
    realm: toRealmName(summary.realm),
    realmSlug: summary.realm.slug,
    region,
    faction,
    raceName: summary.race?.name ?? null,
    specialization: toSpecialization(summary.character_class.id, summary.active_spec?.id),
    level: summary.level,
    itemLevel: summary.equipped_item_level ?? summary.average_item_level ?? null,
    guild: guild
      ? {
          blizzardGuildId: guild.id,
          name: guild.name,
          realm: toRealmName(guild.realm),
          realmSlug: guild.realm.slug,
          faction: guild.faction?.type ?? faction,
        }
      : null,
  }
}

/** The portrait, or the nearest picture there is. Stored as it came; a guessed name may be wrong. */
export function toAvatarUrl(media: z.output<typeof mediaSchema>): string | null {
  const findAsset = (key: string) => media.assets?.find((asset) => asset.key === key)?.value
  const url = findAsset('avatar') ?? media.avatar_url ?? findAsset('inset')
  return url?.startsWith('https://') ? url : null
}

/** How a guild's name is written in an address; the API gives slugs for realms only. */
export function guildSlug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(/\s+/g, '-')
}

/** By id, because the name depends on the locale an answer happened to come in. */
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
