import { ALL_COLUMNS, columnIndex, COLUMNS, type Choice, type Target } from '../columns'
import { isMerged, isWritten, longestOf, share } from './column-values'
import { matchWord } from './match-words'
import { findLeftOut } from './find-left-out'
import { DIFFERENT_IDS, isIdOrLink, isShare, parseItemId } from './normalize-cell'
import { toKey, toBossName } from './normalize-words'
import { textOf, type Table } from './parse-table'
import { findHeader } from './find-header'
import { isHeader, readHeader } from './read-header-row'
import { loneText, readSections } from './read-sections'

/** A pasted table with its columns assigned to those of the grid. */
export interface AssignedTable {
  /**
   * For each column of the pasted table, the index of the grid's column; null if it is left out.
   */
  assigned: readonly Target[]
  /** The index of the header row, or -1. */
  headerRow: number
  /** For each column of `rows`, the index of the grid's column. */
  targets: number[]
  /** The rows without titles, headers and section rows, cells trimmed. */
  rows: string[][]
  /** The rows that are not read as items: "Total 110", "* ask officers", a name that can be a boss. */
  leftOut: string[]
}

const NAME = columnIndex('name')
const BOSS = columnIndex('boss')
const ITEM_ID = columnIndex('itemId')

/**
 * The columns of a sheet without a header row and without bosses beside the items: the boss follows
 * the item's id.
 */
const ORDER_WITHOUT_BOSS: readonly number[] = [
  columnIndex('name'),
  ...ALL_COLUMNS.filter((index) => index > BOSS && index <= columnIndex('itemId')),
  BOSS,
  ...ALL_COLUMNS.filter((index) => index > columnIndex('itemId')),
]

/** The texts that spreadsheets copy for an unticked checkbox, as keys. */
const UNCHECKED = new Set(['false', 'falsch', 'faux'])

/**
 * Assigns the columns of a pasted table: by the names in its header row, or without a header by
 * position, starting at `firstColumn`, among the shown columns. Section rows and
 * bosses that are named only once become the boss of each row (`readSections`). Rows that are no
 * items (`findLeftOut`) and blank rows (`dropBlank`) are dropped; rows of unticked checkboxes count
 * as blank.
 * @param chosen the assignment that the user has chosen instead
 */
export function readColumns(
  table: Table,
  firstColumn: number,
  columns: readonly number[],
  bosses: readonly Choice[] = [],
  chosen?: readonly Target[],
): AssignedTable {
  const all = table.map((row) => withoutCheckboxes(row.map((cell) => textOf(cell).trim())))
  const headerRow = findHeader(all)
  const width = longestOf(all)
  const hasShares = (column: number) => {
    const texts = all.slice(headerRow + 1).map((row) => row[column] ?? '')
    return texts.some(isShare) && texts.every((text) => text === '' || isShare(text))
  }
  const named =
    headerRow < 0
      ? undefined
      : readHeader(all[headerRow] ?? []).map((target, column) =>
          target === NAME && hasShares(column) ? null : target,
        )
  if (named) moveBosses(named, table.slice(headerRow + 1), bosses)
  const order = orderOf(all, firstColumn, columns)
  const assigned = Array.from({ length: width }, (_, column) => {
    if (chosen) return chosen[column] ?? null
    return (named ?? order)[column] ?? null
  })
  const leftOut = findLeftOut(all, assigned, headerRow)
  const isKept = (_: unknown, row: number) => !leftOut.has(row)
  const [texts, kept] = [all.filter(isKept), table.filter(isKept)]
  const isRepeated = [...leftOut].some(
    (row) => isHeader(all[row] ?? []) && loneText(all[row - 1] ?? []) !== '',
  )
  const sections = readSections(texts, { assigned, headerRow, isRepeated, bosses })
  const rows = dropBlank(
    sections.items.map(({ row, boss }) => ({
      cells: texts[row] ?? [],
      boss,
      linkedId: linkedIdOf(kept[row] ?? [], assigned) || idNextToName(texts[row] ?? [], assigned),
    })),
    headerRow >= 0 || (assigned.includes(NAME) && sections.items.some(({ boss }) => boss)),
  )
  const targets = [
    ...new Set([
      ...assigned.filter((target) => target !== null),
      ...(rows.some(({ boss }) => boss !== undefined) ? [BOSS] : []),
      ...(rows.some(({ linkedId }) => linkedId !== '') ? [ITEM_ID] : []),
    ]),
  ]
  return {
    assigned,
    headerRow,
    targets,
    rows: rows.map(({ cells, boss, linkedId }) =>
      targets.map((target) => {
        const own = cells.filter((_, column) => assigned[column] === target)
        if (target === BOSS) return boss ?? firstFilled(own)
        // The Item column can hold ids. Next to a name, they belong to the Item ID column.
        if (target === NAME)
          return own.find((text) => text && !isIdOrLink(text)) ?? firstFilled(own)
        if (target !== ITEM_ID) return firstFilled(own)
        return chooseId(own, linkedId)
      }),
    ),
    leftOut: [
      ...sections.uncertain,
      ...[...leftOut].map((row) => {
        const cells = all[row] ?? []
        return loneText(cells) || cells.filter((text) => text !== '').join(' ')
      }),
    ],
  }
}

/**
 * The columns that a table without a header fills from the first one on. If at least half of the
 * cells beside the items are slots, these are in the place of the Boss column.
 */
function orderOf(texts: readonly string[][], first: number, columns: readonly number[]) {
  const shown = columns.filter((column) => column >= first)
  const beside = texts.filter((row) => !isMerged(row)).flatMap((row) => row[1] || [])
  const slot = COLUMNS[columnIndex('slot')]
  const hasSlots =
    first === NAME && slot && share(beside, (text) => isWritten(slot, text, [])) >= 0.5
  return hasSlots ? ORDER_WITHOUT_BOSS.filter((column) => columns.includes(column)) : shown
}

/**
 * "Drop" names items, but beside another column of items it has the bosses. They are bosses of the
 * instance, or at most half as many different texts as rows. Changes the columns that a header names.
 */
function moveBosses(named: Target[], rows: Table, bosses: readonly Choice[]) {
  const names = named.flatMap((target, column) => (target === NAME ? [column] : []))
  const moved = names.filter((column) => {
    const cells = rows.flatMap((row) => row[column] ?? [])
    const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== '')
    // The text of a link to an item can be "link".
    if (cells.some((cell) => typeof cell !== 'string' && cell.itemId)) return false
    if (texts.length === 0 || texts.some(isIdOrLink)) return false
    return (
      new Set(texts).size * 2 <= rows.length ||
      texts.filter((text) => matchWord(toBossName(text), bosses)).length * 2 > texts.length
    )
  })
  if (moved.length === names.length) return
  for (const column of moved) named[column] = named.includes(BOSS) ? null : BOSS
}

/** The first text that is not empty, for tables with several columns for the same value. */
function firstFilled(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? ''
}

/** Empties a row that consists of unticked checkboxes. */
function withoutCheckboxes(row: string[]): string[] {
  return row.every((cell) => cell === '' || UNCHECKED.has(toKey(cell))) ? row.map(() => '') : row
}

/**
 * The id of the first item that a row links to. Without one, the address of another page behind a
 * name or an id, which becomes an error; otherwise ''. Bosses often link to pages of their own.
 */
function linkedIdOf(row: Table[number], assigned: readonly Target[]): string {
  const linked = row.flatMap((cell, column) =>
    typeof cell === 'string' ? [] : [{ ...cell, target: assigned[column] ?? -1 }],
  )
  const item = linked.find(({ itemId }) => itemId !== undefined)
  const other = linked.find(({ target }) => target === NAME || COLUMNS[target]?.isItemId)
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
  if (ids.size > 0) return [...ids].join(DIFFERENT_IDS)
  return texts.find(isIdOrLink) ?? (linkedId || firstFilled(texts))
}

/** The id or link in one of several columns for the name: "Item" with links next to "Name". */
function idNextToName(texts: readonly string[], assigned: readonly Target[]): string {
  const names = texts.filter((_, column) => assigned[column] === NAME)
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
