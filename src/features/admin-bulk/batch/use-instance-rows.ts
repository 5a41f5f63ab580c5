import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import type { InstanceId } from '@/contract/ids'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GridChecks } from '../columns/grid-checks'
import { createRow, filledRows } from '../columns/grid-rows'
import { toSourceCells, type LootSource } from '../columns/loot-source'
import type { BatchTarget } from '../columns/parse-grid-row'
import { GridStore } from '../sheet/state/grid-store'
import { fromDraft, readDraft, writeDraft, type Draft } from './draft'
import { forgetUndone, lastBatch } from './last-batch'
import type { OpenedLoot } from './load-opened-loot'
import { draftRows } from './use-draft'

interface InstanceGrid {
  instanceId: InstanceId
  store: GridStore
  /** The draft with which the grid was filled. */
  restored: Draft | null
}

function openGrid(instanceId: InstanceId): InstanceGrid {
  const restored = readDraft(instanceId)
  return { instanceId, restored, store: new GridStore(restored ? fromDraft(restored) : []) }
}

/** Whether a grid has rows and no instance yet. */
function isMoving({ instanceId, store }: Omit<InstanceGrid, 'restored'>): boolean {
  return instanceId === '' && filledRows(store.getState().rows).length > 0
}

/**
 * The grid of the chosen instance, filled with its draft. Another instance has another grid; rows
 * without an instance stay in theirs, which becomes the one of the instance that is chosen.
 */
export function useInstanceGrid(instanceId: InstanceId) {
  const [grid, setGrid] = useState(() => openGrid(instanceId))
  if (grid.instanceId !== instanceId)
    setGrid(isMoving(grid) ? { ...grid, instanceId } : openGrid(instanceId))
  return grid
}

export function useInstanceRows(
  store: GridStore,
  checks: GridChecks,
  onTargetChange: (target: BatchTarget) => void,
) {
  const queryClient = useQueryClient()
  const { instanceId, bosses } = checks.target

  /** Opens existing loot items above the rows that are new or changed. */
  function openItems({ items, total, isSorted }: OpenedLoot) {
    const bossAt = new Map(bosses.map(({ value }, index) => [value, index]))
    const orderOf = ({ bossId }: LootSource) => (isSorted ? 0 : (bossAt.get(bossId) ?? 0))
    const kept = store.getState().rows.filter((row) => checks.isSent(row))
    const keptIds = new Set(kept.map(({ source }) => source?.id))
    const opened = items
      .filter(({ id }) => !keptIds.has(id))
      .slice(0, BATCH_ROWS_MAX - kept.length)
      .toSorted((one, other) => orderOf(one) - orderOf(other))
    store.reset([...opened.map((item) => createRow(toSourceCells(item, bosses), item)), ...kept])
    // An undo of the last batch would change the opened items.
    lastBatch.set(queryClient, null)
    const shown = items.filter(({ id }) => keptIds.has(id)).length + opened.length
    if (total > shown) toast.warning(`Opened the first ${shown} of ${total} items`)
  }

  /** Chooses another instance. Rows without one move to it, below those of its draft. */
  function changeInstance(next: InstanceId) {
    store.commitEdit()
    const { rows } = store.getState()
    const draft = readDraft(next)
    if (isMoving({ instanceId, store })) {
      if (draft) store.replaceRows([...fromDraft(draft), ...filledRows(rows)])
    } else if (!writeDraft(checks.target, draftRows(rows, checks))) {
      toast.error('The browser cannot store the rows of this grid', { severity: 'high' })
      return
    }
    onTargetChange({ instanceId: next, bossId: draft?.bossId ?? '' })
  }

  /** Empties the grid and thereby removes its draft, with Undo. */
  function discard() {
    const rows = filledRows(store.getState().rows)
    store.replaceRows([])
    forgetUndone(queryClient)
    toast.success(`Discarded ${plural(rows.length, 'row')}`, {
      undo: () => {
        // The rows are back already if the user has undone the step in the grid.
        const now = store.getState().rows
        const isUndone = now.some((row) => rows.includes(row))
        if (!isUndone) store.replaceRows([...filledRows(now), ...rows])
      },
    })
  }

  return { openItems, changeInstance, discard }
}
