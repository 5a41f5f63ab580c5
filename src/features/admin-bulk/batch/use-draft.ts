import type { InstanceId } from '@/contract/ids'
import { useEffect, useRef, useState } from 'react'
import type { GridChecks } from '../columns/grid-checks'
import { areSameRows, type GridRow } from '../columns/grid-rows'
import type { GridStore } from '../sheet/state/grid-store'
import { draftKey, writeDraft } from './draft'

/** The delay between the last change and writing the draft, in milliseconds. */
const WRITE_DELAY_MS = 300

export type DraftProblem = 'not-stored' | 'changed-elsewhere'

/**
 * Stores the grid as the draft of its instance whenever it changes, and removes the draft when no
 * row is new or changed. Also writes when the page is hidden or closed. Of several tabs, the one
 * that has written last wins; the others are told.
 */
export function useDraft(store: GridStore, checks: GridChecks): DraftProblem | null {
  const { instanceId, bossId } = checks.target
  const [found, setFound] = useState<{ of: InstanceId; problem: DraftProblem } | null>(null)
  const before = useRef({ store, instanceId, bossId })
  // When the instance changes, the rows of the previous one are written with its checks.
  const checksNow = useRef(checks)
  useEffect(() => {
    checksNow.current = checks
  }, [checks])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let { rows: written } = store.getState()
    let isBlank = draftRows(written, checksNow.current).length === 0

    function write() {
      clearTimeout(timer)
      const { rows } = store.getState()
      if (areSameRows(rows, written)) return
      written = rows
      const kept = draftRows(rows, checksNow.current)
      // A blank grid does not remove what another tab has stored.
      if (isBlank && kept.length === 0) return
      isBlank = kept.length === 0
      const isStored = writeDraft({ instanceId, bossId }, kept)
      setFound(isStored ? null : { of: instanceId, problem: 'not-stored' })
    }

    const last = before.current
    before.current = { store, instanceId, bossId }
    if (last.store === store && (last.instanceId !== instanceId || last.bossId !== bossId)) {
      // Rows without an instance have moved to the one that was chosen.
      if (last.instanceId !== instanceId)
        writeDraft({ instanceId: last.instanceId, bossId: '' }, [])
      if (!isBlank) writeDraft({ instanceId, bossId }, written)
    }

    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_DELAY_MS)
    })
    function onStorage({ key }: StorageEvent) {
      if (key === draftKey(instanceId)) setFound({ of: instanceId, problem: 'changed-elsewhere' })
    }
    // Phones close a hidden tab without another event, so the draft is written when the tab is
    // hidden.
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    window.addEventListener('storage', onStorage)
    return () => {
      write()
      unsubscribe()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
      window.removeEventListener('storage', onStorage)
    }
  }, [store, instanceId, bossId])

  return found?.of === instanceId ? found.problem : null
}

/** The rows that a draft keeps: all if one of them is new or changed, otherwise none. */
export function draftRows(rows: readonly GridRow[], checks: GridChecks): readonly GridRow[] {
  return rows.some((row) => checks.isSent(row)) ? rows : []
}
