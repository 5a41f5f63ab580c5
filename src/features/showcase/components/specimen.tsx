import { useState, type ComponentType, type ReactNode } from 'react'

import { Button } from '@/ui/button'

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

interface OpenerProps {
  /** Label of the button that opens the dialog. */
  name: string
  children: (dialog: { open: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode
}

/** A button that opens a dialog. */
export function Opener({ name, children }: OpenerProps) {
  const [open, onOpenChange] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => onOpenChange(true)}>
        {name}
      </Button>
      {children({ open, onOpenChange })}
    </>
  )
}
