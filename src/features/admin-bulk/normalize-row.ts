import { COLUMNS, columnIndex, type Choice, type ColumnId } from './columns'
import { isItemIdOnly, normalizeCell, parseItemId } from './normalize-cell'
import { readItemKind, type ItemKind } from './read-slot-and-type'

const KIND_COLUMNS = ['slot', 'type', 'token', 'classes'] as const satisfies (keyof ItemKind)[]

/**
 * Returns the cells of a row after some of them were entered or pasted (by column index): each is
 * normalized by itself (`normalizeCell`), slot and type together (`readItemKind`). An item id or a link
 * in the Item column is moved to the Item ID column, unless that has an id.
 */
export function normalizeCells(
  before: readonly string[],
  changes: ReadonlyMap<number, string>,
  bosses: readonly Choice[],
): string[] {
  const cells = [...before]
  for (const [index, text] of changes) {
    const column = COLUMNS[index]
    if (column) cells[index] = normalizeCell(column, text, bosses)
  }
  const [name, itemId] = [columnIndex('name'), columnIndex('itemId')]
  const nameText = cells[name] ?? ''
  if (changes.has(name) && isItemIdOnly(nameText)) {
    cells[name] = ''
    cells[itemId] ||= parseItemId(nameText) ?? ''
  }
  if (changes.has(columnIndex('slot')) || changes.has(columnIndex('type'))) {
    // The words as they were entered: "Held In Off-hand" says more than the slot that it becomes.
    const entered = (id: ColumnId) => {
      const cell = cells[columnIndex(id)] ?? ''
      return cell === '' ? '' : (changes.get(columnIndex(id))?.trim() ?? cell)
    }
    const kind = readItemKind({
      slot: entered('slot'),
      type: entered('type'),
      token: cells[columnIndex('token')] ?? '',
      classes: cells[columnIndex('classes')] ?? '',
    })
    for (const id of KIND_COLUMNS) cells[columnIndex(id)] = kind[id]
  }
  return cells
}
