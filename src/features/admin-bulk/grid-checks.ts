import type { BossWithLoot } from '@/contract/loot-item'
import { COLUMN_IDS } from './columns'
import {
  checkRow,
  type BulkItem,
  type CellMessages,
  type CheckedRow,
  type Target,
} from './check-row'
import { findDuplicates, type Identity } from './find-duplicates'
import { isBlankRow, type GridRow } from './grid-rows'
import type { Position } from './grid-store'

/** One for all rows without messages: most of them, and compared by identity. */
const NOTHING: CellMessages = {}

/**
 * What is wrong with the rows, for one target. Each row is checked once: rows are replaced when they
 * change, so that a key typed into 500 rows checks one.
 */
export class GridChecks {
  readonly #checked = new WeakMap<GridRow, CheckedRow>()
  #marks: { rows: readonly GridRow[]; marks: Map<number, CellMessages> } | undefined

  constructor(
    readonly target: Target,
    private readonly loot: readonly BossWithLoot[],
  ) {}

  /** The errors of a row by column: its own, and what the server has refused since. */
  errorsOf(row: GridRow): CellMessages {
    return this.#check(row).errors
  }

  /** The row as an item. */
  itemOf(row: GridRow): BulkItem {
    return this.#check(row).item
  }

  /** What is no error but should be known of a row: that the item is there already. */
  marksOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    if (this.#marks?.rows !== rows) {
      this.#marks = { rows, marks: findDuplicates(rows, this.#identityOf, this.loot) }
    }
    const marks = this.#marks.marks.get(row.id) ?? NOTHING
    return row.verdict ? { ...marks, ...row.verdict.messages } : marks
  }

  /** Every cell with an error, row by row. */
  errorPositions(rows: readonly GridRow[]): Position[] {
    return rows.flatMap((row, index) => {
      const errors = this.errorsOf(row)
      if (errors === NOTHING) return []
      return COLUMN_IDS.flatMap((id, column) =>
        errors[id] === undefined ? [] : [{ row: index, column }],
      )
    })
  }

  /** The boss that a row names and the instance does not have, or empty. */
  unknownBossOf(row: GridRow): string {
    return isBlankRow(row) ? '' : this.#check(row).unknownBoss
  }

  readonly #identityOf = (row: GridRow): Identity => {
    const { item, unknownBoss } = this.#check(row)
    return { ...item, bossId: item.bossId ?? (unknownBoss || this.target.bossId) }
  }

  #check(row: GridRow): CheckedRow {
    const known = this.#checked.get(row)
    if (known) return known
    const { errors, ...rest } = checkRow(row, this.target)
    const all = isBlankRow(row) ? NOTHING : { ...errors, ...row.refusals }
    const checked = { ...rest, errors: Object.keys(all).length > 0 ? all : NOTHING }
    this.#checked.set(row, checked)
    return checked
  }
}

/** The next cell with an error behind a cell; after the last comes the first. */
export function nextError(errors: readonly Position[], { row, column }: Position) {
  return (
    errors.find((error) => error.row > row || (error.row === row && error.column > column)) ??
    errors[0]
  )
}
