import { linkedName } from '@/game/loot-sheet/links'
import type { Choice } from '../choices'
import { COLUMN_BY_ID, placeOf, EDGES, type ColumnId, type Target } from '../columns'
import { DIFFERENT_IDS, isIdOrLink, isShare, parseItemId } from '../normalize-cell'
import { toKey } from '../normalize-words'
import { columnTexts } from './column-texts'
import { findHeader } from './find-header'
import { textOf, type Table } from './parse-table'
import { proposeColumns } from './propose-columns'
import { readHeader } from './read-header-row'
import { readSections } from './read-sections'

/** For each column of a pasted table, the grid's column; null if it is left out. */
interface Assignment {
  assigned: readonly Target[]
  isAsked: boolean
}

export interface AssignedTable extends Assignment {
  /** The index of the header row, or -1. */
  headerRow: number
  /** For each column of `rows`, the grid's column. */
  targets: ColumnId[]
  /** The rows without titles, the header and section rows, cells trimmed. */
  rows: string[][]
}

/** The texts that spreadsheets copy for an unticked checkbox, as keys. */
const UNCHECKED = new Set(['false', 'falsch', 'faux'])

/**
 * Assigns the columns of a pasted table (`assignByHeader`, `assignByPlace`) and reads its rows. Section rows and
 * bosses that are named only once become the boss of each row (`readSections`). Blank rows
 * (`dropBlank`) are dropped; rows of unticked checkboxes count as blank.
 * @param chosen the assignment that the user has chosen instead
 */
export function readColumns(
  table: Table,
  firstColumn: ColumnId,
  columns: readonly ColumnId[],
  bosses: readonly Choice[] = [],
  chosen?: readonly Target[],
): AssignedTable {
  const texts = table.map((row) => withoutCheckboxes(row.map((cell) => textOf(cell).trim())))
  const headerRow = findHeader(texts)
  const { assigned, isAsked } = chosen
    ? { assigned: chosen, isAsked: true }
    : headerRow < 0
      ? assignByPlace(texts, firstColumn, columns, bosses)
      : assignByHeader(texts, headerRow, bosses)
  const items = readSections(texts, { assigned, headerRow, bosses })
  const rows = dropBlank(
    items.map(({ row, boss }) => ({
      cells: texts[row] ?? [],
      boss,
      linkedId: linkedIdOf(table[row] ?? [], assigned) || idNextToName(texts[row] ?? [], assigned),
    })),
    headerRow >= 0 || (assigned.includes('name') && items.some(({ boss }) => boss)),
  )
  const used = new Set<ColumnId>(assigned.filter((target) => target !== null))
  if (rows.some(({ boss }) => boss !== undefined)) used.add('boss')
  if (rows.some(({ linkedId }) => linkedId !== '')) used.add('itemId')
  const targets = [...used]
  return {
    assigned,
    isAsked,
    headerRow,
    targets,
    rows: rows.map(({ cells, boss, linkedId }) =>
      targets.map((target) => {
        const own = cells.filter((_, column) => assigned[column] === target)
        if (target === 'boss') return boss ?? firstFilled(own)
        // The Item column can hold ids. Next to a name, they belong to the Item ID column.
        if (target === 'name')
          return own.find((text) => text && !isIdOrLink(text)) ?? firstFilled(own)
        if (target !== 'itemId') return firstFilled(own)
        return chooseId(own, linkedId)
      }),
    ),
  }
}

/**
 * Assigns the columns of a table with a header row: those that it names, and by their cells those
 * with unknown names. The user is asked unless the header names every column that has cells, and no
 * two for the same, except a column of links beside the names.
 */
function assignByHeader(
  rows: string[][],
  headerRow: number,
  bosses: readonly Choice[],
): Assignment {
  const texts = columnTexts(rows, headerRow)
  const header = rows[headerRow] ?? []
  const named = readHeader(header)
  const all = texts.map((cells, column) => {
    const target = named[column] ?? null
    return target === 'name' && cells.length > 0 && cells.every(isShare) ? null : target
  })
  const filled = texts.flatMap((cells, column) =>
    cells.length === 0 || (all[column] === 'name' && cells.every(isIdOrLink)) ? [] : [all[column]],
  )
  return {
    assigned: proposeColumns(texts, header, all, bosses),
    isAsked: filled.includes(null) || new Set(filled).size < filled.length,
  }
}

/**
 * Assigns the columns of a table without a header row by their order. If several are pasted at the
 * first one, the user is asked, and they are assigned by their cells unless these agree with the
 * order; elsewhere, the user has chosen the place.
 */
function assignByPlace(
  rows: string[][],
  firstColumn: ColumnId,
  columns: readonly ColumnId[],
  bosses: readonly Choice[],
): Assignment {
  const texts = columnTexts(rows, -1)
  const shown = columns.filter((column) => placeOf(column) >= placeOf(firstColumn))
  const inOrder = texts.map((_, column) => shown[column] ?? null)
  const filled = texts.filter((cells) => cells.length > 0)
  if (firstColumn !== EDGES.first || filled.length < 2) {
    const isLost = texts.some((cells, column) => cells.length > 0 && inOrder[column] === null)
    return { assigned: inOrder, isAsked: isLost }
  }
  const unassigned = texts.map(() => null)
  const proposed = proposeColumns(texts, [], unassigned, bosses)
  const isMoved = proposed.some((target, column) => target !== null && target !== inOrder[column])
  return { assigned: isMoved ? proposed : inOrder, isAsked: true }
}

/** The first text that is not empty, for tables with several columns for the same value. */
function firstFilled(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? ''
}

function withoutCheckboxes(row: string[]): string[] {
  return row.every((cell) => cell === '' || UNCHECKED.has(toKey(cell))) ? row.map(() => '') : row
}

/**
 * The id of the first item that a row links to. Without one, the address of another page behind a
 * name or an id, which becomes an error; otherwise ''. Bosses often link to pages of their own.
 */
function linkedIdOf(row: Table[number], assigned: readonly Target[]): string {
  const linked = row.flatMap((cell, column) =>
    typeof cell === 'string' ? [] : [{ ...cell, target: assigned[column] }],
  )
  const item = linked.find(({ itemId }) => itemId !== undefined)
  const other = linked.find(
    ({ target }) => target === 'name' || (target && COLUMN_BY_ID[target].isItemId),
  )
  return item?.itemId ?? other?.otherPage ?? ''
}

/**
 * The id of a row by the texts of its ID columns and the item that it links to. A number that is no
 * id stays, to be an error; different ids become one, too: "281031 or 281032". The text of a link
 * can be "link"; then its address has the id.
 */
function chooseId(texts: readonly string[], linkedId: string): string {
  const number = texts.find((text) => /^#?\s*\d/.test(text))
  if (number !== undefined && parseItemId(number) === undefined) return number
  const ids = new Set([number ?? '', ...texts, linkedId].flatMap((text) => parseItemId(text) ?? []))
  if (ids.size > 1) return [...ids].join(DIFFERENT_IDS)
  if (ids.size === 1) return texts.find((text) => linkedName(text) !== undefined) ?? [...ids].join()
  return texts.find(isIdOrLink) ?? (linkedId || firstFilled(texts))
}

/** The id or link in one of several columns for the name: "Item" with links next to "Name". */
function idNextToName(texts: readonly string[], assigned: readonly Target[]): string {
  const names = texts.filter((_, column) => assigned[column] === 'name')
  return names.length > 1 ? (names.find(isIdOrLink) ?? '') : ''
}

/**
 * Drops blank rows: all those of a list of loot, otherwise those at the end, because a range of
 * cells can belong to rows that are there.
 */
function dropBlank<Row extends { cells: string[] }>(rows: Row[], isList: boolean): Row[] {
  const isFilled = ({ cells }: Row) => cells.some((cell) => cell !== '')
  return isList ? rows.filter(isFilled) : rows.slice(0, rows.findLastIndex(isFilled) + 1)
}
