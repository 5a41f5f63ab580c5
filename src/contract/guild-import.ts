import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { dryRunQuery } from './admin-dry-run'
import { defineCall } from './call'
import {
  id,
  objectOf,
  oneOf,
  optionalGameId,
  optionalInAnswer,
  requiredList,
  requiredText,
  text,
  time,
} from './fields'

/*
 * Awards that a guild imports from RCLootCouncil; part of the feature `guild-board`. Rules:
 * docs/specification.md, section 10.
 */

/** Maximum number of awards in one request. A longer history is imported in parts. */
export const IMPORTED_AWARDS_MAX = 500

/** An award of the export (src/game/rclootcouncil/history-row.ts). */
export const importedAward = objectOf({
  /** Identifies the award in the export. */
  externalId: id,
  awardedAt: time,
  /** "Name-Realm". */
  player: requiredText(200, 'Player is required'),
  className: z.nullish(oneOf(CLASS_NAMES, 'Class')),
  itemId: optionalGameId,
  itemName: requiredText(200, 'Item name is required'),
  /** May be empty. */
  instanceName: text(200),
  bossName: z.nullish(text(200)),
  difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
  response: z.nullish(text(200)),
})
export type ImportedAward = z.output<typeof importedAward>

/**
 * The outcome of an import for one award:
 * - `new`: it is stored.
 * - `known`: an award with this external id exists; nothing happens.
 * - `invalid`: `fields` maps each invalid field to its message. Only in a dry run.
 */
const importOutcomeSchema = z.object({
  index: z.number(),
  outcome: z.enum(['new', 'known', 'invalid']),
  /** Whether the player is on the roster; otherwise the award has the name only. */
  isPlayerKnown: optionalInAnswer(z.boolean()),
  /** Whether the item is in the catalog; otherwise the award has the name only. */
  isItemKnown: optionalInAnswer(z.boolean()),
  fields: optionalInAnswer(z.record(z.string(), z.string())),
})
export type ImportOutcome = z.output<typeof importOutcomeSchema>

// @__NO_SIDE_EFFECTS__
function awardsOf<Row extends z.ZodMiniType>(row: Row) {
  const tooMany = `Must have at most ${IMPORTED_AWARDS_MAX} awards`
  return objectOf({
    awards: requiredList(row, IMPORTED_AWARDS_MAX, 'Awards are required', tooMany),
  })
}

export const importAwards = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/awards/import',
  summary: `Imports at most ${IMPORTED_AWARDS_MAX} awards from another program, and matches players with the roster and items with the catalog. An award whose externalId the guild has is not stored again. Ticks no wishes. A dry run reports the outcome of each award. Only for officers; 403 for other members.`,
  access: 'session',
  query: dryRunQuery,
  body: awardsOf(importedAward),
  dryRunBody: awardsOf(z.unknown()),
  key: 'outcomes',
  answer: z.array(importOutcomeSchema),
})
