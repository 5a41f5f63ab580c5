import type { Choice } from '../choices'
import type { Target } from '../columns'
import { findBoss } from '../normalize-cell'
import { isNumbered, toBossName } from '../normalize-words'
import { countTexts, isMerged, loneText } from './column-texts'

interface TableLayout {
  /** For each column of the table, the grid's column, or null. */
  assigned: readonly Target[]
  /** The index of the header row, or -1. */
  headerRow: number
  bosses: readonly Choice[]
}

/** A row of the table that describes an item. */
interface SectionRow {
  row: number
  /** Its boss, or undefined if neither a section row nor a row above it names one. */
  boss: string | undefined
}

/**
 * Lists the rows that describe items, each with its boss. A row that consists of a name alone is a
 * section row, which names the boss of the rows that follow, if it names a boss of the instance, is
 * numbered unlike the row below it, is merged over the columns, or is in the Boss column; otherwise
 * it is an item that still lacks slot and type. An item is also a row that no item follows, because
 * nothing that is pasted may be lost silently. A boss that is named only in the first row of its
 * group applies to the rows below it. In a column that repeats its bosses from row to row, a blank
 * stays blank. Below a section row, a blank is the boss of the section.
 */
export function readSections(
  rows: readonly (readonly string[])[],
  { assigned, headerRow, bosses }: TableLayout,
): SectionRow[] {
  const nameColumn = assigned.indexOf('name')
  const bossColumn = assigned.indexOf('boss')
  const width = assigned.filter((target) => target !== null).length
  const isSection = (index: number) => {
    const cells = rows[index] ?? []
    const below = rows[index + 1] ?? []
    const name = loneText(cells)
    if (name === '' || nameColumn < 0 || width < 2) return false
    const isKnown = findBoss(name, bosses) !== undefined
    const isNumberedOnly =
      isNumbered(name) && countTexts(below) > 1 && !isNumbered(below[nameColumn] ?? '')
    const isInPlace = isMerged(cells) || (bossColumn >= 0 && cells[bossColumn] === name)
    return isKnown || isNumberedOnly || (index > headerRow && isInPlace)
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
  let section: string | undefined
  let hasHeading = false
  for (const [row, cells] of rows.entries()) {
    if (row < lastItem && isSection(row)) {
      section = toBossName(loneText(cells))
      hasHeading = true
      continue
    }
    // Titles above the header, and the header.
    if (row <= headerRow) continue
    const named = bossOf(row)
    if (named !== '' && !isRepeating && !hasHeading) section = named
    items.push({ row, boss: isBlank(cells) ? undefined : named || section })
  }
  return items
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}
