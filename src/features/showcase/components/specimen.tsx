import type { ComponentType, ReactNode } from 'react'

/** A component in the showcase. */
export interface Specimen {
  name: string
  /** When to use the component, in one or two sentences. */
  rule: string
  Demo: ComponentType
}

/** One or more variants with a caption. */
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
