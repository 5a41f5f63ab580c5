/**
 * Spreadsheets run a cell that starts with one of these characters as a formula, also if it is
 * full-width.
 */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r]/

/**
 * Quotes a cell if it contains a delimiter, a quote or a line break. The semicolon is one:
 * spreadsheets of countries with a decimal comma separate cells by it. A text that a spreadsheet
 * would run as a formula gets a leading apostrophe, which makes the spreadsheet treat it as text.
 */
function toCsvCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as CSV (RFC 4180: commas, CRLF line breaks), with formulas escaped. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCsvCell).join(',')).join('\r\n')
}

/**
 * Formats rows as tab-separated text for the clipboard, with formulas escaped. An empty last line
 * ends in a line break, because programs ignore the break at the end of a text.
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(toCsvCell).join('\t'))
  return lines.join('\r\n') + (lines.at(-1) === '' ? '\r\n' : '')
}

/** Removes the apostrophe with which `toCsv` and `toTsv` escape formulas. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text
}
