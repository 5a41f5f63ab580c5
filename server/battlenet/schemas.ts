import * as z from 'zod/mini'

/*
 * Schemas of Battle.net's responses. Only fields without which a character is unusable are
 * required. Enumerations are parsed as strings, because the game can add values at any time.
 */

const realm = z.object({ name: z.nullish(z.string()), slug: z.string() })
const faction = z.nullish(z.object({ type: z.string() }))
const named = z.nullish(z.object({ name: z.nullish(z.string()) }))
const classReference = z.object({ id: z.number(), name: z.string() })

/** `sub` and `id` are the same id. `battle_tag` is the id_token's spelling of `battletag`. */
export const userInfoSchema = z
  .object({
    sub: z.nullish(z.union([z.string(), z.number()])),
    id: z.nullish(z.union([z.string(), z.number()])),
    battletag: z.nullish(z.string()),
    battle_tag: z.nullish(z.string()),
  })
  .check(z.refine((info) => (info.sub ?? info.id ?? '') !== '', 'Expected sub or id'))

/** Characters are parsed individually, so that an invalid one does not affect the others. */
export const accountSchema = z.object({
  wow_accounts: z.nullish(z.array(z.object({ characters: z.nullish(z.array(z.unknown())) }))),
})

export const accountCharacterSchema = z.object({
  id: z.number(),
  name: z.string(),
  realm,
  playable_class: classReference,
  playable_race: named,
  faction,
  level: z.number(),
})

/** Has other names for class and race than the account's list. */
export const summarySchema = z.object({
  ...z.omit(accountCharacterSchema, { playable_class: true, playable_race: true }).shape,
  character_class: classReference,
  race: named,
  active_spec: z.nullish(z.object({ id: z.nullish(z.number()) })),
  equipped_item_level: z.nullish(z.number()),
  average_item_level: z.nullish(z.number()),
  guild: z.nullish(z.object({ id: z.number(), name: z.string(), realm, faction })),
})

/** Items are parsed individually, so that an invalid one does not affect the others. */
export const equipmentSchema = z.object({ equipped_items: z.nullish(z.array(z.unknown())) })

/** A tabard can lack the level; many items have no bonus ids or description. */
export const equippedItemSchema = z.object({
  item: z.object({ id: z.number() }),
  slot: z.object({ type: z.string() }),
  name: z.nullish(z.string()),
  level: z.nullish(z.object({ value: z.nullish(z.number()) })),
  bonus_list: z.nullish(z.array(z.number())),
  name_description: z.nullish(z.object({ display_string: z.nullish(z.string()) })),
  set: z.nullish(z.object({ item_set: z.nullish(z.object({ id: z.nullish(z.number()) })) })),
})

/** The current format has `assets`, an older one `avatar_url`. */
export const mediaSchema = z.object({
  assets: z.nullish(z.array(z.object({ key: z.string(), value: z.string() }))),
  avatar_url: z.nullish(z.string()),
})

/** A guild has at least its guild master, so a roster without members is not one. */
export const rosterSchema = z.object({
  /**
   * Identifies the guild. The address does not: after a rename, another guild can take the name.
   */
  guild: z.object({ id: z.number() }),
  members: z
    .array(
      z.object({
        character: z.object({
          id: z.number(),
          name: z.nullish(z.string()),
          realm: z.nullish(z.object({ slug: z.nullish(z.string()) })),
          playable_class: z.nullish(z.object({ id: z.nullish(z.number()) })),
          level: z.nullish(z.number()),
        }),
        rank: z.number(),
      }),
    )
    .check(z.minLength(1)),
})
