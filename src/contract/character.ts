import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { FACTIONS, REGIONS } from '@/game/realms'
import { defineCall } from './call'
import { integer, openEnum, optionalInAnswer, requiredText, text } from './fields'

/** An imported character. `className` is the display name ("Death Knight"). */
export const characterSchema = z.object({
  id: z.string(),
  name: z.string(),
  className: openEnum(CLASS_NAMES),
  realm: optionalInAnswer(z.string()),
  realmSlug: optionalInAnswer(z.string()),
  region: optionalInAnswer(openEnum(REGIONS)),
  faction: optionalInAnswer(openEnum(FACTIONS)),
  raceName: optionalInAnswer(z.string()),
  specialization: optionalInAnswer(z.string()),
  level: optionalInAnswer(z.number()),
  itemLevel: optionalInAnswer(z.number()),
  avatarUrl: optionalInAnswer(z.string()),
  guild: optionalInAnswer(z.object({ id: z.string(), name: z.string() })),
  wishlistCount: optionalInAnswer(z.number()),
  lastSyncedAt: optionalInAnswer(z.string()),
})
export type Character = z.output<typeof characterSchema>

/** A character of the person's game account that may be imported. */
export const availableCharacterSchema = z.object({
  blizzardCharacterId: z.number(),
  name: z.string(),
  className: openEnum(CLASS_NAMES),
  realm: optionalInAnswer(z.string()),
  realmSlug: optionalInAnswer(z.string()),
  region: optionalInAnswer(openEnum(REGIONS)),
  faction: optionalInAnswer(openEnum(FACTIONS)),
  raceName: optionalInAnswer(z.string()),
  level: optionalInAnswer(z.number()),
  isImported: optionalInAnswer(z.boolean()),
})
export type AvailableCharacter = z.output<typeof availableCharacterSchema>

/**
 * What the app sends back of an available character. The backend takes identity (region and id)
 * and the path (realm slug, name) from it and reads everything else from Battle.net.
 */
export const importCharacterRequest = z.object({
  character: z.object({
    blizzardCharacterId: integer(1, Number.MAX_SAFE_INTEGER),
    name: requiredText(50, 'Character name is required'),
    className: z.optional(text(50)),
    realm: z.optional(text(100)),
    realmSlug: requiredText(100, 'Realm is required'),
    region: z.enum(REGIONS),
    faction: z.optional(text(20)),
    raceName: z.nullish(text(50)),
    level: z.optional(integer(0, 1000)),
    isImported: z.optional(z.boolean()),
  }),
})

export const listCharacters = defineCall({
  method: 'GET',
  path: '/api/characters',
  summary: "The person's imported characters.",
  access: 'session',
  key: 'characters',
  answer: z.array(characterSchema),
})

export const listAvailableCharacters = defineCall({
  method: 'GET',
  path: '/api/characters/available',
  summary:
    "The characters of the person's game account. 403 BATTLENET_TOKEN_EXPIRED with details.requiresReauth when the Battle.net grant is gone.",
  access: 'session',
  key: 'characters',
  answer: z.array(availableCharacterSchema),
})

export const importCharacter = defineCall({
  method: 'POST',
  path: '/api/characters/import',
  summary: 'Imports one character; 409 CHARACTER_ALREADY_IMPORTED the second time.',
  access: 'session',
  body: importCharacterRequest,
  status: 201,
  answer: z.object({ character: z.nullish(characterSchema), equipmentCount: z.number() }),
})

export const getCharacter = defineCall({
  method: 'GET',
  path: '/api/characters/:characterId',
  summary: 'One character; 404 CHARACTER_NOT_FOUND for anyone else.',
  access: 'session',
  key: 'character',
  answer: characterSchema,
})

export const syncCharacter = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/sync',
  summary: 'Reads the character from Battle.net again.',
  access: 'session',
  body: z.object({}),
  key: 'character',
  // The specification promises a character with a name, no more (spec section 3).
  answer: z.extend(z.partial(characterSchema), { name: z.string() }),
})
