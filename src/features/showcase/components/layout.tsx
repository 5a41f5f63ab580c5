import { Compass } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DataTable } from '@/ui/tables/data-table'
import { MessagePage } from '@/ui/messages/message-page'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { WindowedTable } from '@/ui/tables/windowed-table'

import type { Specimen } from './specimen'

const CARDS: Record<string, ComponentProps<typeof Card> & { 'data-class'?: string }> = {
  Default: {},
  Elevated: { variant: 'elevated' },
  Overlay: { variant: 'overlay' },
  Tinted: { isTinted: true, 'data-class': 'druid' },
}

function CardDemo() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Object.entries(CARDS).map(([name, look]) => (
        <Card key={name} {...look}>
          <h4 className="font-semibold text-tint-text">{name}</h4>
        </Card>
      ))}
    </div>
  )
}

const VIEWS = { priority: 'By priority', slot: 'By slot', boss: 'By boss' }

function TabsDemo() {
  const [view, setView] = useState('priority')
  return (
    <Tabs value={view} onValueChange={setView} className="rounded-lg border border-line bg-panel">
      <TabList aria-label="Wishlist view" className="border-b border-line">
        {Object.entries(VIEWS).map(([value, label]) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {Object.entries(VIEWS).map(([value, label]) => (
        <TabPanel key={value} value={value} className="p-4 text-sm text-muted">
          {`The wishes ${label.toLowerCase()}.`}
        </TabPanel>
      ))}
    </Tabs>
  )
}

function BreadcrumbDemo() {
  return (
    <Breadcrumb
      items={[
        {
          label: 'Home',
          render: ({ className, children }) => (
            <a href="#breadcrumb" className={className}>
              {children}
            </a>
          ),
        },
        { label: 'Wishlists' },
      ]}
    />
  )
}

interface Boss {
  order: number
  name: string
  items: number
}

const BOSSES: readonly Boss[] = [
  { order: 1, name: 'Plexus Sentinel', items: 12 },
  { order: 2, name: 'Loom’ithar', items: 9 },
  { order: 3, name: 'Soulbinder Naazindhri', items: 14 },
]

/** A windowed table needs fixed widths. */
const COLUMNS: readonly TableColumn<Boss>[] = [
  { id: 'order', header: 'Order', cell: (boss) => boss.order, isSortable: true, className: 'w-24' },
  { id: 'name', header: 'Boss', cell: (boss) => boss.name, isRowHeader: true, className: 'w-48' },
  { id: 'items', header: 'Items', cell: (boss) => boss.items, align: 'right', className: 'w-24' },
]

function MessagePageDemo() {
  return (
    <MessagePage
      icon={<Compass />}
      title="Nothing here"
      headingLevel={2}
      text={<p>One sentence that says why.</p>}
      actions={<Button>Go to Home</Button>}
    />
  )
}

function TableDemo() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'order', direction: 'ascending' })
  return (
    <DataTable
      caption="Bosses of Manaforge Omega"
      columns={COLUMNS}
      rows={sort.direction === 'ascending' ? BOSSES : BOSSES.toReversed()}
      rowKey={(boss) => boss.order}
      sort={sort}
      onSortChange={setSort}
    />
  )
}

function WindowedTableDemo() {
  return (
    <WindowedTable
      caption="20,000 bosses"
      columns={COLUMNS}
      count={20_000}
      rowAt={(index) => ({ order: index + 1, name: `Boss ${index + 1}`, items: index % 15 })}
      rowKey={(boss) => boss.order}
    />
  )
}

export const LAYOUT: readonly Specimen[] = [
  {
    name: 'Card',
    rule: 'Use to group content: default on the page, elevated inside or among other cards, overlay above the page, tinted for a character.',
    Demo: CardDemo,
  },
  {
    name: 'Tabs',
    rule: 'Use to switch between views of the same data. Use separate pages for different data.',
    Demo: TabsDemo,
  },
  {
    name: 'Breadcrumb',
    rule: 'Use on every page below the first level to show the path to it.',
    Demo: BreadcrumbDemo,
  },
  {
    name: 'MessagePage',
    rule: 'Use for a page that has only a message and a way out. Use an EmptyState for a list without entries.',
    Demo: MessagePageDemo,
  },
  {
    name: 'DataTable',
    rule: 'Use for rows of data with several columns. It scrolls in its own frame. Use Cards for characters and lists.',
    Demo: TableDemo,
  },
  {
    name: 'WindowedTable',
    rule: 'Use instead of a DataTable for thousands of rows. It renders only the visible ones.',
    Demo: WindowedTableDemo,
  },
]
