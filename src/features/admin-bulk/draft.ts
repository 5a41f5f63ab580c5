import { createStoredString } from '@/lib/browser-storage'
import { newId } from '@/lib/new-id'
import { createTabStorage } from '@/lib/tab-storage'
import * as z from 'zod/mini'
import type { Batch } from './batch-types'
import { createRow, filledRows, GRID_ROWS_MAX, type GridRow } from './grid-rows'
import { lootSource } from './loot-source'

const draftSchema = z.object({
  savedAt: z.string(),
  instanceId: z.string(),
  bossId: z.string(),
  rows: z.array(z.array(z.string())).check(z.minLength(1), z.maxLength(GRID_ROWS_MAX)),
  /** The existing items that the rows change. */
  sources: z.optional(z.array(z.nullable(lootSource))),
  /** The browser tab in which it was written; the same after a reload. */
  tab: z.optional(z.string()),
})

/** A grid that is stored in the browser until it is submitted. */
export type Draft = z.output<typeof draftSchema>

/** The rows of the grid that a draft keeps. */
export function toDraftRows(rows: readonly GridRow[]): Pick<Draft, 'rows' | 'sources'> {
  const filled = filledRows(rows)
  const hasSources = filled.some(({ source }) => source)
  return {
    rows: filled.map(({ cells }) => [...cells]),
    ...(hasSources && { sources: filled.map(({ source }) => source ?? null) }),
  }
}

/** The rows of a draft, for the grid. */
export function fromDraft({ rows, sources }: Draft): GridRow[] {
  return rows.map((cells, row) => createRow(cells, sources?.[row]))
}

/** A draft of another tab, which is open or gone. */
export interface OtherDraft extends Draft {
  key: string
}

function parse(text: string | null): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/**
 * The drafts of this browser: one per tab, so that tabs do not overwrite or clear each other's
 * (src/lib/tab-storage.ts).
 */
export function createDrafts() {
  const storage = createTabStorage('guildr_loot_draft_')
  const tab = createStoredString(() => sessionStorage, 'guildr_loot_tab')

  /** A duplicated tab has the same id, but cannot take over the draft of a tab that is open. */
  function tabId(): string {
    const id = tab.read() ?? newId()
    tab.write(id)
    return id
  }

  function others(): OtherDraft[] {
    return storage
      .readOthers()
      .flatMap(({ key, text }) => {
        const draft = parse(text)
        return draft ? [{ ...draft, key }] : []
      })
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  }

  return {
    subscribe: storage.subscribe,
    /** Whether the draft could not be stored, so that a reload would lose it. */
    hasFailed: storage.hasFailed,
    /** The draft of this tab, or null. */
    read: () => parse(storage.readOwn()),
    /** Replaces the draft of this tab; null removes it. */
    write: (draft: Omit<Draft, 'tab'> | null) =>
      storage.write(draft && JSON.stringify({ ...draft, tab: tabId() })),
    /** Clears the draft of this tab if it consists of exactly these rows. */
    clearOf(cells: Batch['cells']) {
      const rows = parse(storage.readOwn())?.rows
      if (JSON.stringify(rows) === JSON.stringify(cells)) storage.write(null)
    },
    /** Makes the draft that this tab had before a reload its draft again. */
    async restore() {
      if (storage.readOwn() !== null) return
      const id = tabId()
      let isFound = false
      const [text] = await storage.takeOver((left) => {
        if (isFound || parse(left)?.tab !== id) return false
        isFound = true
        return true
      })
      if (text !== undefined) storage.write(text)
    },
    /** The drafts of other tabs, newest first. */
    others,
    /**
     * Returns the draft of another tab, or null if it does not exist any more. Removes it there, unless
     * that tab is open (`isCopy`).
     */
    async take(key: string): Promise<{ draft: Draft; isCopy: boolean } | null> {
      const text = storage.readOthers().find((other) => other.key === key)?.text
      const draft = parse(text ?? null)
      if (!draft) return null
      const taken = await storage.takeOver((left) => left === text)
      return { draft, isCopy: taken.length === 0 }
    },
    /** Stores a draft for any tab to open. Returns false if it could not be stored. */
    leave: (draft: Draft) => storage.leave(JSON.stringify(draft)),
  }
}

/** The drafts as seen by this tab. */
export const drafts = createDrafts()
