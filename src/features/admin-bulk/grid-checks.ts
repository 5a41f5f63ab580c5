import type { BossWithLoot } from '@/contract/loot-item'
import type { LootIdentity } from '@/game/loot-identity'
import type { BatchItem } from './batch-types'
import { COLUMNS } from './columns'
import { findDuplicates } from './find-duplicates'
import type { Position } from './grid-area'
import { isBlankRow, type CellMessages, type GridRow } from './grid-rows'
import { parseRow, type ParsedRow, type RowTarget } from './parse-row'

/** Shared by all rows without messages, so that comparing by identity is enough. */
const NO_MESSAGES: CellMessages = {}

/**
 * Validates rows for one target. Results are cached by row object, which is possible because rows are
 * immutable. Typing in one of 500 rows therefore validates that row only.
 */
export class GridChecks {
  readonly #parsed = new WeakMap<GridRow, ParsedRow>()
  #duplicates: { rows: readonly GridRow[]; warnings: Map<number, CellMessages> } | undefined

  constructor(
    readonly target: RowTarget,
    /** The existing loot of the instance. */
    private readonly loot: readonly BossWithLoot[],
  ) {}

  /**
   * Returns the errors of a row. In each column, an error of the server replaces that of the
   * validation.
   */
  errorsOf(row: GridRow): CellMessages {
    return this.#parse(row).errors
  }

  /** Returns the row as an item of the request. */
  itemOf(row: GridRow): BatchItem {
    return this.#parse(row).item
  }

  /** Returns the warnings of a row: duplicates, and the previous values reported by the dry run. */
  warningsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    if (this.#duplicates?.rows !== rows) {
      this.#duplicates = { rows, warnings: findDuplicates(rows, this.#identityOf, this.loot) }
    }
    const warnings = this.#duplicates.warnings.get(row.id) ?? NO_MESSAGES
    return row.dryRun ? { ...warnings, ...row.dryRun.warnings } : warnings
  }

  /** Returns all cells with errors, row by row. */
  errorPositions(rows: readonly GridRow[]): Position[] {
    return rows.flatMap((row, index) => {
      const errors = this.errorsOf(row)
      if (errors === NO_MESSAGES) return []
      return COLUMNS.flatMap(({ id }, column) =>
        errors[id] === undefined ? [] : [{ row: index, column }],
      )
    })
  }

  /** Returns whether a boss has to be chosen for the row. */
  lacksBoss(row: GridRow): boolean {
    return !isBlankRow(row) && this.#parse(row).lacksBoss
  }

  /** Returns the boss that the row names if the instance does not have it, otherwise ''. */
  unknownBossOf(row: GridRow): string {
    return isBlankRow(row) ? '' : this.#parse(row).unknownBoss
  }

  readonly #identityOf = (row: GridRow): LootIdentity => {
    const { item, unknownBoss } = this.#parse(row)
    return { ...item, bossId: item.bossId ?? (unknownBoss || this.target.bossId) }
  }

  #parse(row: GridRow): ParsedRow {
    const cached = this.#parsed.get(row)
    if (cached) return cached
    const { errors, ...rest } = parseRow(row, this.target)
    const all = isBlankRow(row) ? NO_MESSAGES : { ...errors, ...row.rejections }
    const parsed = { ...rest, errors: Object.keys(all).length > 0 ? all : NO_MESSAGES }
    this.#parsed.set(row, parsed)
    return parsed
  }
}

/** Returns the first error after a position, continuing at the top after the last one. */
export function nextError(errors: readonly Position[], { row, column }: Position) {
  return (
    errors.find((error) => error.row > row || (error.row === row && error.column > column)) ??
    errors[0]
  )
}
