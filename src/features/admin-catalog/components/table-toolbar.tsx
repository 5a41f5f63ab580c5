import { Button } from '@/ui/button'
import { SearchField } from '@/ui/fields/search-field'
import { ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface TableToolbarProps {
  label: string
  search: string | undefined
  onSearchChange: (text: string | undefined) => void
  filters: ReactNode
  /** The values of the filters; those that are set are counted. */
  values: readonly (string | undefined)[]
}

/** The search box and filters above a table. On phones a button shows the filters. */
export function TableToolbar(props: TableToolbarProps) {
  const { label, search = '', onSearchChange, filters, values } = props
  const [isOpen, setOpen] = useState(false)
  const count = values.filter((value) => value !== undefined).length
  return (
    <div
      role="search"
      // On tablets, the last of many filters would be alone on a line.
      className={`flex flex-wrap items-end gap-3 ${values.length > 2 ? 'sm:max-lg:*:first:basis-full' : ''}`}
    >
      <SearchField
        label={label}
        value={search}
        onChange={(text) => onSearchChange(text || undefined)}
      />
      <Button
        variant={count > 0 ? 'secondary' : 'outline'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="px-3 sm:hidden"
      >
        <ListFilter aria-hidden />
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <div className={isOpen ? 'contents' : 'contents max-sm:hidden'}>{filters}</div>
    </div>
  )
}

interface RowCountProps {
  children: ReactNode
  actions?: ReactNode
}

/** The number of matching rows; screen readers announce changes. */
export function RowCount({ children, actions }: RowCountProps) {
  const count = (
    <p role="status" className="text-sm text-muted tabular-nums">
      {children}
    </p>
  )
  if (actions === undefined) return <div className="sm:-mt-3">{count}</div>
  return (
    // As high as buttons, so that the table does not move when actions appear.
    <div className="-my-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:-my-1.5 touch:min-h-touch">
      {count}
      {actions}
    </div>
  )
}
