import { BULK_ITEMS_MAX } from '@/contract/admin/admin-history'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { Checkbox } from '@/ui/fields/checkbox'
import { use } from 'react'
import { LootSelectionContext } from './use-loot-selection'

/** Shift selects all rows since the last one that was clicked. */
export function SelectCell({ item, index }: { item: AdminLootItem; index: number }) {
  const selection = use(LootSelectionContext)
  if (!selection) return null
  return (
    <Checkbox
      label={`Select ${item.name}`}
      isLabelHidden
      checked={selection.items.has(item.id)}
      onChange={({ nativeEvent }) =>
        // A change of a checkbox is a click, also by keyboard.
        selection.toggle(item, index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

/** The checkbox in the header of the loot table, which selects all its rows, or none. */
export function SelectAllCell({ total }: { total: number }) {
  const selection = use(LootSelectionContext)
  if (!selection) return null
  const { size } = selection.items
  return (
    <Checkbox
      label={
        total > BULK_ITEMS_MAX
          ? `Select all: at most ${BULK_ITEMS_MAX} items, set a filter`
          : `Select all ${total} shown`
      }
      isLabelHidden
      disabled={total === 0 || total > BULK_ITEMS_MAX || selection.isLoading}
      checked={size > 0 && size >= total}
      isIndeterminate={size > 0 && size < total}
      onChange={() => {
        if (size > 0 && size >= total) selection.keep(new Set())
        else selection.selectAll()
      }}
    />
  )
}
