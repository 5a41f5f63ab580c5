import type { BossWithLoot } from '@/contract/loot-item'
import type { LootIdentity } from '@/game/loot-identity'
import type { BatchItem } from './batch-item'
import { columnIndex, COLUMNS, type ColumnId } from './columns'
import { findDuplicates, indexLoot } from './find-duplicates'
import type { Position } from './grid-area'
import { createRow, isBlankRow, type CellMessages, type GridRow } from './grid-rows'
import { toEdit, toSourceCells, type LootEdit, type LootSource } from './loot-source'
import { parseRow, type ParsedRow, type RowTarget } from './parse-row'
import { findRepeatedRows, repetitionError, type Repetition } from './repeated-rows'

/** Shared by all rows without messages, so that comparing by identity is enough. */
const NO_MESSAGES: CellMessages = {}

/** The columns that are checked together. */
const KIND: readonly ColumnId[] = ['slot', 'type', 'token']

/** The results of comparing each row with the others. */
interface Comparison {
  rows: readonly GridRow[]
  duplicates: Map<number, CellMessages>
  repetitions: Map<number, Repetition>
}

/**
 * Validates rows for one target. Results are cached by row object, which is possible because rows are
 * immutable. Typing in one of many rows therefore validates that row only.
 */
export class GridChecks {
  readonly #parsed = new WeakMap<GridRow, ParsedRow>()
  readonly #identities = new WeakMap<GridRow, LootIdentity>()
  readonly #opened = new WeakMap<LootSource, GridRow>()
  readonly #existing: ReturnType<typeof indexLoot>
  #compared: Comparison | undefined

  /** @param loot the existing loot of the instance */
  constructor(
    readonly target: RowTarget,
    loot: readonly BossWithLoot[],
  ) {
    this.#existing = indexLoot(loot)
  }

  /**
   * Returns the errors of a row among all rows. In each column, an error of the server replaces that of
   * the validation.
   */
  errorsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    const { errors } = this.#parse(row)
    const repetition = this.#rejectedRepetition(row, rows)
    return repetition ? { ...repetitionError(repetition), ...errors } : errors
  }

  /** Returns whether the text of a cell is invalid, regardless of other rows. */
  isInvalid(row: GridRow, column: ColumnId): boolean {
    return this.#parse(row).errors[column] !== undefined
  }

  /** Returns the row as an item of the request. */
  itemOf(row: GridRow): BatchItem {
    return this.#parse(row).item
  }

  /** Returns the changes of a row to its loot item; null if it changes nothing or is new. */
  editOf(row: GridRow): LootEdit | null {
    if (!row.source || isBlankRow(row)) return null
    return toEdit(this.itemOf(row), this.itemOf(this.#asOpened(row.source)), row.source)
  }

  /** Returns whether a row is new or changes its loot item. */
  isSent(row: GridRow): boolean {
    return !isBlankRow(row) && (!row.source || this.editOf(row) !== null)
  }

  /** Returns the warnings of a row: duplicates, and the previous values reported by the dry run. */
  warningsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    // The error of a repetition says already that the item is the same.
    const duplicate = this.#rejectedRepetition(row, rows)
      ? undefined
      : this.#compare(rows).duplicates.get(row.id)
    const warnings = duplicate ?? NO_MESSAGES
    return row.dryRun ? { ...warnings, ...row.dryRun.warnings } : warnings
  }

  /** Returns all cells with errors, row by row. */
  errorPositions(rows: readonly GridRow[]): Position[] {
    return rows.flatMap((row, index) => {
      const errors = this.errorsOf(row, rows)
      if (errors === NO_MESSAGES) return []
      return COLUMNS.flatMap(({ id }, column) =>
        errors[id] === undefined ? [] : [{ row: index, column }],
      )
    })
  }

  /** Returns the rows without those that repeat a row above them with the same values. */
  withoutRepetitions(rows: readonly GridRow[]): GridRow[] {
    const { repetitions } = this.#compare(rows)
    return rows.filter(({ id }) => repetitions.get(id)?.differences.length !== 0)
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
    const cached = this.#identities.get(row)
    if (cached) return cached
    const { item, unknownBoss } = this.#parse(row)
    const identity = { ...item, bossId: item.bossId ?? (unknownBoss || this.target.bossId) }
    this.#identities.set(row, identity)
    return identity
  }

  #compare(rows: readonly GridRow[]): Comparison {
    if (this.#compared?.rows === rows) return this.#compared
    this.#compared = {
      rows,
      duplicates: findDuplicates(rows, this.#identityOf, this.#existing),
      repetitions: findRepeatedRows(rows, this.#readValid),
    }
    return this.#compared
  }

  /** The repetition of a row that cannot be merged. */
  #rejectedRepetition(row: GridRow, rows: readonly GridRow[]): Repetition | undefined {
    const repetition = this.#compare(rows).repetitions.get(row.id)
    return repetition && repetition.differences.length > 0 ? repetition : undefined
  }

  readonly #readValid = (row: GridRow) => {
    // Existing items may repeat each other.
    if (isBlankRow(row) || row.source || this.#parse(row).errors !== NO_MESSAGES) return undefined
    return { item: this.#parse(row).item, identity: this.#identityOf(row) }
  }

  /** The row of a loot item without changes. */
  #asOpened(source: LootSource): GridRow {
    const cached = this.#opened.get(source)
    if (cached) return cached
    const opened = createRow(toSourceCells(source, this.target.bosses))
    this.#opened.set(source, opened)
    return opened
  }

  /** The errors of the changed cells. A stored value is not an error, even if users could not enter it. */
  #changedErrors(row: GridRow, source: LootSource, errors: CellMessages): CellMessages {
    const { cells } = this.#asOpened(source)
    const isChanged = (id: ColumnId) => row.cells[columnIndex(id)] !== cells[columnIndex(id)]
    const isKindChanged = KIND.some(isChanged)
    return Object.fromEntries(
      COLUMNS.flatMap(({ id }) => {
        const message = errors[id]
        const isShown = isChanged(id) || (isKindChanged && KIND.includes(id))
        return message !== undefined && isShown ? [[id, message]] : []
      }),
    )
  }

  #parse(row: GridRow): ParsedRow {
    const cached = this.#parsed.get(row)
    if (cached) return cached
    const { errors, ...rest } = parseRow(row, this.target)
    const own = row.source ? this.#changedErrors(row, row.source, errors) : errors
    const all = isBlankRow(row) ? NO_MESSAGES : { ...own, ...row.rejections }
    const parsed = { ...rest, errors: Object.keys(all).length > 0 ? all : NO_MESSAGES }
    this.#parsed.set(row, parsed)
    return parsed
  }
}

/** Returns a cell of each row that the last dry run reports as new or changed: the first changed one. */
export function changePositions(rows: readonly GridRow[]): Position[] {
  return rows.flatMap(({ dryRun }, row) => {
    if (dryRun?.outcome !== 'new' && dryRun?.outcome !== 'changed') return []
    const column = COLUMNS.findIndex(({ id }) => dryRun.warnings[id] !== undefined)
    return [{ row, column: Math.max(0, column) }]
  })
}

/** Returns the first of some cells after a position, continuing at the top after the last one. */
export function nextCell(cells: readonly Position[], { row, column }: Position) {
  return (
    cells.find((cell) => cell.row > row || (cell.row === row && cell.column > column)) ?? cells[0]
  )
}
