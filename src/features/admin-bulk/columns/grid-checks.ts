import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { contradictionOf } from '@/game/item-slots'
import type { LootIdentity } from '@/game/loot-sheet/loot-identity'
import type { BatchItem } from './column'
import { COLUMNS, type ColumnId } from './columns'
import { findDuplicates, indexLoot, leavesUnchanged } from './find-duplicates'
import { createRow, isBlankRow, textsOf, type CellMessages, type GridRow } from './grid-rows'
import { toEdit, toSourceCells, type LootEdit, type LootSource } from './loot-source'
import { parseRow, type ParsedRow, type RowTarget } from './parse-grid-row'
import {
  findRepeatedRows,
  repetitionError,
  rowsToRemove,
  type Repetition,
  type RowsToRemove,
} from './repeated-rows'

/** Shared by all rows without messages, so that comparing by identity is enough. */
const NO_MESSAGES: CellMessages = {}

/** A token without classes, which would be for everybody. */
const FOR_ALL_CLASSES: CellMessages = { classes: 'Which classes can use this token?' }

const GONE: CellMessages = {
  name: 'Somebody has deleted this item, or moved it to another raid',
}

const EMPTIED: CellMessages = {
  name: 'Undo, or remove the row with the bin',
}

/** The columns that are checked together. */
const KIND: readonly ColumnId[] = ['slot', 'type', 'token']

interface Comparison {
  rows: readonly GridRow[]
  duplicates: ReturnType<typeof findDuplicates>
  repetitions: Map<number, Repetition>
}

/**
 * Validates rows for one target. Results are cached by row object, which is possible because rows
 * are immutable. Typing in one of many rows therefore validates that row only.
 */
export class GridChecks {
  readonly #parsed = new WeakMap<GridRow, ParsedRow>()
  readonly #identities = new WeakMap<GridRow, LootIdentity>()
  readonly #opened = new WeakMap<LootSource, GridRow>()
  readonly #existing: ReturnType<typeof indexLoot>
  #compared: Comparison | undefined

  constructor(
    readonly target: RowTarget,
    loot: readonly BossWithLoot[],
  ) {
    this.#existing = indexLoot(loot)
  }

  /** In each column, an error of the server replaces that of the validation. */
  errorsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    const errors = this.#ownErrorsOf(row, rows)
    if (row.isDeleted || row.dryRun?.outcome !== 'invalid') return errors
    return { ...errors, ...row.dryRun.messages }
  }

  /**
   * Returns whether a row cannot be sent. The server checks rows again that it has rejected because
   * of another admin's change.
   */
  isBlocked(row: GridRow, rows: readonly GridRow[]): boolean {
    return this.#ownErrorsOf(row, rows) !== NO_MESSAGES
  }

  hasErrors(row: GridRow, rows: readonly GridRow[]): boolean {
    return this.errorsOf(row, rows) !== NO_MESSAGES
  }

  /** Returns whether a cell differs from what was opened or pasted. */
  isEdited(row: GridRow, column: ColumnId): boolean {
    const before = row.source ? this.#asOpened(row.source).cells : row.pasted
    return before !== undefined && before[column] !== row.cells[column]
  }

  /** Returns whether any cell of a row differs from what was opened or pasted, or it is deleted. */
  isRowEdited(row: GridRow): boolean {
    return row.isDeleted === true || COLUMNS.some(({ id }) => this.isEdited(row, id))
  }

  isInvalid(row: GridRow, column: ColumnId): boolean {
    return this.#parse(row).errors[column] !== undefined
  }

  itemOf(row: GridRow): BatchItem {
    return this.#parse(row).item
  }

  /** Returns the changes of a row to its loot item; null if it changes nothing or is new. */
  editOf(row: GridRow): LootEdit | null {
    if (!row.source || row.isDeleted || isBlankRow(row)) return null
    return toEdit(this.itemOf(row), this.itemOf(this.#asOpened(row.source)), row.source)
  }

  /** Returns whether a row is new, or changes or deletes its loot item. */
  isSent(row: GridRow): boolean {
    if (isBlankRow(row)) return false
    return !row.source || row.isDeleted === true || this.editOf(row) !== null
  }

  warningsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    if (row.isDeleted) return NO_MESSAGES
    // The error of a repetition says already that the item is the same.
    const duplicate = this.#rejectedRepetition(row, rows)
      ? undefined
      : this.#compare(rows).duplicates.warnings.get(row.id)
    const item = this.itemOf(row)
    const contradiction = contradictionOf(item)
    const forAll = item.isTokenItem && !item.classes ? FOR_ALL_CLASSES : undefined
    const otherId = item.wowheadId !== undefined && item.itemId && item.wowheadId !== item.itemId
    if (!forAll && !otherId && contradiction === null) return duplicate ?? NO_MESSAGES
    return {
      ...duplicate,
      ...forAll,
      ...(otherId && { wowheadId: 'Another item than the Item ID' }),
      ...(contradiction !== null && { type: contradiction }),
    }
  }

  /** Returns the previous values of the cells that the last dry run reports as changed. */
  changesOf({ dryRun, isDeleted }: GridRow): CellMessages {
    return dryRun?.outcome === 'changed' && !isDeleted ? dryRun.messages : NO_MESSAGES
  }

  hasProblems(row: GridRow, rows: readonly GridRow[]): boolean {
    return this.hasErrors(row, rows) || this.warningsOf(row, rows) !== NO_MESSAGES
  }

  /** Returns the rows without those that repeat a row above them with the same values. */
  withoutRepetitions(rows: readonly GridRow[]): GridRow[] {
    const { repetitions } = this.#compare(rows)
    return rows.filter(({ id }) => repetitions.get(id)?.differences.length !== 0)
  }

  /**
   * Returns the rows whose item exists with the same values, by row id. After a dry run, these are
   * the ones that the server has found: of items with the same name, it compares all.
   */
  storedRows(rows: readonly GridRow[]): ReadonlySet<number> {
    const { stored } = this.#compare(rows).duplicates
    const isStored = ({ id, dryRun, source }: GridRow) =>
      dryRun && !source ? dryRun.outcome === 'duplicate' : stored.has(id)
    return new Set(rows.filter(isStored).map(({ id }) => id))
  }

  /** Returns what can be removed if a row repeats a row above it. */
  repeatedRows(row: GridRow, rows: readonly GridRow[]): RowsToRemove | undefined {
    const { duplicates, repetitions } = this.#compare(rows)
    return duplicates.repeated.has(row.id) ? rowsToRemove(row.id, repetitions) : undefined
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

  #ownErrorsOf(row: GridRow, rows: readonly GridRow[]): CellMessages {
    if (row.isDeleted) return row.isMissing ? GONE : NO_MESSAGES
    const { errors } = this.#parse(row)
    const repetition = this.#rejectedRepetition(row, rows)
    return repetition ? { ...repetitionError(repetition), ...errors } : errors
  }

  #compare(rows: readonly GridRow[]): Comparison {
    if (this.#compared?.rows === rows) return this.#compared
    this.#compared = {
      rows,
      duplicates: findDuplicates(rows, this.#identityOf, this.#isUnchanged, this.#existing),
      repetitions: findRepeatedRows(rows, this.#readValid),
    }
    return this.#compared
  }

  /** The repetition of a row that cannot be merged. */
  #rejectedRepetition(row: GridRow, rows: readonly GridRow[]): Repetition | undefined {
    const repetition = this.#compare(rows).repetitions.get(row.id)
    return repetition && repetition.differences.length > 0 ? repetition : undefined
  }

  readonly #isUnchanged = (row: GridRow, existing: LootItem) =>
    this.#parse(row).errors === NO_MESSAGES && leavesUnchanged(this.itemOf(row), existing)

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

  /** A stored value is not an error, even if users could not enter it. */
  #changedErrors(row: GridRow, source: LootSource, errors: CellMessages): CellMessages {
    const { cells } = this.#asOpened(source)
    const isChanged = (id: ColumnId) => row.cells[id] !== cells[id]
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
    const isEmptied = row.source && textsOf(row.cells).every((text) => !text)
    const all = isBlankRow(row)
      ? NO_MESSAGES
      : { ...(isEmptied ? EMPTIED : own), ...row.rejections, ...(row.isMissing && GONE) }
    const parsed = { ...rest, errors: Object.keys(all).length > 0 ? all : NO_MESSAGES }
    this.#parsed.set(row, parsed)
    return parsed
  }
}
