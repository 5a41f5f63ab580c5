import type { InstanceId } from '@/contract/ids'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import { moveWithinList, type Move } from '@/lib/move-within-list'
import { useDragOrder } from '@/ui/lists/use-drag-order'
import { useLayoutEffect, useRef, useState } from 'react'
import { useBossOrder } from '../admin-catalog.mutations'

/**
 * Reordering the bosses of one instance by drag and drop or keys. `announcement` describes the last
 * move for screen readers.
 */
export function useReorderBosses(bosses: readonly AdminBoss[], instanceId: InstanceId | undefined) {
  const order = useBossOrder()
  const [moved, setMoved] = useState<{ id: string; text: string } | null>(null)
  const bodyRef = useRef<HTMLTableSectionElement>(null)

  function move(boss: AdminBoss, to: Move) {
    if (instanceId === undefined) return
    const ids = bosses.map(({ id }) => id)
    const bossIds = moveWithinList(ids, boss.id, to)
    const position = bossIds.indexOf(boss.id) + 1
    setMoved({ id: boss.id, text: `${boss.name} is now boss ${position} of ${ids.length}` })
    if (bossIds.some((id, index) => id !== ids[index])) order.mutate({ instanceId, bossIds })
  }

  const { onPointerDown } = useDragOrder({
    listRef: bodyRef,
    onDrop: (from, to) => {
      const boss = bosses[from]
      if (boss) move(boss, { rank: to + 1 })
    },
  })

  // In browsers, an element loses the focus when it moves within its parent.
  const movedId = moved?.id
  const position = bosses.findIndex(({ id }) => id === movedId)
  useLayoutEffect(() => {
    if (movedId === undefined || position === -1 || document.activeElement !== document.body) return
    const row = bodyRef.current?.rows[position]
    row?.querySelector<HTMLElement>('[data-move-handle]')?.focus()
  }, [movedId, position])

  return { bodyRef, onPointerDown, move, announcement: moved?.text ?? '' }
}
