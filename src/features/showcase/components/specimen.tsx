import type { ComponentType, ReactNode } from 'react'

/** One component of the kit as the showcase presents it. */
export interface Specimen {
  name: string
  /** When to use which, in a line. */
  rule: string
  Demo: ComponentType
}

/** One variant, or a few that belong side by side, under a small caption. */
export function Row({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <div className="space-y-2">
      {caption !== undefined && <p className="text-xs text-faint">{caption}</p>}
      {children !== undefined && (
        <div className="flex flex-wrap items-center gap-3">{children}</div>
      )}
    </div>
  )
}
