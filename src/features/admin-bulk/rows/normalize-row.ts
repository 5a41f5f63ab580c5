import type { GridRow } from '../grid/grid-rows'
import { linkedName } from '@/game/loot-sheet/links'
import { COLUMNS, columnIndex, type Choice, type ColumnId } from '../columns'
import { isItemIdOnly, normalizeCell, parseItemId } from '../paste/normalize-cell'
import { withTokenProposals } from './propose-token'
import { readItemKind, type ItemKind } from '../paste/read-slot-and-type'

const KIND_COLUMNS = ['slot', 'type', 'token', 'classes'] as const satisfies (keyof ItemKind)[]

/** A change of these columns fills in what they say about a tier token. */
const TOKEN_COLUMNS = ['name', 'slot', 'type', 'token'] as const

/**
 * Returns the cells of a row after some of them were entered or pasted (by column index): each is
 * normalized by itself (`normalizeCell`), slot and type together (`readItemKind`). An item id or a
 * link in the Item column is moved to the Item ID column, unless that has an id. A link proposes
 * the name. The name of a tier token fills in its classes (`withTokenProposals`); what an earlier
 * name has filled in is removed first.
 */
export function normalizeCells(
  { cells: before, proposed }: Pick<GridRow, 'cells' | 'proposed'>,
  changes: ReadonlyMap<number, string>,
  bosses: readonly Choice[],
): Pick<GridRow, 'cells' | 'proposed'> {
  const isTokenRead = TOKEN_COLUMNS.some((id) => changes.has(columnIndex(id)))
  const cells = before.map(
    (text, index) => (isTokenRead ? proposed?.get(index) : undefined) ?? text,
  )
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
  for (const [index, text] of changes) {
    if (index === name || COLUMNS[index]?.isItemId) cells[name] ||= linkedName(text) ?? ''
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
  if (!isTokenRead) return { cells, proposed }
  const token = columnIndex('token')
  // "No" in the Token column says that the item is none, whatever its name.
  const isNamed = changes.has(name) ? !changes.get(token)?.trim() : proposed?.has(token) === true
  const filled = withTokenProposals(cells, isNamed)
  const added = [...cells.entries()].filter(([index, text]) => filled[index] !== text)
  return { cells: filled, proposed: new Map(added) }
}
