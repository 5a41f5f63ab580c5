/** What makes a spreadsheet take a cell for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * One cell: quoted when it holds a delimiter, a quote or a line break. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front, which it shows as text.
 */
function toCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return /[",\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells as CSV (RFC 4180): commas, CRLF between rows, safe against formulas. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCell).join(',')).join('\r\n')
}

/** Rows of cells as a spreadsheet puts them on the clipboard, safe against formulas. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCell).join('\t')).join('\r\n')
}

/** Takes off the apostrophe that an export puts before what a spreadsheet would run. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text
}
