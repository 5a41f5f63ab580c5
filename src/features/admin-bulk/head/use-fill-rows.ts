import { readItems } from '@/features/admin-catalog/journal-items/read-items'
import { useEffect, useRef, useState } from 'react'
import type { GridRow } from '../columns/grid-rows'
import { useEnteredRows, useGrid } from '../sheet/grid-context'
import type { GridStore } from '../sheet/state/grid-store'
import { canBeFilled, fillRow, gameIdOf, type ItemResult } from './fill-row'

type Results = ReadonlyMap<number, ItemResult>

/** Fills rows that have little more than the id of an item from the game's data. */
export function useFillRows() {
  const { store } = useGrid()
  const rows = useEnteredRows()
  const [results, setResults] = useState<Results>(new Map())
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const { fillable, failed } = splitRows(rows, results)

  /** Reads items and fills their rows, in one undo step. */
  async function fill(ids: readonly number[]) {
    if (reading.current) return
    const controller = new AbortController()
    reading.current = controller
    const unread = ids.filter((id) => typeof results.get(id) !== 'object')
    const next = new Map(results)
    let done = 0
    setProgress({ done, total: unread.length })
    try {
      await readItems(unread, controller.signal, ({ items, failures }) => {
        for (const item of items) next.set(item.id, item)
        for (const { id, reason } of failures) next.set(id, reason)
        done += items.length + failures.length
        setProgress({ done, total: unread.length })
      })
    } catch {
      // Stopped by the admin, or the session has ended. What was read is used.
    }
    await untilEntered(store)
    store.change((all) => all.map((row) => filledFrom(row, next)))
    // At once, so that the filled rows are not offered again for a moment.
    store.settle()
    setResults(next)
    setProgress(null)
    reading.current = null
  }

  return {
    fillable,
    /** The ids that could not be read, with what names their items, by reason. */
    failed,
    /** The number of items that were read and that are being read; null while none are. */
    progress,
    start: () => void fill(idsOf(fillable)),
    retry: () => void fill([...failed.values()].flatMap((ids) => [...ids.keys()])),
    stop: () => reading.current?.abort(),
  }
}

/** The rows that can be filled, and the ids of rows whose item could not be read. */
function splitRows(rows: readonly GridRow[], results: Results) {
  const fillable: GridRow[] = []
  const failed = new Map<string, Map<number, string>>()
  for (const row of rows.filter(canBeFilled)) {
    const id = gameIdOf(row) ?? 0
    const result = results.get(id)
    if (typeof result === 'string') {
      const name = row.cells.name
      const label = name === '' ? String(id) : `${name} (${id})`
      failed.set(result, (failed.get(result) ?? new Map<number, string>()).set(id, label))
    } else if (!result || fillRow(row, result) !== row) fillable.push(row)
  }
  return { fillable, failed }
}

function filledFrom(row: GridRow, results: Results): GridRow {
  const item = canBeFilled(row) ? results.get(gameIdOf(row) ?? 0) : undefined
  return typeof item === 'object' ? fillRow(row, item) : row
}

/** Each id once. */
function idsOf(rows: readonly GridRow[]): number[] {
  return [...new Set(rows.flatMap((row) => gameIdOf(row) ?? []))]
}

/** Resolves when no cell is being edited, so that a change does not end the edit. */
export function untilEntered(store: GridStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.getState().isEditing) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(check)
    check()
  })
}
