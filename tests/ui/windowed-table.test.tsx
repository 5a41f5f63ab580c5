import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { TableColumn } from '@/ui/tables/table-parts'
import { WindowedTable } from '@/ui/tables/windowed-table'

interface Item {
  id: number
  name: string
}

const COLUMNS: readonly TableColumn<Item>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'id', header: 'Id', cell: ({ id }) => id },
]

const COUNT = 20_000
const itemAt = (index: number): Item => ({ id: index, name: `Item ${index}` })

/** Upper bound of rendered rows: those visible at 600 px, and eight more above and below. */
const ROWS_MAX = 30

function renderTable(props: Partial<React.ComponentProps<typeof WindowedTable<Item>>> = {}) {
  const table = (more: typeof props = {}) => (
    <WindowedTable
      caption="Items"
      columns={COLUMNS}
      count={COUNT}
      rowAt={itemAt}
      rowKey={({ id }) => id}
      {...props}
      {...more}
    />
  )
  const { rerender } = render(table())
  return { change: (more: typeof props) => rerender(table(more)) }
}

const frame = () => screen.getByRole('region', { name: 'Items' })
const rows = () => within(screen.getByRole('table', { name: 'Items' })).getAllByRole('row')

function scrollTo(top: number) {
  frame().scrollTop = top
  fireEvent.scroll(frame())
}

describe('WindowedTable', () => {
  it('20,000 rows: renders only the visible ones and sets aria-rowcount', () => {
    renderTable()
    expect(rows().length).toBeGreaterThan(11)
    expect(rows().length).toBeLessThan(ROWS_MAX)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1))
    expect(screen.getByRole('row', { name: /Item 0/ })).toHaveAttribute('aria-rowindex', '2')
  })

  it('scrolled down: renders the rows there, calls onWindowChange and keeps the total height', () => {
    const onWindowChange = vi.fn<(first: number, last: number) => void>()
    renderTable({ onWindowChange })
    // With a mouse, a row is 40 px high.
    scrollTo(40 * 10_000)
    expect(screen.getByRole('row', { name: 'Item 10000 10000' })).toHaveAttribute(
      'aria-rowindex',
      '10002',
    )
    expect(rows().length).toBeLessThan(ROWS_MAX)
    const [first = 0, last = 0] = onWindowChange.mock.lastCall ?? []
    expect(first).toBeLessThanOrEqual(10_000)
    expect(last).toBeGreaterThanOrEqual(10_011)
    const gaps = document.querySelectorAll<HTMLElement>('tbody[aria-hidden] tr')
    const hidden = [...gaps].reduce((sum, gap) => sum + parseFloat(gap.style.height), 0)
    expect(hidden + (rows().length - 1) * 40).toBe(COUNT * 40)
  })

  it('two lines in a row: rows are higher with a mouse too', () => {
    renderTable({ hasTwoLines: true })
    scrollTo(52 * 10_000)
    expect(screen.getByRole('row', { name: 'Item 10000 10000' })).toHaveClass('h-13')
    const gaps = document.querySelectorAll<HTMLElement>('tbody[aria-hidden] tr')
    const hidden = [...gaps].reduce((sum, gap) => sum + parseFloat(gap.style.height), 0)
    expect(hidden + (rows().length - 1) * 52).toBe(COUNT * 52)
  })

  it('row not loaded yet: renders a busy placeholder row', () => {
    renderTable({ rowAt: () => undefined })
    const [, first] = rows()
    expect(first).toHaveAttribute('aria-busy', 'true')
    expect(first?.querySelectorAll('td, th')).toHaveLength(2)
    for (const header of screen.getAllByRole('rowheader'))
      expect(header).toHaveTextContent('Loading')
  })

  it('rowsId changes: scrolls to the top', () => {
    const { change } = renderTable({ rowsId: 'all' })
    scrollTo(40 * 500)
    change({ rowsId: 'some' })
    expect(frame().scrollTop).toBe(0)
  })

  it('count 0: shows the empty content', () => {
    renderTable({ count: 0, empty: <p>No items found</p> })
    expect(screen.getByText('No items found')).toBeInTheDocument()
  })
})
