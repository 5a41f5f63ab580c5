import { columnIndex, type Choice } from '../columns'
import { beginsWithTier } from '../rows/propose-token'
import { countTexts, isMerged } from './column-values'
import { matchWord } from './match-words'
import { isNearName } from './near-names'
import { isIdOrLink } from './normalize-cell'
import { isNumbered, toBossName } from './normalize-words'

interface TableLayout {
  /** For each column of the table, the index of the grid's column, or null. */
  assigned: readonly (number | null)[]
  /** The index of the header row, or -1. */
  headerRow: number
  /** Whether further header rows, which are not in the table, followed names. */
  isRepeated: boolean
  /** The bosses of the instance. */
  bosses: readonly Choice[]
}

/** A row of the table that describes an item. */
interface SectionRow {
  /** Its index in the table. */
  row: number
  /** Its boss, or undefined if neither a section row nor a row above it names one. */
  boss: string | undefined
}

interface Sections {
  items: SectionRow[]
  /** The section rows that can be items without slot and type: they have unknown names alone. */
  uncertain: string[]
}

/**
 * Lists the rows that describe items, each with its boss. A row that consists of a name alone is a
 * section row: it names the boss of the rows that follow, with or without a number ("1. Vexie"). It
 * must name a boss of the instance, be numbered unlike the row below it, be merged over the columns,
 * be in the Boss column, or, in a table without a Boss column, come after a section row in the first
 * row and be no tier token or link; otherwise it is an item that still lacks slot and type. If the
 * header row is repeated in each section, the first one begins above it. An item is also a row that
 * no item follows, because nothing that is pasted may be lost silently. A boss that is named
 * only in the first row of its group applies to the rows below it. In a column that repeats its
 * bosses from row to row, a blank stays blank. Below a section row, a blank is the boss of the
 * section, and its spelling replaces others.
 */
export function readSections(
  rows: readonly (readonly string[])[],
  { assigned, headerRow, isRepeated, bosses }: TableLayout,
): Sections {
  const hasNames = assigned.includes(columnIndex('name'))
  const bossColumn = assigned.indexOf(columnIndex('boss'))
  const width = assigned.filter((target) => target !== null).length
  const isAboveFullRow = (index: number) =>
    loneText(rows[index] ?? []) !== '' && countTexts(rows[index + 1] ?? []) > 1
  const start = isRepeated ? headerRow - 1 : headerRow + 1
  const firstRow = rows.findIndex(
    (cells, index) => index >= start && index !== headerRow && !isBlank(cells),
  )
  const isName = (index: number) =>
    index >= start && isAboveFullRow(index) && !isItem(loneText(rows[index] ?? []))
  // Without a header row, a single name in the first row can be an item that lacks its slot.
  const startsWithSection =
    isName(firstRow) && (headerRow >= 0 || rows.filter((_, index) => isName(index)).length > 1)
  const nameColumn = assigned.indexOf(columnIndex('name'))
  const isNumberedSection = (index: number, name: string) =>
    isNumbered(name) && isAboveFullRow(index) && !isNumbered(rows[index + 1]?.[nameColumn] ?? '')
  const isCertain = (index: number, name: string) =>
    matchWord(toBossName(name), bosses) !== undefined ||
    isNumberedSection(index, name) ||
    (index >= start && isMerged(rows[index] ?? []))
  const isSection = (index: number) => {
    const name = loneText(rows[index] ?? [])
    if (name === '' || !hasNames || width < 2) return false
    if (isCertain(index, name)) return true
    if (bossColumn >= 0) return index >= start && rows[index]?.[bossColumn] === name
    return startsWithSection && isName(index)
  }

  const bossOf = (row: number) => (bossColumn < 0 ? '' : (rows[row]?.[bossColumn] ?? ''))
  const isRepeating = rows.some(
    (cells, row) =>
      row > headerRow + 1 &&
      bossOf(row) !== '' &&
      bossOf(row) === bossOf(row - 1) &&
      countTexts(cells) > 1,
  )
  const lastItem = rows.findLastIndex((cells, index) => !isBlank(cells) && !isSection(index))
  const items: SectionRow[] = []
  const uncertain: string[] = []
  let section: string | undefined
  let heading = ''
  for (const [row, cells] of rows.entries()) {
    if (row < lastItem && isSection(row)) {
      const name = loneText(cells)
      heading = toBossName(name)
      section = heading
      if (bossColumn < 0 && !isCertain(row, name)) uncertain.push(name)
      continue
    }
    // Titles above the header, and the header.
    if (row <= headerRow) continue
    const named = bossOf(row)
    const boss = isNearName(named, heading) ? heading : named
    if (named !== '' && !isRepeating && heading === '') section = boss
    items.push({ row, boss: isBlank(cells) ? undefined : boss || section })
  }
  return { items, uncertain }
}

/** Whether a name alone is an item: a tier token, or a link. */
function isItem(name: string): boolean {
  return beginsWithTier(name) || isIdOrLink(name)
}

/** The text of a row that has only one, otherwise ''. */
export function loneText(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 || isMerged(cells) ? (filled[0] ?? '') : ''
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}
