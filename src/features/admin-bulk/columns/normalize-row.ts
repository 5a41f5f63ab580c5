import { linkedName } from '@/game/loot-sheet/links'
import type { Choice } from './choices'
import { COLUMN_BY_ID, COLUMN_IDS, mapColumns, type ColumnId } from './columns'
import type { GridRow } from './grid-rows'
import { isItemIdOnly, normalizeCell, parseItemId } from './normalize-cell'
import { withTokenProposals } from './propose-token'
import { readItemKind, type ItemKind } from './read-slot-and-type'

const KIND_COLUMNS = ['slot', 'type', 'token', 'classes'] as const satisfies (keyof ItemKind)[]

/** A change of these columns fills in what they say about a tier token. */
const TOKEN_COLUMNS = ['name', 'slot', 'type', 'token'] as const

/**
 * Returns the cells of a row after some of them were entered or pasted (by column): each is
 * normalized by itself (`normalizeCell`), slot and type together (`readItemKind`). An item id or a
 * link in the Item column is moved to the Item ID column, unless that has an id. A link proposes
 * the name. The name of a tier token fills in its classes (`withTokenProposals`); what an earlier
 * name has filled in is removed first.
 */
export function normalizeCells(
  { cells: before, proposed }: Pick<GridRow, 'cells' | 'proposed'>,
  changes: ReadonlyMap<ColumnId, string>,
  bosses: readonly Choice[],
): Pick<GridRow, 'cells' | 'proposed'> {
  const isTokenRead = TOKEN_COLUMNS.some((id) => changes.has(id))
  const cells = {
    ...mapColumns(({ id }) => (isTokenRead ? proposed?.get(id) : undefined) ?? before[id]),
  }
  for (const [id, text] of changes) cells[id] = normalizeCell(COLUMN_BY_ID[id], text, bosses)
  if (changes.has('name') && isItemIdOnly(cells.name)) {
    cells.itemId ||= parseItemId(cells.name) ?? ''
    cells.name = ''
  }
  for (const [id, text] of changes) {
    if (id === 'name' || COLUMN_BY_ID[id].isItemId) cells.name ||= linkedName(text) ?? ''
  }
  if (changes.has('slot') || changes.has('type')) {
    // The words as they were entered: "Held In Off-hand" says more than the slot that it becomes.
    const entered = (id: ColumnId) => cells[id] && (changes.get(id)?.trim() ?? cells[id])
    const kind = readItemKind({
      slot: entered('slot'),
      type: entered('type'),
      token: cells.token,
      classes: cells.classes,
    })
    for (const id of KIND_COLUMNS) cells[id] = kind[id]
  }
  if (!isTokenRead) return { cells, proposed }
  // "No" in the Token column says that the item is none, whatever its name.
  const isNamed = changes.has('name')
    ? !changes.get('token')?.trim()
    : proposed?.has('token') === true
  const filled = withTokenProposals(cells, isNamed)
  const added = COLUMN_IDS.filter((id) => filled[id] !== cells[id])
  return { cells: filled, proposed: new Map(added.map((id) => [id, cells[id]])) }
}
