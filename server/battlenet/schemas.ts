import * as z from 'zod/mini'

/*
 * What we read of Battle.net's answers. Only what makes a character usable is required; the rest
 * may be missing, and enumerations are text because the game adds values before we do.
 */

const realm = z.object({ name: z.nullish(z.string()), slug: z.string() })
const faction = z.nullish(z.object({ type: z.string() }))
const named = z.nullish(z.object({ name: z.nullish(z.string()) }))
const classReference = z.object({ id: z.number(), name: z.string() })

/** `sub` and `id` say the same; the id_token's spelling of the BattleTag is accepted too. */
export const userInfoSchema = z
  .object({
    sub: z.nullish(z.union([z.string(), z.number()])),
    id: z.nullish(z.union([z.string(), z.number()])),
    battletag: z.nullish(z.string()),
    battle_tag: z.nullish(z.string()),
  })
  .check(z.refine((info) => (info.sub ?? info.id ?? '') !== '', 'Neither sub nor id'))

/** Characters are parsed one by one, so that one odd entry does not hide the others. */
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

export const summarySchema = z.object({
  id: z.number(),
  name: z.string(),
  realm,
  character_class: classReference,
  race: named,
  faction,
  level: z.number(),
  active_spec: z.nullish(z.object({ id: z.nullish(z.number()) })),
  equipped_item_level: z.nullish(z.number()),
  average_item_level: z.nullish(z.number()),
  guild: z.nullish(z.object({ id: z.number(), name: z.string(), realm, faction })),
})

export const equipmentSchema = z.object({ equipped_items: z.nullish(z.array(z.unknown())) })

/** Today's shape has `assets`, an older one `avatar_url`. */
export const mediaSchema = z.object({
  assets: z.nullish(z.array(z.object({ key: z.string(), value: z.string() }))),
  avatar_url: z.nullish(z.string()),
})

export const rosterSchema = z.object({
  members: z.array(z.object({ character: z.object({ id: z.number() }), rank: z.number() })),
})
