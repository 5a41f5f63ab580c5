import { SLOT_CHOICES, TYPE_CHOICES, type Choice } from '../choices'
import type { ColumnId, Target } from '../columns'
import { matchWords } from '../match-words'
import { findBoss, isItemIdOnly, parseItemId } from '../normalize-cell'
import { splitKind } from '../read-slot-and-type'
import { longestOf } from './column-texts'
import { isHeaderWord } from './read-header-row'

/** Item levels, counts and years have fewer digits than the ids of raid loot. */
const ID_DIGITS_MIN = 5

/** The values by which a column is proposed, in the order in which the columns are assigned. */
const VALUES: readonly [ColumnId, (text: string, bosses: readonly Choice[]) => boolean][] = [
  ['itemId', (text) => isItemIdOnly(text) && (parseItemId(text) ?? '').length >= ID_DIGITS_MIN],
  ['slot', (text) => matchWords(text, SLOT_CHOICES).length > 0 || splitKind(text) !== undefined],
  ['type', (text) => matchWords(text, TYPE_CHOICES).length > 0],
  ['boss', (text, bosses) => findBoss(text, bosses) !== undefined],
]

/** Whether a text is a value by which a column is proposed, whatever the bosses are. */
export function isValue(text: string): boolean {
  return VALUES.some(([, isOwn]) => isOwn(text, []))
}

/** Whether most cells of a column are such values. */
export function areValues(texts: readonly string[]): boolean {
  return texts.filter(isValue).length * 2 > texts.length
}

/**
 * Assigns columns of a table by their cells: each column of the grid that is not assigned yet to the
 * free one of which the most cells, and more than half, are its values. The item is the free column
 * with the most different texts, in more than half of the rows. The other columns stay free.
 * @param texts the cells of each column
 * @param header the names of the columns; a column with a known name is not assigned
 */
export function proposeColumns(
  texts: readonly (readonly string[])[],
  header: readonly string[],
  assigned: readonly Target[],
  bosses: readonly Choice[],
): Target[] {
  const proposed = [...assigned]
  const isFree = (column: number) => {
    const name = header[column] ?? ''
    return proposed[column] === null && (name === '' || !isHeaderWord(name))
  }
  const assign = (target: ColumnId, shareOf: (cells: readonly string[]) => number) => {
    if (proposed.includes(target)) return
    let best = { column: -1, share: 0.5 }
    for (const [column, cells] of texts.entries()) {
      const share = cells.length > 0 && isFree(column) ? shareOf(cells) : 0
      if (share > best.share) best = { column, share }
    }
    if (best.column >= 0) proposed[best.column] = target
  }
  for (const [id, isOwn] of VALUES) {
    assign(id, (cells) => cells.filter((text) => isOwn(text, bosses)).length / cells.length)
  }
  const rows = longestOf(texts)
  assign('name', (cells) => new Set(cells.filter((text) => /\p{Letter}/u.test(text))).size / rows)
  return proposed
}
