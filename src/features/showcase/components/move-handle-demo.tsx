import { useId, useRef, useState } from 'react'

import { moveWithinList } from '@/lib/move-within-list'
import { MoveHandle } from '@/ui/lists/move-handle'
import { DRAGGED_ROW_STYLES, useDragOrder } from '@/ui/lists/use-drag-order'

/** Three rows that can be reordered. */
export function MoveHandleDemo() {
  const [names, setNames] = useState(['First pull', 'Second pull', 'Third pull'])
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const { onPointerDown } = useDragOrder({
    listRef,
    onDrop(from, to) {
      const name = names[from]
      if (name) setNames(moveWithinList(names, name, { rank: to + 1 }))
    },
  })
  return (
    <>
      <p id={helpId} className="text-sm text-muted">
        Arrow Up and Arrow Down move the row by one position, Home and End to the top and bottom.
      </p>
      <ol ref={listRef} className="divide-y divide-line rounded-lg border border-line bg-panel">
        {names.map((name) => (
          <li key={name} className={`${DRAGGED_ROW_STYLES} flex items-center gap-2 p-2`}>
            <MoveHandle
              id={`${helpId}-${name}`}
              name={name}
              helpId={helpId}
              onPointerDown={onPointerDown}
              onMove={(move) => setNames((current) => moveWithinList(current, name, move))}
            />
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}
