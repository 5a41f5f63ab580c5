import type { Table } from './parse-table'

/**
 * The cells of the one table in HTML from the clipboard, or null when there is none or more than
 * one. A cell that spans several rows or columns stands in each of them: a boss named once beside
 * all of its items is the boss of each. The HTML is only read, in a document of its own that runs
 * no script and loads nothing.
 */
export function parseHtmlTable(html: string): Table | null {
  if (!/<table/i.test(html)) return null
  const [table, ...others] = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('table')
  if (!table || others.length > 0) return null

  const rows: Table = []
  for (const [index, row] of [...table.rows].entries()) {
    const cells = (rows[index] ??= [])
    let column = 0
    for (const cell of row.cells) {
      while (cells[column] !== undefined) column += 1
      const text = textOf(cell)
      const lastRow = Math.min(index + cell.rowSpan, table.rows.length)
      for (let y = index; y < lastRow; y += 1) {
        const target = (rows[y] ??= [])
        for (let x = column; x < column + cell.colSpan; x += 1) target[x] = text
      }
      column += cell.colSpan
    }
  }
  return rows.map((cells) => Array.from(cells, (cell) => cell ?? ''))
}

/** The text as it is read: white space as a browser shows it, a `<br>` as a line break. */
function textOf(cell: HTMLTableCellElement): string {
  for (const hidden of cell.querySelectorAll('script, style')) hidden.remove()
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\u0000')
  return (cell.textContent ?? '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .split('\u0000')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
