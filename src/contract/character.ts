import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { FACTIONS, REGIONS } from '@/game/realms'
import { defineCall } from './call'
import {
  flag,
  integer,
  objectOf,
  oneOf,
  openEnum,
  optionalInAnswer,
  requiredText,
  text,
} from './fields'
import { adaptAvailableCharacter, adaptCharacter, adaptImport, each } from './answers/received'
import { answeredId, type CharacterId, type GuildId } from './ids'

/** Of a character and of that of a wishlist. Belongs to the feature `character-transfers`. */
export const transferAnswers = {
  /** Whether it now belongs to another Battle.net account; its wishlists are read-only then. */
  isTransferred: optionalInAnswer(z.boolean()),
}

/** `className` is the display name ("Death Knight"). */
const characterAnswers = {
  name: z.string(),
  className: openEnum(CLASS_NAMES),
  realm: optionalInAnswer(z.string()),
  realmSlug: optionalInAnswer(z.string()),
  region: optionalInAnswer(openEnum(REGIONS)),
  faction: optionalInAnswer(openEnum(FACTIONS)),
  raceName: optionalInAnswer(z.string()),
}

/** An imported character. */
export const characterSchema = z.object({
  id: answeredId<CharacterId>(),
  ...characterAnswers,
  specialization: optionalInAnswer(z.string()),
  level: optionalInAnswer(z.number()),
  itemLevel: optionalInAnswer(z.number()),
  avatarUrl: optionalInAnswer(z.string()),
  guild: optionalInAnswer(z.object({ id: answeredId<GuildId>(), name: z.string() })),
  wishlistCount: optionalInAnswer(z.number()),
  lastSyncedAt: optionalInAnswer(z.string()),
  ...transferAnswers,
})
export type Character = z.output<typeof characterSchema>

/** A character of the user's Battle.net account that can be imported. */
export const availableCharacterSchema = z.object({
  blizzardCharacterId: z.number(),
  ...characterAnswers,
  level: optionalInAnswer(z.number()),
  isImported: optionalInAnswer(z.boolean()),
  /** Known for imported characters only. */
  itemLevel: optionalInAnswer(z.number()),
})

/**
 * An available character as the app reads it: the fields that it can show, and the entry as it was
 * received. An import sends `received` back untouched, because only the backend knows which of its
 * fields identify the character.
 */
const receivedAvailableCharacter = z.extend(availableCharacterSchema, {
  blizzardCharacterId: optionalInAnswer(z.number()),
  className: optionalInAnswer(openEnum(CLASS_NAMES)),
  received: z.optional(z.unknown()),
})
export type AvailableCharacter = z.output<typeof receivedAvailableCharacter>

/**
 * The character to import, as the list of available characters returned it. The backend uses
 * region, id, realm slug and name to find the character and reads every other field from
 * Battle.net.
 */
export const importCharacterRequest = objectOf({
  character: objectOf({
    blizzardCharacterId: integer(1, Number.MAX_SAFE_INTEGER),
    name: requiredText(50, 'Character name is required'),
    className: z.optional(text(50)),
    realm: z.optional(text(100)),
    realmSlug: requiredText(100, 'Realm is required'),
    region: oneOf(REGIONS, 'Region'),
    faction: z.optional(text(20)),
    raceName: z.nullish(text(50)),
    level: z.optional(integer(0, 1000)),
    isImported: z.optional(flag),
    itemLevel: z.nullish(integer(0, 10_000)),
  }),
})

export const listCharacters = defineCall({
  method: 'GET',
  path: '/api/characters',
  summary: "Lists the user's imported characters.",
  access: 'session',
  key: 'characters',
  answer: z.array(characterSchema),
  adapt: each(adaptCharacter),
})

export const listAvailableCharacters = defineCall({
  method: 'GET',
  path: '/api/characters/available',
  summary:
    "Lists the characters of the user's Battle.net account. The answer is 403 BATTLENET_TOKEN_EXPIRED with details.requiresReauth if the user has to sign in with Battle.net again.",
  access: 'session',
  otherStatuses: [403],
  key: 'characters',
  answer: z.array(availableCharacterSchema),
  receives: z.array(receivedAvailableCharacter),
  adapt: each(adaptAvailableCharacter),
})

export const importCharacter = defineCall({
  method: 'POST',
  path: '/api/characters/import',
  summary:
    'Imports one character. The answer is 409 CHARACTER_ALREADY_IMPORTED if it is imported already; one that is imported under a former name is updated, with status 200.',
  access: 'session',
  otherStatuses: [200],
  body: importCharacterRequest,
  status: 201,
  answer: z.object({ character: z.nullish(characterSchema), equipmentCount: z.number() }),
  receives: z.object({
    equipmentCount: z.optional(z.number()),
    character: optionalInAnswer(z.partial(characterSchema)),
  }),
  adapt: adaptImport,
})

export const getCharacter = defineCall({
  method: 'GET',
  path: '/api/characters/:characterId',
  summary:
    "Returns one character. The answer is 404 CHARACTER_NOT_FOUND if it is not one of the user's characters.",
  access: 'session',
  key: 'character',
  answer: characterSchema,
  adapt: adaptCharacter,
})

export const syncCharacter = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/sync',
  summary:
    'Updates a character from Battle.net. The answer is 403 FORBIDDEN if it was transferred to another account.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({}),
  key: 'character',
  answer: characterSchema,
  receives: z.partial(characterSchema),
  adapt: adaptCharacter,
})

export const removeCharacter = defineCall({
  method: 'DELETE',
  path: '/api/characters/:characterId',
  summary:
    'Removes a character and deletes its wishlists. The character can be imported again, without the wishlists. Part of the feature manage-data.',
  access: 'session',
  status: 204,
})
