import type { ReactNode } from 'react'

/** The search box and filters above a table. */
export function TableToolbar({ children }: { children: ReactNode }) {
  return (
    <div role="search" className="flex flex-wrap items-end gap-3">
      {children}
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
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:-mt-3 touch:min-h-touch">
      {count}
      {actions}
    </div>
  )
}
