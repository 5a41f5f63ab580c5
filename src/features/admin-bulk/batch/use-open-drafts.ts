import type { InstanceId } from '@/contract/ids'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BatchTarget } from './batch-types'
import { drafts, fromDraft, toDraftRows, type Draft, type OtherDraft } from './draft'
import type { GridChecks } from '../grid/grid-checks'
import { createRow, filledRows, type GridRow } from '../grid/grid-rows'
import type { GridStore } from '../grid/grid-store'
import { forgetUndone, lastBatch } from './last-batch'
import type { OpenedLoot } from './load-opened-loot'
import { toSourceCells, type LootSource } from './loot-source'

/** The drafts that the page offers when it opens, and the actions on them and on the grid. */
export function useOpenDrafts(
  store: GridStore,
  checks: GridChecks,
  onTargetChange: (target: BatchTarget) => void,
) {
  /** The draft of this tab that the grid was filled with, until the user has worked on it. */
  const [restored, setRestored] = useState(() => drafts.open(checks.target.instanceId))
  const [others, setOthers] = useState(drafts.others)
  const refresh = () => setOthers(drafts.others())
  const queryClient = useQueryClient()

  /** Returns false if the rows in the grid are lost when others are opened. */
  function leaveRows(): boolean {
    const isKept = leaveAsDraft(store.getState().rows, checks)
    if (!isKept) toast.error('The browser cannot store the rows of this grid', { severity: 'high' })
    refresh()
    return isKept
  }

  /** Shows other rows. An undo of the last batch would change existing items among them. */
  function show(rows: readonly GridRow[]) {
    store.reset(rows)
    setRestored(null)
    if (rows.some(({ source }) => source)) lastBatch.set(queryClient, null)
    forgetUndone(queryClient)
  }

  /** Opens existing loot items in place of the rows in the grid, which become a draft. */
  function openItems({ items, total, isSorted }: OpenedLoot) {
    if (!leaveRows()) return
    const { bosses } = checks.target
    const bossAt = new Map(bosses.map(({ value }, index) => [value, index]))
    const orderOf = ({ bossId }: LootSource) => (isSorted ? 0 : (bossAt.get(bossId) ?? 0))
    const ordered = items.toSorted((one, other) => orderOf(one) - orderOf(other))
    show(ordered.map((item) => createRow(toSourceCells(item, bosses), item)))
    if (total > items.length) toast.warning(`Opened the first ${items.length} of ${total} items`)
  }

  /**
   * Chooses another instance, and opens the draft that this tab has of it. The rows in the grid
   * become a draft of theirs; new rows without an instance move to the chosen one.
   */
  async function changeInstance(instanceId: InstanceId) {
    const rows = filledRows(store.getState().rows)
    const isMoving = checks.target.instanceId === '' && rows.every(({ source }) => !source)
    if (!isMoving || rows.length === 0) {
      const own = drafts.ownOf(instanceId)
      if (own) return setRestored(await open(own))
      if (!leaveRows()) return
      show([])
    }
    onTargetChange({ instanceId, bossId: '' })
  }

  /**
   * Opens the draft of another tab or instance, and returns it; null on failure. The rows in the
   * grid become a draft that can be opened again.
   */
  async function open({ key }: OtherDraft): Promise<Draft | null> {
    const taken = await drafts.take(key)
    if (!taken) {
      toast.error('This draft does not exist any more')
      refresh()
      return null
    }
    if (!leaveRows()) {
      if (!taken.isCopy) drafts.leave(taken.draft)
      return null
    }
    const { draft, isCopy } = taken
    show(fromDraft(draft))
    onTargetChange({ instanceId: draft.instanceId, bossId: draft.bossId })
    refresh()
    if (isCopy) toast.info('The draft is open in another tab. This tab has a copy.')
    return draft
  }

  function discardGrid() {
    emptyGrid(store)
    setRestored(null)
    forgetUndone(queryClient)
  }

  return {
    restored,
    others,
    refresh,
    open,
    openItems,
    changeInstance,
    discardOther: ({ key }: OtherDraft) => discardOther(key, refresh),
    discardGrid,
    keepRestored: () => setRestored(null),
  }
}

/** Discards the draft of another tab or instance, with Undo. */
async function discardOther(key: string, refresh: () => void) {
  const taken = await drafts.take(key)
  refresh()
  if (!taken) return
  const { draft, isCopy } = taken
  if (isCopy) return toast.error('The draft is open in another tab. Discard it there.')
  toast.success(`Discarded the draft of ${plural(draft.rows.length, 'row')}`, {
    action: {
      label: 'Undo',
      onClick: () => {
        drafts.leave(draft)
        refresh()
      },
    },
  })
}

/** Empties the grid and thereby the draft of this tab, with Undo. */
function emptyGrid(store: GridStore) {
  const rows = filledRows(store.getState().rows)
  store.replaceRows([])
  toast.success(`Discarded ${plural(rows.length, 'row')}`, {
    action: {
      label: 'Undo',
      onClick: () => {
        // The rows are back already if the user has undone the step in the grid.
        const now = store.getState().rows
        const isUndone = now.some((row) => rows.includes(row))
        if (!isUndone) store.replaceRows([...filledRows(now), ...rows])
      },
    },
  })
}

/**
 * Makes rows a draft that can be opened again, if one of them is new or changed. Returns false if
 * it cannot be stored.
 */
function leaveAsDraft(rows: readonly GridRow[], checks: GridChecks): boolean {
  if (!rows.some((row) => checks.isSent(row))) return true
  const { instanceId, bossId } = checks.target
  const savedAt = new Date().toISOString()
  return drafts.leave({ savedAt, instanceId, bossId, ...toDraftRows(rows) })
}
