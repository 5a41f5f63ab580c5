import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import type { Conflict } from '@/features/admin-catalog/components/find-conflicts'
import { TIER_TOKEN } from './choices'
import { COLUMNS, mapColumns, type Cells, type Column, type ColumnId } from './columns'
import type { LootSource } from './loot-source'

export type CellMessages = Partial<Record<ColumnId, string>>

/** One row of the grid. Immutable: every change creates a new object. */
export interface GridRow {
  readonly id: number
  readonly cells: Cells
  /** The existing loot item that the row changes; rows without one are new. */
  readonly source?: LootSource
  /** Whether the submit deletes the loot item. Removed when any cell of the row changes. */
  readonly isDeleted?: true
  /** Whether the instance does not have the loot item any more, so that the row cannot be submitted. */
  readonly isMissing?: true
  /** The cells as they were pasted, by which edited cells are known. */
  readonly pasted?: Cells
  /**
   * The columns that the name of a tier token has filled in and the user has not edited, with what
   * they had before.
   */
  readonly proposed?: ReadonlyMap<ColumnId, string>
  /** The cells that somebody else has changed too, until the user chooses or checks. */
  readonly conflicts?: readonly Conflict[]
  /** Errors of the server. A cell's error is removed when the cell changes. */
  readonly rejections?: CellMessages
  /** The result of the last dry run. Removed when any cell of the row changes. */
  readonly dryRun?: {
    readonly outcome: DryRunRow['outcome']
    /** The previous values of a changed item ("Was Wrist"), or the errors of an invalid row. */
    readonly messages: CellMessages
  }
}

let lastId = 0

/** Creates a row with a new id. Missing cells are empty. */
export function createRow(
  cells: Partial<Cells> = {},
  source?: LootSource | null,
  isDeleted = false,
): GridRow {
  lastId += 1
  return {
    id: lastId,
    cells: mapColumns(({ id }) => cells[id] ?? ''),
    ...(source && { source }),
    ...(source && isDeleted && { isDeleted }),
  }
}

export function blankRows(count: number): GridRow[] {
  return Array.from({ length: count }, () => createRow())
}

/**
 * Returns whether a row is new and all its cells are blank. Blank rows are not submitted. The row of
 * an existing item is never blank: emptied cells do not delete the item.
 */
export function isBlankRow({ cells, source }: GridRow): boolean {
  return !source && textsOf(cells).every((text) => text.trim() === '')
}

export function filledRows(rows: readonly GridRow[]): GridRow[] {
  return rows.filter((row) => !isBlankRow(row))
}

export const RARE_COLUMNS = COLUMNS.filter(({ isHiddenUntilUsed }) => isHiddenUntilUsed)

export function usesHidden({ cells }: GridRow): boolean {
  return RARE_COLUMNS.some(({ id }) => cells[id] !== '')
}

export function textsOf(cells: Cells): string[] {
  return COLUMNS.map(({ id }) => cells[id])
}

export function hasRoom(rows: readonly GridRow[]): boolean {
  return rows.length < BATCH_ROWS_MAX
}

export function areSameRows(one: readonly GridRow[], other: readonly GridRow[]): boolean {
  return one.length === other.length && one.every((row, index) => row === other[index])
}

/** What an empty cell of a row that is not blank means: the type of a token, or the default. */
export function placeholderOf({ id, placeholder }: Column, row?: GridRow): string | undefined {
  if (!row || isBlankRow(row)) return undefined
  return id === 'type' && row.cells.token ? TIER_TOKEN : placeholder
}
