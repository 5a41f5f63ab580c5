import { type DryRunRow } from '@/contract/admin-dry-run'
import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { COLUMN_COUNT, columnIndex, type Choice, type ColumnId } from './columns'
import { COLUMN_IDS } from './columns'
import { tidyCell } from './match-words'

/** What the server said of a row; gone as soon as the row is edited. */
export interface RowVerdict {
  outcome: DryRunRow['outcome']
  /** By column: what was wrong, or what the value was before. */
  messages: Partial<Record<ColumnId, string>>
}

/** One row of the grid: a text for each column. Rows are never changed, only replaced. */
export interface GridRow {
  readonly id: number
  readonly cells: readonly string[]
  /** Refusals of the server that have not been mended yet, by column. */
  readonly refusals?: Partial<Record<ColumnId, string>>
  readonly verdict?: RowVerdict
}

/** The cells from one corner to the other, all four included. */
export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

let lastId = 0

/** A row of its own; missing cells are empty. */
export function createRow(cells: readonly string[] = []): GridRow {
  lastId += 1
  return {
    id: lastId,
    cells: Array.from({ length: COLUMN_COUNT }, (_, column) => cells[column] ?? ''),
  }
}

/** Rows of nothing. */
export function blankRows(count: number): GridRow[] {
  return Array.from({ length: count }, () => createRow())
}

/** Whether nothing is written in a row. Such rows are no items and are never sent. */
export function isBlankRow({ cells }: GridRow): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** The text of a row's cell. */
export function cellOf(row: GridRow, id: ColumnId): string {
  return row.cells[columnIndex(id)] ?? ''
}

/** Slots that a type can only go into, and the other way round. */
const SLOT_OF_TYPE: Readonly<Record<string, string>> = {
  Trinket: 'Trinket',
  Ring: 'Finger',
  Necklace: 'Neck',
  Cloak: 'Back',
  Shield: 'Off hand',
  'Off-Hand': 'Off hand',
  Polearm: 'Two-hand',
  Staff: 'Two-hand',
  'Two-Handed Sword': 'Two-hand',
  'Two-Handed Axe': 'Two-hand',
  'Two-Handed Mace': 'Two-hand',
  'One-Handed Sword': 'Main hand',
  'One-Handed Axe': 'Main hand',
  'One-Handed Mace': 'Main hand',
  Dagger: 'Main hand',
  'Fist Weapon': 'Main hand',
  Bow: 'Ranged',
  Crossbow: 'Ranged',
  Gun: 'Ranged',
}
const TYPE_OF_SLOT: Readonly<Record<string, string>> = {
  Trinket: 'Trinket',
  Finger: 'Ring',
  Neck: 'Necklace',
  Back: 'Cloak',
}

/**
 * A row with other texts in some of its cells, tidied. What a new type or slot says about the other
 * is filled in where that is empty.
 */
export function withCells(
  row: GridRow,
  changes: ReadonlyMap<number, string>,
  bosses: readonly Choice[],
): GridRow {
  const cells = [...row.cells]
  for (const [column, text] of changes) {
    const id = COLUMN_IDS[column]
    if (id !== undefined) cells[column] = tidyCell(id, text, bosses)
  }
  complete(cells, changes, 'type', 'slot', SLOT_OF_TYPE)
  complete(cells, changes, 'slot', 'type', TYPE_OF_SLOT)
  return withTexts(row, cells)
}

function complete(
  cells: string[],
  changes: ReadonlyMap<number, string>,
  from: ColumnId,
  to: ColumnId,
  meanings: Readonly<Record<string, string>>,
) {
  const text = cells[columnIndex(from)] ?? ''
  if (!changes.has(columnIndex(from)) || !Object.hasOwn(meanings, text)) return
  const isToken = cells[columnIndex('token')] !== ''
  if (cells[columnIndex(to)] === '' && !isToken) cells[columnIndex(to)] = meanings[text] ?? ''
}

/**
 * A row with other texts as they are. Refusals of the cells that changed go, and so does the
 * verdict; a row in which nothing changed is the same row.
 */
export function withTexts(row: GridRow, cells: readonly string[]): GridRow {
  const hasChanged = (column: number) => row.cells[column] !== cells[column]
  if (!cells.some((_, column) => hasChanged(column))) return row
  const refusals = Object.fromEntries(
    Object.entries(row.refusals ?? {}).filter(
      ([id]) => !hasChanged(COLUMN_IDS.findIndex((known) => known === id)),
    ),
  )
  return {
    id: row.id,
    cells,
    ...(Object.keys(refusals).length > 0 && { refusals }),
  }
}

/** Whether rows can be added. */
export function hasRoom(rows: readonly GridRow[], count = 1): boolean {
  return rows.length + count <= BATCH_ROWS_MAX
}

/** Empties the cells of an area. */
export function clearArea(rows: readonly GridRow[], area: Area): GridRow[] {
  return mapArea(rows, area, () => '')
}

/** Writes the first row of an area into the rows below it; of a single row, the row above it. */
export function fillDown(rows: readonly GridRow[], area: Area): GridRow[] {
  const source = rows[area.top === area.bottom ? area.top - 1 : area.top]
  if (!source) return [...rows]
  return mapArea(rows, area, (column) => source.cells[column] ?? '')
}

function mapArea(
  rows: readonly GridRow[],
  { top, bottom, left, right }: Area,
  toText: (column: number) => string,
): GridRow[] {
  return rows.map((row, index) =>
    index < top || index > bottom
      ? row
      : withTexts(
          row,
          row.cells.map((text, column) =>
            column < left || column > right ? text : toText(column),
          ),
        ),
  )
}
