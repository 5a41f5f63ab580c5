import type { AwardId } from '@/contract/ids'
import type { CallBody } from '@/contract/call'
import {
  IMPORTED_AWARDS_MAX,
  type importAwards,
  type AwardChange,
  type ImportCandidate,
  type ImportOutcome,
} from '@/contract/guilds/guild-import'
import { createAwardSet } from '@/game/rclootcouncil/award-set'
import type { LootHistoryEntry, LootHistoryRow } from '@/game/rclootcouncil/loot-history-row'
import { plural } from '@/lib/format'

const ROW_STATES = ['new', 'awarded', 'changed', 'known', 'repeated', 'invalid'] as const
/**
 * The effect of an import on a row of the export. The award of a row that is `awarded` was made on the
 * board: the import completes that one.
 */
export type RowState = (typeof ROW_STATES)[number]
/**
 * The filters for rows. A new row can have a difficulty to choose, and a player or an item that is
 * unknown.
 */
export const ROW_FILTERS = [...ROW_STATES, 'difficulty', 'player', 'item'] as const
export type AwardFilter = (typeof ROW_FILTERS)[number]

/** Whose difficulty is imported if that of a row and that of its item contradict each other. */
export type DifficultyChoice = 'row' | 'item'

export interface AwardImportRow {
  position: string
  label: string
  state: RowState
  /** Missing for a row that is no award. */
  award?: LootHistoryRow
  hasUnknownPlayer: boolean
  hasUnknownItem: boolean
  /** Missing while the difficulty is not chosen, or needs no choice. */
  chosen?: DifficultyChoice | undefined
  /** How a changed row differs from the stored award. */
  changes?: readonly AwardChange[]
  /** Whether a changed row replaces the stored award. */
  replaces?: boolean
  /** The awards of the board that the row can be. */
  candidates?: readonly ImportCandidate[]
  /** The one that is completed; null for a new award, missing while it is not chosen. */
  awardId?: AwardId | null | undefined
  /** The start of the raid night whose decision a new row becomes. */
  nightStartedAt?: string | null | undefined
  /** Why the row is invalid. */
  problem?: string
}

type RequestedAward = CallBody<typeof importAwards>['awards'][number]

/** The award of an export as the backend takes it. */
export function toRequest(
  { id, itemDifficulty, isDateOther: _, ...row }: LootHistoryRow,
  { chosen, replaces, awardId }: Pick<AwardImportRow, 'chosen' | 'replaces' | 'awardId'> = {},
): RequestedAward {
  const difficulty = chosen === 'item' ? itemDifficulty : row.difficulty
  return {
    ...row,
    difficulty,
    externalId: id,
    ...(replaces && { replaces }),
    ...(awardId !== undefined && { awardId }),
  }
}

/**
 * The rows to send: new ones, those of the board, and changed ones that replace the stored award. By id, so that awards
 * with one id are in one request, which keeps them apart.
 */
export function importedRows(
  rows: readonly AwardImportRow[],
): (AwardImportRow & { award: LootHistoryRow })[] {
  return rows
    .flatMap((row) => (row.award ? { ...row, award: row.award } : []))
    .filter(({ state, replaces }) =>
      state === 'changed' ? replaces === true : state === 'new' || state === 'awarded',
    )
    .toSorted((one, other) => (one.award.id < other.award.id ? -1 : 1))
}

/** Whether a row is imported only after its difficulty is chosen. */
export function needsChoice({ state, award }: AwardImportRow): boolean {
  return state === 'new' && award !== undefined && award.itemDifficulty !== null
}

/** Changes a row of the preview; returns the same row if it does not apply. */
export type RowEdit = (row: AwardImportRow) => AwardImportRow

export function chooseDifficulty(
  chosen: DifficultyChoice,
  isOf: (row: AwardImportRow) => boolean = () => true,
): RowEdit {
  return (row) => (needsChoice(row) && isOf(row) ? { ...row, chosen } : row)
}

export function chooseReplacement(
  replaces: boolean,
  isOf: (row: AwardImportRow) => boolean = () => true,
): RowEdit {
  return (row) => (row.state === 'changed' && isOf(row) ? { ...row, replaces } : row)
}

/** Chooses which award of the board a row completes; null for none. */
export function chooseAward(
  awardId: AwardId | null,
  isOf: (row: AwardImportRow) => boolean,
): RowEdit {
  return (row) => (row.state === 'awarded' && isOf(row) ? { ...row, awardId } : row)
}

/** The rows in parts, each as large as a request may be. */
export function toAwardParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / IMPORTED_AWARDS_MAX) }, (_, part) =>
    rows.slice(part * IMPORTED_AWARDS_MAX, (part + 1) * IMPORTED_AWARDS_MAX),
  )
}

/**
 * The rows of the preview.
 * @param outcomes of the entries that are awards, in their order, from dry runs
 */
export function toImportRows(
  entries: readonly LootHistoryEntry[],
  outcomes: readonly ImportOutcome[],
): AwardImportRow[] {
  let entryIndex = 0
  const seen = createAwardSet()
  return entries.map((entry) => {
    const { position, label } = entry
    if ('problem' in entry) return invalidRow(position, label, entry.problem)
    const outcome = outcomes[entryIndex]
    entryIndex += 1
    if (!outcome) return invalidRow(position, label, 'The server has not checked it')
    if (outcome.outcome === 'invalid') {
      return invalidRow(position, label, Object.values(outcome.fields ?? {}).join('. '))
    }
    const { id, player } = entry.row
    // The dry run of a part does not know the parts before it.
    const isRepeated = seen.has(id, player)
    seen.add(id, player)
    return {
      position,
      label,
      ...(isRepeated ? { state: 'repeated' } : compare(entry.row, outcome)),
      award: entry.row,
      hasUnknownPlayer: outcome.isPlayerKnown === false,
      hasUnknownItem: outcome.isItemKnown === false,
      nightStartedAt: outcome.nightStartedAt,
    }
  })
}

/**
 * The state of a row, and its changes. A stored difficulty that is that of the item was chosen in an
 * earlier import, so it is no change.
 */
function compare(
  { itemDifficulty }: LootHistoryRow,
  { outcome, changes, candidates }: ImportOutcome,
): Pick<AwardImportRow, 'state' | 'changes' | 'chosen' | 'candidates' | 'awardId'> {
  if (outcome !== 'changed') return { state: outcome }
  const [first, ...others] = candidates
  if (first) {
    const only = others.length === 0
    return { state: 'awarded', candidates, ...(only && { changes, awardId: first.id }) }
  }
  const left = changes.filter(
    ({ field, stored }) =>
      field !== 'difficulty' || itemDifficulty === null || stored !== itemDifficulty,
  )
  if (left.length === 0) return { state: 'known' }
  return { state: 'changed', changes: left, chosen: left.length < changes.length ? 'item' : 'row' }
}

function invalidRow(position: string, label: string, problem: string): AwardImportRow {
  return {
    position,
    label,
    problem,
    state: 'invalid',
    hasUnknownPlayer: false,
    hasUnknownItem: false,
  }
}

/** Whether a row is among those of a filter. What is known already needs no match. */
export function passes(row: AwardImportRow, filter: AwardFilter): boolean {
  const { state } = row
  if (filter === 'difficulty') return needsChoice(row)
  if (filter === 'player') return state === 'new' && row.hasUnknownPlayer
  if (filter === 'item') return state === 'new' && row.hasUnknownItem
  return state === filter
}

export function countRows(rows: readonly AwardImportRow[]): Record<AwardFilter, number> {
  const count = (filter: AwardFilter) => rows.filter((row) => passes(row, filter)).length
  const counts = ROW_FILTERS.map((filter) => [filter, count(filter)])
  // Object.fromEntries loses the names of the filters.
  return Object.fromEntries(counts) as Record<AwardFilter, number>
}

/**
 * All rows in words: "48 rows read: 37 imported, 3 on the board, 1 changed, 5 known, 2 repeated in this
 * text, 1 left out".
 */
export function describeRows(
  count: number,
  counts: Record<RowState, number>,
  verb: 'imported' | 'to import',
): string {
  const { new: added, awarded, changed, known, repeated, invalid } = counts
  const parts = [
    `${added} ${verb}`,
    awarded > 0 && `${awarded} on the board`,
    changed > 0 && `${changed} changed`,
    known > 0 && `${known} known`,
    repeated > 0 && `${repeated} repeated in this text`,
    invalid > 0 && `${invalid} left out`,
  ]
  return `${plural(count, 'row')} read: ${parts.filter(Boolean).join(', ')}`
}
