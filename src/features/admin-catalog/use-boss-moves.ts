import type { AdminBoss } from '@/contract/admin-boss'
import { moveId, type Move } from '@/lib/move-in-order'
import { useDragOrder } from '@/ui/use-drag-order'
import { useLayoutEffect, useRef, useState } from 'react'
import { useBossOrder } from './admin-catalog.mutations'

/** The id of a boss's handle, to give the focus back to it after a move. */
export function bossHandleId(bossId: string): string {
  return `move-${bossId}`
}

/** Moving the bosses of one instance, by drag and by keys, and what is said of the last move. */
export function useBossMoves(bosses: readonly AdminBoss[], instanceId: string | undefined) {
  const order = useBossOrder()
  const [moved, setMoved] = useState<{ id: string; text: string } | null>(null)
  const bodyRef = useRef<HTMLTableSectionElement>(null)

  function move(boss: AdminBoss, to: Move) {
    if (instanceId === undefined) return
    const ids = bosses.map(({ id }) => id)
    const bossIds = moveId(ids, boss.id, to)
    const place = bossIds.indexOf(boss.id) + 1
    setMoved({ id: boss.id, text: `${boss.name} is now encounter ${place} of ${ids.length}` })
    if (bossIds.some((id, index) => id !== ids[index])) order.mutate({ instanceId, bossIds })
  }

  const { onPointerDown } = useDragOrder({
    listRef: bodyRef,
    onDrop: (from, to) => {
      const boss = bosses[from]
      if (boss) move(boss, { rank: to + 1 })
    },
  })

  // Browsers drop the focus of an element that moves within its parent.
  const movedId = moved?.id
  const place = bosses.findIndex(({ id }) => id === movedId)
  useLayoutEffect(() => {
    if (movedId === undefined || place === -1 || document.activeElement !== document.body) return
    document.getElementById(bossHandleId(movedId))?.focus()
  }, [movedId, place])

  return { bodyRef, onPointerDown, move, announcement: moved?.text ?? '' }
}
