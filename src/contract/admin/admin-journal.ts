import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'
import { LOOT_KINDS } from '@/game/journal-items'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { objectOf, openEnum, optionalInAnswer } from '../fields'

/*
 * The game's own journal of raids, bosses and loot, read from Battle.net by the backend. Ids are
 * those of the game. What Battle.net does not say is missing.
 */

/** An entry that Battle.net did not answer for, with the reason as shown to the admin. */
const failureSchema = z.object({ name: z.string(), reason: z.string() })

const journalRaidEntry = z.object({
  id: z.number(),
  name: z.string(),
  expansion: z.string(),
})
export type JournalRaidEntry = z.output<typeof journalRaidEntry>

export const listJournalRaids = defineCall({
  method: 'GET',
  path: '/api/admin/journal/raids',
  summary:
    "Lists the raids of the game's journal, those of the newest expansion first. failures names the expansions that could not be read.",
  access: 'admin',
  answer: z.object({ raids: z.array(journalRaidEntry), failures: z.array(failureSchema) }),
})

const entrySchema = z.object({ id: z.number(), name: z.string() })

const journalRaidSchema = z.object({
  id: z.number(),
  name: z.string(),
  expansion: optionalInAnswer(z.string()),
  /** Empty if Battle.net does not say. */
  difficulties: z.array(openEnum(DIFFICULTIES)),
  /** In the order of the journal. Some are not bosses but pages of text. */
  encounters: z.array(entrySchema),
})
export type JournalRaid = z.output<typeof journalRaidSchema>

export const getJournalRaid = defineCall({
  method: 'GET',
  path: '/api/admin/journal/raids/:raidId',
  summary: "A raid of the game's journal with its encounters in their order.",
  access: 'admin',
  key: 'raid',
  answer: journalRaidSchema,
})

const journalEncounterSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** False for a page of text. */
  isBoss: z.boolean(),
  items: z.array(entrySchema),
})
export type JournalEncounter = z.output<typeof journalEncounterSchema>

export const getJournalEncounter = defineCall({
  method: 'GET',
  path: '/api/admin/journal/encounters/:encounterId',
  summary: 'An encounter of the journal with the ids and names of what it drops.',
  access: 'admin',
  key: 'encounter',
  answer: journalEncounterSchema,
})

const journalItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  kind: openEnum(LOOT_KINDS),
  itemSlot: optionalInAnswer(openEnum(SLOTS)),
  itemType: optionalInAnswer(openEnum(ITEM_TYPES)),
  rarity: optionalInAnswer(openEnum(RARITIES)),
  /** Null for an item with several primary stats or none. */
  primaryStat: optionalInAnswer(openEnum(PRIMARY_STATS)),
  tokenCategory: optionalInAnswer(openEnum(TOKEN_CATEGORIES)),
  classes: optionalInAnswer(z.array(openEnum(CLASS_NAMES))),
  lootSpecializationIds: optionalInAnswer(z.array(z.number())),
  /**
   * Whether the game's data name its icon. Icons are not part of a raid file: the backend fetches
   * them.
   */
  hasIcon: z.boolean(),
  /** The only item level that the game's data has; it does not depend on the difficulty. */
  itemLevel: optionalInAnswer(z.number()),
  /** Slot and type in the game's own words. */
  gameWords: optionalInAnswer(z.string()),
})
export type JournalItem = z.output<typeof journalItemSchema>

/** Maximum number of items per request, so that it is answered in time. */
export const JOURNAL_ITEMS_MAX = 10

const ITEM_IDS = new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${JOURNAL_ITEMS_MAX - 1}}$`)
const itemIdsMessage = `Must be 1 to ${JOURNAL_ITEMS_MAX} item ids, separated by commas`

export const listJournalItems = defineCall({
  method: 'GET',
  path: '/api/admin/journal/items',
  summary: `Up to ${JOURNAL_ITEMS_MAX} items by their ids (?ids=1,2,3). failures has the id and the reason of each item that could not be read.`,
  access: 'admin',
  query: objectOf({ ids: z.string(itemIdsMessage).check(z.regex(ITEM_IDS, itemIdsMessage)) }),
  answer: z.object({
    items: z.array(journalItemSchema),
    failures: z.array(z.object({ id: z.number(), reason: z.string() })),
  }),
})
