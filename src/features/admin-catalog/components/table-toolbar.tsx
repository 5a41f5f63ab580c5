import type { ReactNode } from 'react'

/** The search box and filters above a table. */
export function TableToolbar({ children }: { children: ReactNode }) {
  return (
    <div role="search" className="flex flex-wrap items-end gap-3">
      {children}
    </div>
  )
}

/** The number of matching rows; screen readers announce changes. */
export function RowCount({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-muted tabular-nums sm:-mt-3">
      {children}
    </p>
  )
}
