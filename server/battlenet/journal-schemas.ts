import * as z from 'zod/mini'

/*
 * Schemas of the journal and of items in Battle.net's game data. Only ids and names are required:
 * many fields are missing for some raids or items. Enumerations are parsed as strings.
 */

const reference = z.object({ id: z.number(), name: z.string() })
const typed = z.nullish(z.object({ type: z.nullish(z.string()), name: z.nullish(z.string()) }))
const classified = z.nullish(z.object({ id: z.nullish(z.number()), name: z.nullish(z.string()) }))
const links = z.nullish(z.object({ links: z.nullish(z.array(z.object({ id: z.number() }))) }))

export const expansionIndexSchema = z.object({ tiers: z.array(reference) })

export const expansionSchema = z.object({ raids: z.nullish(z.array(reference)) })

export const instanceSchema = z.object({
  id: z.number(),
  name: z.string(),
  expansion: z.nullish(z.object({ name: z.nullish(z.string()) })),
  encounters: z.nullish(z.array(reference)),
  // A mode can be an empty object.
  modes: z.nullish(z.array(z.object({ mode: typed }))),
})

export const encounterSchema = z.object({
  id: z.number(),
  name: z.string(),
  creatures: z.nullish(z.array(z.unknown())),
  // The id of an entry is that of its journal row; the item has its own.
  items: z.nullish(z.array(z.object({ item: reference }))),
})

export const itemSchema = z.object({
  id: z.number(),
  name: z.string(),
  quality: typed,
  level: z.nullish(z.number()),
  inventory_type: typed,
  is_equippable: z.nullish(z.boolean()),
  item_class: classified,
  item_subclass: classified,
  preview_item: z.nullish(
    z.object({
      level: z.nullish(z.object({ value: z.nullish(z.number()) })),
      stats: z.nullish(z.array(z.object({ type: typed }))),
      requirements: z.nullish(
        z.object({ playable_classes: links, playable_specializations: links }),
      ),
    }),
  ),
})
export type ItemResponse = z.output<typeof itemSchema>

export const iconSchema = z.object({
  assets: z.nullish(z.array(z.object({ key: z.string(), value: z.string() }))),
})
