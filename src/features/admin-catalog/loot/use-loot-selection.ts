import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { toastFailure } from '@/features/session/toast-failure'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useEffect, useMemo, useRef, useState } from 'react'
import { listAllLoot } from '../admin-catalog.api'
import { adminLootQuery, LOOT_PAGE_SIZE, type LootFilter } from '../admin-catalog.queries'
import { pageOf, pagesFrom } from './use-loot-pages'

export interface LootSelection {
  items: ReadonlyMap<string, AdminLootItem>
  /** Whether all rows are being loaded in order to select them. */
  isLoading: boolean
  /** Selects or deselects a row; as a range, all rows from the one that was clicked before it. */
  toggle: (item: AdminLootItem, index: number, isRange: boolean) => void
  /** Selects all rows of the table, loaded or not. */
  selectAll: () => void
  /** Replaces the selection by those of its items whose ids are given. */
  keep: (ids: ReadonlySet<string>) => void
}

/** Read by the checkboxes of the rows, so that selecting does not render the whole table again. */
export const LootSelectionContext = createContext<LootSelection | null>(null)

/**
 * Selects rows of the loot table. The selection lasts as long as the filters, and outlives sorting.
 * When the table is read again, rows that it does not have any more leave the selection.
 *
 * @param readAt when the table was read last
 */
export function useLootSelection(filters: LootFilter, readAt: number): LootSelection {
  const queryClient = useQueryClient()
  const [items, setItems] = useState<LootSelection['items']>(new Map())
  const [isLoading, setIsLoading] = useState(false)
  /** The row that was clicked last, the start of a range. */
  const lastClick = useRef<{ index: number; filters: LootFilter } | null>(null)
  const [rowsId, setRowsId] = useState('')
  const nextId = JSON.stringify({ ...filters, sort: undefined })
  // Rows that are not shown any more must not be deleted by mistake.
  if (nextId !== rowsId) {
    setRowsId(nextId)
    if (items.size > 0) setItems(new Map())
  }

  const checkedAt = useRef(readAt)
  useEffect(() => {
    if (checkedAt.current === readAt) return
    checkedAt.current = readAt
    if (items.size === 0) return
    listAllLoot(filters).then(
      (rows) => setItems((current) => withRows(current, items, rows)),
      // An action on items that no longer exist reports them.
      () => undefined,
    )
  }, [readAt, items, filters])

  return useMemo(() => {
    async function load(loadItems: () => Promise<readonly AdminLootItem[]>, isSelected: boolean) {
      setIsLoading(true)
      try {
        const loaded = await loadItems()
        setItems((current) => withItems(current, loaded, isSelected))
      } catch (error) {
        toastFailure('Could not select the items', error)
      } finally {
        setIsLoading(false)
      }
    }

    async function loadRange(first: number, last: number) {
      const found: AdminLootItem[] = []
      for (const page of pagesFrom(pageOf(first), pageOf(last))) {
        const answer = await queryClient.query({
          ...adminLootQuery(filters, page),
          staleTime: Infinity,
        })
        const start = (page - 1) * LOOT_PAGE_SIZE
        found.push(...answer.items.slice(Math.max(0, first - start), last - start + 1))
      }
      return found
    }

    return {
      items,
      isLoading,
      toggle(item, index, isRange) {
        const isSelected = !items.has(item.id)
        const last = lastClick.current
        lastClick.current = { index, filters }
        setItems((current) => withItems(current, [item], isSelected))
        if (!isRange || last?.filters !== filters) return
        const [from, to] = [Math.min(index, last.index), Math.max(index, last.index)]
        void load(() => loadRange(from, to), isSelected)
      },
      selectAll() {
        void load(() => listAllLoot(filters), true)
      },
      keep(ids) {
        setItems((current) => new Map([...current].filter(([id]) => ids.has(id))))
      },
    }
  }, [items, isLoading, filters, queryClient])
}

/** Without the items of `checked` that the table lacks. */
function withRows(
  current: LootSelection['items'],
  checked: LootSelection['items'],
  rows: readonly AdminLootItem[],
): LootSelection['items'] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    [...current].flatMap(([id, item]) =>
      byId.has(id) || !checked.has(id) ? [[id, byId.get(id) ?? item] as const] : [],
    ),
  )
}

function withItems(
  current: LootSelection['items'],
  changed: readonly AdminLootItem[],
  isSelected: boolean,
): LootSelection['items'] {
  const next = new Map(current)
  for (const item of changed) {
    if (isSelected) next.set(item.id, item)
    else next.delete(item.id)
  }
  return next
}
