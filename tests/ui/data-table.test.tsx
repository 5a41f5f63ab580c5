import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { DataTable } from '@/ui/tables/data-table'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'

interface Boss {
  name: string
  items: number
}

const COLUMNS: readonly TableColumn<Boss>[] = [
  { id: 'name', header: 'Boss', cell: (boss) => boss.name, isSortable: true, isRowHeader: true },
  {
    id: 'items',
    header: 'Items',
    cell: (boss) => boss.items,
    isSortable: true,
    isLargestFirst: true,
  },
  { id: 'actions', header: 'Actions', cell: () => null, isHeaderHidden: true },
]

function renderTable(sort: TableSort, rows: readonly Boss[] = [{ name: 'Plexus', items: 12 }]) {
  const onSortChange = vi.fn<(sort: TableSort) => void>()
  render(
    <DataTable
      caption="Bosses"
      columns={COLUMNS}
      rows={rows}
      rowKey={(boss) => boss.name}
      sort={sort}
      onSortChange={onSortChange}
      empty={<p>No bosses yet</p>}
    />,
  )
  return onSortChange
}

describe('DataTable', () => {
  it('sort: sets aria-sort, and pressing a header reverses its direction or sorts by its column', async () => {
    const onSortChange = renderTable({ columnId: 'name', direction: 'ascending' })
    expect(screen.getByRole('columnheader', { name: 'Boss' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    expect(screen.getByRole('columnheader', { name: 'Items' })).toHaveAttribute('aria-sort', 'none')
    expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(screen.getByRole('button', { name: 'Boss' }))
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' })
    await userEvent.click(screen.getByRole('button', { name: 'Items' }))
    // A column of counts starts with the largest.
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'items', direction: 'descending' })
  })

  it('has the caption as accessible name, and its scroll container is focusable', async () => {
    renderTable({ columnId: 'name', direction: 'ascending' })
    expect(screen.getByRole('table', { name: 'Bosses' })).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: 'Plexus' })).toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('region', { name: 'Bosses' })).toHaveFocus()
  })

  it('without rows: shows the empty content', () => {
    renderTable({ columnId: 'name', direction: 'ascending' }, [])
    expect(screen.getByText('No bosses yet')).toBeInTheDocument()
  })
})
