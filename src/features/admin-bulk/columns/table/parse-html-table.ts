import { linkedOther } from '@/game/loot-sheet/links'
import { parseItemId } from '../normalize-cell'
import type { LinkedCell, Table } from './parse-table'

/**
 * Returns the cells of the table in an HTML text, or null unless there is exactly one table. A cell
 * that spans several rows or columns is repeated in each, so that a merged boss cell names the boss
 * of all its items. A cell with a link to an item, which spreadsheets and item pages have, keeps
 * the item's id, one with a link to another page its address. Scripts do not run and nothing is
 * loaded, because DOMParser creates an inert document.
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
      const content = htmlCell(cell)
      const lastRow = Math.min(index + cell.rowSpan, table.rows.length)
      for (let y = index; y < lastRow; y += 1) {
        const target = (rows[y] ??= [])
        for (let x = column; x < column + cell.colSpan; x += 1) target[x] = content
      }
      column += cell.colSpan
    }
  }
  return rows.map((cells) => Array.from(cells, (cell) => cell ?? ''))
}

/** The ids of linked items, by the text of the link: for lists, which have no table. */
export function readItemLinks(html: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  if (!/<a\s/i.test(html)) return links
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const link of document.querySelectorAll('a')) {
    const itemId = itemIdOf(link)
    if (itemId !== undefined) links.set((link.textContent ?? '').trim(), itemId)
  }
  return links
}

function htmlCell(cell: HTMLTableCellElement): string | LinkedCell {
  const text = htmlCellText(cell)
  const links = [...cell.querySelectorAll('a')]
  const itemId = links.map(itemIdOf).find((id) => id !== undefined)
  if (itemId !== undefined) return { text, itemId }
  const otherPage = links.map(addressOf).find((address) => linkedOther(address) !== undefined)
  return otherPage === undefined ? text : { text, otherPage }
}

function itemIdOf(link: HTMLAnchorElement): string | undefined {
  return parseItemId(addressOf(link))
}

function addressOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href') ?? ''
}

/** Returns the text as a browser shows it: white space collapsed, `<br>` as a line break. */
function htmlCellText(cell: HTMLTableCellElement): string {
  for (const hidden of cell.querySelectorAll('script, style')) hidden.remove()
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\u0000')
  return (cell.textContent ?? '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .split('\u0000')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
