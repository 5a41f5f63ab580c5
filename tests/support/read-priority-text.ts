import * as z from 'zod/mini'

const ADDON_SLOTS = [
  'helm',
  'neck',
  'shoulders',
  'cloak',
  'chest',
  'bracers',
  'gloves',
  'belt',
  'legs',
  'boots',
  'ring1',
  'ring2',
  'trinket1',
  'trinket2',
  'mh2h',
  'oh',
]

/** "Name-Realm" without spaces; the name has no hyphen. */
const player = z.string().check(z.regex(/^[^\s-]+-[^\s-]+$/))
const itemId = z.string().check(z.regex(/^[1-9]\d{0,9}$/))
const order = z.optional(
  z
    .array(player)
    .check(z.refine((names) => new Set(names).size === names.length, 'A player twice')),
)

const priorityLoot = z.strictObject({
  priority: z.record(itemId, z.strictObject({ H: order, M: order })),
  players: z.record(
    player,
    z.partialRecord(
      z.enum(ADDON_SLOTS),
      z.strictObject({ bis: z.array(z.int().check(z.positive())) }),
    ),
  ),
})

/**
 * Reads a text for the addon PriorityLoot. Stricter than the addon, which ignores what it does not
 * know.
 * @throws for a text with anything unknown
 */
export function readPriorityText(text: string): z.output<typeof priorityLoot> {
  const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
  return priorityLoot.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
}
