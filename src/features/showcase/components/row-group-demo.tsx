import { Pencil, Trash2 } from 'lucide-react'

import { IconButton } from '@/ui/icon-button'
import { RowGroup } from '@/ui/lists/row-group'

/** Three rows with two buttons each. */
export function RowGroupDemo() {
  return (
    <RowGroup label="Pulls">
      <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
        {['First pull', 'Second pull', 'Third pull'].map((name) => (
          <li key={name} data-row className="flex flex-wrap items-center gap-2 p-2">
            <span className="flex-1 pl-2">{name}</span>
            <IconButton tabIndex={-1} label={`Edit ${name}`}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton tabIndex={-1} label={`Delete ${name}`} variant="danger">
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </RowGroup>
  )
}
