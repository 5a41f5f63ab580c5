import type { AdminLootItem } from '@/contract/admin-catalog'
import { slotLabel } from '@/game/items'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { DataTable, type TableColumn } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { Input } from '@/ui/input'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminLootQuery, LOOT_PAGE_SIZE } from '../admin-catalog.queries'

const COLUMNS: readonly TableColumn<AdminLootItem>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    isRowHeader: true,
    className: 'min-w-48',
  },
  { id: 'boss', header: 'Boss', cell: ({ boss }) => boss?.name },
  { id: 'slot', header: 'Slot', cell: ({ itemSlot }) => (itemSlot ? slotLabel(itemSlot) : 'Any') },
  { id: 'type', header: 'Type', cell: ({ itemType }) => itemType ?? 'Tier token' },
  {
    id: 'wishlists',
    header: 'Wishlists',
    cell: ({ wishlistCount }) => wishlistCount,
    align: 'right',
  },
]

interface LootTableProps {
  search: string
  page: number
  onChange: (next: { search: string; page: number }) => void
}

/** Loot items, searched and paged by the server. */
export function LootTable({ search, page, onChange }: LootTableProps) {
  const { data } = useSuspenseQuery(adminLootQuery(search, page))
  const lastPage = Math.max(1, Math.ceil(data.total / LOOT_PAGE_SIZE))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Input
          type="search"
          label="Search by name"
          defaultValue={search}
          onChange={(event) => onChange({ search: event.target.value, page: 1 })}
        />
        <p role="status" className="text-sm text-muted">
          {plural(data.total, 'item')}
        </p>
      </div>
      <DataTable
        caption="Loot"
        columns={COLUMNS}
        rows={data.items}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No items found" />}
      />
      <nav aria-label="Pages" className="flex items-center justify-between gap-4">
        <Button
          variant="outline"
          disabled={page <= 1}
          onClick={() => onChange({ search, page: page - 1 })}
        >
          Previous
        </Button>
        <span className="text-sm text-muted tabular-nums">
          Page {page} of {lastPage}
        </span>
        <Button
          variant="outline"
          disabled={page >= lastPage}
          onClick={() => onChange({ search, page: page + 1 })}
        >
          Next
        </Button>
      </nav>
    </>
  )
}
