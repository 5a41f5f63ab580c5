import { columnIndex, COLUMNS, type Target } from '../columns'
import { isIdOrLink } from './normalize-cell'
import { isNumbered, toKey } from './normalize-words'
import { isHeader, isHeaderWord } from './read-header-row'

/** What a row of totals begins with: "Total", "Sum of items: 110", "Gesamt", "110 items". */
const TOTAL =
  /^(?:(?:(?:grand |sub ?)?totals?|sum|count|(?:zwischen|gesamt)?summe|gesamt|insgesamt|anzahl|somme|total general|итого|всего)(?: (?:of )?(?:items|loot|rows|drops|gegenstande|objets|предметов))?(?: \d+)?(?: (?:items|rows|drops|gegenstande|objets))?|\d+ (?:items|rows|drops|gegenstande|objets))$/
/** A count or a sum: "110", "1,234.5", "98 %", "110 items". */
const NUMBER = /^[\d.,\s]*\d\s*(?:%|items|rows)?$/i

/** What a note beside a list begins with: "* ask officers", "Total: 110", "Note: …". */
const NOTE = /^(?:\*|(?:total|notes?|hinweis|remarque)\s*:|total \d|last updated?\b)/i
/** The most words of the name of an item or a boss. */
const NAME_WORDS_MAX = 8

const NAME = columnIndex('name')

/**
 * Finds the rows below the header of a table that are no items, by index: totals, notes and further
 * headers.
 */
export function findLeftOut(
  rows: readonly (readonly string[])[],
  assigned: readonly Target[],
  headerRow: number,
): ReadonlySet<number> {
  const totals = findTotals(rows, assigned, headerRow)
  const headers = findFurtherHeaders(rows, headerRow)
  const notes = findNotes(rows, headerRow)
  return new Set([...totals, ...headers, ...notes].toSorted((a, b) => a - b))
}

/** Finds the rows that have a note or a sentence and nothing else, among rows with more cells. */
function findNotes(rows: readonly (readonly string[])[], headerRow: number): number[] {
  const below = rows.map((cells, row) =>
    row > headerRow ? [...new Set(cells.filter((text) => text !== ''))] : [],
  )
  if (!below.some((texts) => texts.length > 1)) return []
  return below.flatMap((texts, row) => (texts.length === 1 && isNote(texts[0] ?? '') ? [row] : []))
}

function isNote(text: string): boolean {
  if (isNumbered(text) || isIdOrLink(text)) return false
  return NOTE.test(text) || text.endsWith('.') || toKey(text).split(' ').length > NAME_WORDS_MAX
}

/**
 * Finds the rows that name columns only, as sections of a sheet begin with. The columns can be
 * others than those of the first header. A single row of a table is an item.
 */
function findFurtherHeaders(rows: readonly (readonly string[])[], headerRow: number): number[] {
  const own = new Set(rows[headerRow]?.map(toKey))
  const isFurtherHeader = (cells: readonly string[], row: number) =>
    row > headerRow &&
    isHeader(cells) &&
    cells.every((text) => text === '' || isHeaderWord(text) || own.has(toKey(text)))
  return rows.length < 2
    ? []
    : rows.flatMap((cells, row) => (isFurtherHeader(cells, row) ? [row] : []))
}

/**
 * Finds the rows that count the others: rows that begin with a word for a total, and rows without a
 * name that have nothing but numbers. A number in a column for ids is an item, unless it is at most
 * the number of rows.
 */
function findTotals(
  rows: readonly (readonly string[])[],
  assigned: readonly Target[],
  headerRow: number,
): number[] {
  const hasName = (cells: readonly string[]) =>
    cells.some((text, column) => text !== '' && assigned[column] === NAME)
  const isCount = (text: string, column: number) =>
    NUMBER.test(text) && (!COLUMNS[assigned[column] ?? -1]?.isItemId || Number(text) <= rows.length)
  const named = rows.filter((cells, row) => row > headerRow && hasName(cells)).length
  const isTotal = (cells: readonly string[], row: number) => {
    if (row <= headerRow) return false
    const filled = cells.flatMap((text, column) => (text === '' ? [] : [{ text, column }]))
    const [first, ...others] = filled
    if (!first) return false
    const isAlone = others.every(({ text }) => text === first.text || NUMBER.test(text))
    // A name alone can be that of an item: only among other items is it a total.
    if (TOTAL.test(toKey(first.text)))
      return (
        (isAlone || others.some(({ text }) => /\d/.test(text))) && (named > 1 || !hasName(cells))
      )
    return (
      isAlone &&
      named > 0 &&
      !hasName(cells) &&
      filled.every(({ text, column }) => isCount(text, column))
    )
  }
  return rows.flatMap((cells, row) => (isTotal(cells, row) ? [row] : []))
}
