import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { dryRunQuery } from '../admin/admin-dry-run'
import { defineCall } from '../call'
import {
  flag,
  id,
  integer,
  objectOf,
  oneOf,
  openEnum,
  optionalGameId,
  optionalInAnswer,
  requiredList,
  requiredText,
  text,
  time,
} from '../fields'
import { answeredId, requestedId, type AwardId, type ImportId } from '../ids'

/*
 * Awards that a guild imports from RCLootCouncil; part of the feature `guild-board`. Rules:
 * docs/specification.md, section 10.
 */

/** Maximum number of awards in one request. A longer history is imported in parts. */
export const IMPORTED_AWARDS_MAX = 500

/** How far apart the times of an award in the export and on the board can be. */
export const SAME_AWARD_WITHIN_HOURS = 12

/** Longer than any history. */
const LATER_AWARDS_MAX = 1_000_000

/** The day on which the game was released. */
const FIRST_AWARD = '2004-11-23'
/** How far the clock of another computer may be ahead. */
const CLOCK_ERROR_MS = 5 * 60_000

const awardTime = time.check(
  z.refine(
    (value) => value >= FIRST_AWARD && !(Date.parse(value) > Date.now() + CLOCK_ERROR_MS),
    'Must be neither before the release of the game in 2004 nor in the future',
  ),
)

/** An award of the export (src/game/rclootcouncil/loot-history-row.ts). */
export const importedAward = objectOf({
  /** Identifies the award in the export, together with `player`. */
  externalId: id,
  awardedAt: awardTime,
  /** "Name-Realm". */
  player: requiredText(200, 'Player is required'),
  className: z.nullish(oneOf(CLASS_NAMES, 'Class')),
  itemId: optionalGameId,
  itemName: requiredText(200, 'Item name is required'),
  /** May be empty. */
  instanceName: text(200),
  bossName: z.nullish(text(200)),
  /** Null if the export does not say it. */
  difficulty: z.nullish(oneOf(DIFFICULTIES, 'Difficulty')),
  response: z.nullish(text(200)),
  /**
   * Whether the response is an award reason, e.g. banking or disenchanting: nobody has received the
   * item.
   */
  isAwardReason: z.nullish(flag),
  /** Whether it replaces the award with its id that the guild has, if that is `changed`. */
  replaces: z.nullish(flag),
  /**
   * The one of `candidates` that it completes; null if it is a new award. Without it, and if the one
   * that is named is no candidate any more, the award completes the nearest one.
   */
  awardId: z.nullish(requestedId<AwardId>()),
})
export type ImportedAward = z.output<typeof importedAward>

/** The fields of an award that can differ from the stored one. */
export const AWARD_CHANGE_FIELDS = [
  'player',
  'class',
  'item',
  'raid',
  'boss',
  'difficulty',
  'response',
  'received',
] as const

const awardChangeSchema = z.object({
  field: openEnum(AWARD_CHANGE_FIELDS),
  stored: z.nullable(z.string()),
  imported: z.nullable(z.string()),
})
export type AwardChange = z.output<typeof awardChangeSchema>

const importCandidateSchema = z.object({
  id: answeredId<AwardId>(),
  awardedAt: z.string(),
  /** The name of the officer's character. */
  awardedBy: optionalInAnswer(z.string()),
})
export type ImportCandidate = z.output<typeof importCandidateSchema>

/**
 * The outcome of an import for one award:
 * - `new`: it is stored.
 * - `known`: it was stored before; nothing happens.
 * - `changed`: it was stored before with other content: `changes`. It is replaced if it says so. If
 *   there are `candidates`, it was made on the board, and one of them is completed.
 * - `repeated`: an earlier award of the request is the same; nothing happens.
 * - `invalid`: `fields` maps each invalid field to its message. Only in a dry run.
 */
const importOutcomeSchema = z.object({
  index: z.number(),
  outcome: z.enum(['new', 'known', 'changed', 'repeated', 'invalid']),
  /** Whether the player is on the roster; otherwise the award has the name only. */
  isPlayerKnown: optionalInAnswer(z.boolean()),
  /** Whether the item is in the catalog; otherwise the award has the name only. */
  isItemKnown: optionalInAnswer(z.boolean()),
  /** The fields in which the award and the stored one differ, each in words. */
  changes: z._default(z.array(awardChangeSchema), []),
  /**
   * The awards of the board that it can be, nearest in time first; `changes` are those of the first
   * one. Part of the feature `award-imports`.
   */
  candidates: z._default(z.array(importCandidateSchema), []),
  /**
   * Of the feature `raid-nights`: when the raid night has started whose decision a new award
   * becomes; null without one.
   */
  nightStartedAt: optionalInAnswer(z.string()),
  fields: optionalInAnswer(z.record(z.string(), z.string())),
})
export type ImportOutcome = z.output<typeof importOutcomeSchema>

// @__NO_SIDE_EFFECTS__
function importOf<Row extends z.ZodMiniType>(row: Row) {
  const tooMany = `Must have at most ${IMPORTED_AWARDS_MAX} awards`
  return objectOf({
    awards: requiredList(row, IMPORTED_AWARDS_MAX, 'Awards are required', tooMany),
    /** Chosen by the client, the same for all parts of an import: the feature `award-imports`. */
    importId: z.optional(requestedId<ImportId>()),
    /**
     * How many awards later parts of the import have: without room for them, the first part is
     * refused.
     */
    laterCount: z.optional(integer(0, LATER_AWARDS_MAX)),
  })
}

export const importAwards = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/awards/import',
  summary: `Imports at most ${IMPORTED_AWARDS_MAX} awards from another program, and matches players with the roster and items with the catalog. An award with the externalId of one that the guild has is not stored again; if its content differs, it replaces that one if replaces is true. An award that was made on the board, for the same character, item and difficulty within ${SAME_AWARD_WITHIN_HOURS} hours, is completed, unless awardId is null. Ticks no wishes. A new award becomes a decision of the raid night of its date: it takes a drop, which is counted if none is left. A dry run reports the outcome of each award. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [403],
  query: dryRunQuery,
  body: importOf(importedAward),
  dryRunBody: importOf(z.unknown()),
  key: 'outcomes',
  answer: z.array(importOutcomeSchema),
})

/** An import can be undone for this time. */
export const AWARD_IMPORT_UNDO_DAYS = 30

const awardImportSchema = z.object({
  id: answeredId<ImportId>(),
  importedAt: z.string(),
  /** The name of the officer's character. */
  importedBy: optionalInAnswer(z.string()),
  /** How many awards of the import the guild still has. */
  awardCount: z.number(),
})
export type AwardImport = z.output<typeof awardImportSchema>

export const listAwardImports = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/award-imports',
  summary: `Lists the imports of the last ${AWARD_IMPORT_UNDO_DAYS} days of which the guild has awards, newest first. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [403],
  key: 'imports',
  answer: z.array(awardImportSchema),
})

export const undoAwardImport = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/award-imports/:importId',
  summary: `Deletes what an import of the last ${AWARD_IMPORT_UNDO_DAYS} days has stored. Its awards become what they were before it. 404 for an older one. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [403],
  status: 204,
})
