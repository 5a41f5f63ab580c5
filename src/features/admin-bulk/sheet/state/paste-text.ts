import { unescapeFormula } from '@/lib/csv'
import { joinBreaks } from '../../columns/normalize-cell'

/**
 * Formats a copied text for insertion into a cell that is being edited: on one line, with cells and
 * lines separated by spaces. Removes the quotes that spreadsheets put around a cell with line
 * breaks.
 */
export function toSingleLine(text: string): string {
  const copied = text.replace(/(?<![\r\n])[\r\n]+$/, '')
  const cell = /^"(?<cell>(?:[^"]|"")*)"$/.exec(copied)?.groups?.cell ?? ''
  const isQuoted = /[\r\n\t]/.test(cell)
  return unescapeFormula(joinBreaks(isQuoted ? cell.replaceAll('""', '"') : copied, /[\t\r\n]/))
}
