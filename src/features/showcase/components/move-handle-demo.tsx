import { useId, useRef, useState } from 'react'

import { moveId } from '@/lib/move-in-order'
import { MoveHandle } from '@/ui/move-handle'
import { useDragOrder } from '@/ui/use-drag-order'

/** Three rows that can be put into any order. */
export function MoveHandleDemo() {
  const [names, setNames] = useState(['First pull', 'Second pull', 'Third pull'])
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const { onPointerDown } = useDragOrder({
    listRef,
    onDrop(from, to) {
      const name = names[from]
      if (name) setNames(moveId(names, name, { rank: to + 1 }))
    },
  })
  return (
    <>
      <p id={helpId} className="text-sm text-muted">
        Arrow up and down move it by one, Home and End to either end.
      </p>
      <ol ref={listRef} className="divide-y divide-line rounded-lg border border-line bg-panel">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2 p-2">
            <MoveHandle
              id={`${helpId}-${name}`}
              name={name}
              helpId={helpId}
              onPointerDown={onPointerDown}
              onMove={(move) => setNames((current) => moveId(current, name, move))}
            />
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}
