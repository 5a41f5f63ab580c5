import { IMPORTED_AWARDS_MAX, type ImportOutcome } from '@/contract/guild-import'
import type { HistoryEntry, HistoryRow } from '@/game/rclootcouncil/history-row'
import { plural } from '@/lib/format'
import type { ImportRequest } from './guild-exchange.api'

/** The effect of an import on a row of the export. */
export type RowState = 'new' | 'known' | 'invalid'
/** The filters for rows. A row can be new and have a player or an item that is unknown. */
export const ROW_FILTERS = ['new', 'known', 'player', 'item', 'invalid'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** A row of the preview. */
export interface ImportRow {
  number: number
  label: string
  state: RowState
  /** Missing for a row that is no award. */
  award?: HistoryRow
  hasUnknownPlayer: boolean
  hasUnknownItem: boolean
  /** Why the row is invalid. */
  problem?: string
}

type RequestedAward = ImportRequest['awards'][number]

/** The award of an export as the backend takes it. */
export function toRequest({ id, ...row }: HistoryRow): RequestedAward {
  return { ...row, externalId: id }
}

/** The rows in parts, each as large as a request may be. */
export function toParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / IMPORTED_AWARDS_MAX) }, (_, part) =>
    rows.slice(part * IMPORTED_AWARDS_MAX, (part + 1) * IMPORTED_AWARDS_MAX),
  )
}

/**
 * The rows of the preview.
 * @param outcomes of the entries that are awards, in their order, from dry runs
 */
export function toImportRows(
  entries: readonly HistoryEntry[],
  outcomes: readonly ImportOutcome[],
): ImportRow[] {
  let position = 0
  const seen = new Set<string>()
  return entries.map((entry) => {
    const { number, label } = entry
    if ('problem' in entry) return invalidRow(number, label, entry.problem)
    const outcome = outcomes[position]
    position += 1
    if (!outcome) return invalidRow(number, label, 'The server has not checked it')
    if (outcome.outcome === 'invalid') {
      return invalidRow(number, label, Object.values(outcome.fields ?? {}).join('. '))
    }
    // The dry run of a part does not know the parts before it.
    const isNew = outcome.outcome === 'new' && !seen.has(entry.row.id)
    seen.add(entry.row.id)
    return {
      number,
      label,
      state: isNew ? 'new' : 'known',
      award: entry.row,
      hasUnknownPlayer: outcome.isPlayerKnown === false,
      hasUnknownItem: outcome.isItemKnown === false,
    }
  })
}

function invalidRow(number: number, label: string, problem: string): ImportRow {
  return {
    number,
    label,
    problem,
    state: 'invalid',
    hasUnknownPlayer: false,
    hasUnknownItem: false,
  }
}

/** Whether a row is among those of a filter. What is known already needs no match. */
export function passes({ state, ...row }: ImportRow, filter: RowFilter): boolean {
  if (filter === 'player') return state === 'new' && row.hasUnknownPlayer
  if (filter === 'item') return state === 'new' && row.hasUnknownItem
  return state === filter
}

/** The number of rows of each filter. */
export function countRows(rows: readonly ImportRow[]): Record<RowFilter, number> {
  const count = (filter: RowFilter) => rows.filter((row) => passes(row, filter)).length
  return {
    new: count('new'),
    known: count('known'),
    player: count('player'),
    item: count('item'),
    invalid: count('invalid'),
  }
}

/** The result of an import in words, e.g. "12 awards imported" and "3 were known". */
export function describeImport(outcomes: readonly Pick<ImportOutcome, 'outcome'>[]) {
  const stored = outcomes.filter(({ outcome }) => outcome === 'new').length
  const known = outcomes.length - stored
  return {
    title: `${plural(stored, 'award')} imported`,
    description: known > 0 ? `${known} ${known === 1 ? 'was' : 'were'} known` : undefined,
  }
}
