import type { InstanceId } from '@/contract/ids'
import { createStoredString } from '@/lib/browser-storage'
import { plural, timeAgo } from '@/lib/format'
import { newId } from '@/lib/new-id'
import { createTabStorage } from '@/lib/tab-storage'
import * as z from 'zod/mini'
import type { Batch } from './batch-types'
import { createRow, filledRows, type GridRow } from '../grid/grid-rows'
import { lootSource } from './loot-source'

const draftSchema = z.object({
  savedAt: z.string(),
  instanceId: z.string(),
  bossId: z.string(),
  rows: z.array(z.array(z.string())).check(z.minLength(1)),
  /** The existing items that the rows change. */
  sources: z.optional(z.array(z.nullable(lootSource))),
  /** The rows, from 0, whose existing items are deleted. */
  deleted: z.optional(z.array(z.number())),
  /** For each row, the cells that were filled in by its name, see `GridRow`. */
  proposed: z.optional(z.array(z.record(z.string(), z.string()))),
  /** The browser tab in which it was written; the same after a reload. */
  tab: z.optional(z.string()),
})

/** A grid that is stored in the browser until it is submitted. */
export type Draft = z.output<typeof draftSchema>

/** The rows of the grid that a draft keeps. */
export function toDraftRows(
  rows: readonly GridRow[],
): Pick<Draft, 'rows' | 'sources' | 'deleted' | 'proposed'> {
  const filled = filledRows(rows)
  const hasSources = filled.some(({ source }) => source)
  return {
    rows: filled.map(({ cells }) => [...cells]),
    proposed: filled.map(({ proposed }) => Object.fromEntries(proposed ?? [])),
    ...(hasSources && {
      sources: filled.map(({ source }) => source ?? null),
      deleted: filled.flatMap(({ isDeleted }, row) => (isDeleted ? [row] : [])),
    }),
  }
}

/** The rows of a draft, for the grid. */
export function fromDraft({ rows, sources, deleted, proposed }: Draft): GridRow[] {
  return rows.map((cells, row) => ({
    ...createRow(cells, sources?.[row], deleted?.includes(row)),
    proposed: new Map(
      Object.entries(proposed?.[row] ?? {}).map(([column, text]) => [Number(column), text]),
    ),
  }))
}

function isOf(draft: Draft, instanceId: InstanceId): boolean {
  return instanceId === '' || draft.instanceId === instanceId
}

/** A draft of another tab or instance; the tab is open or gone. */
export interface OtherDraft extends Draft {
  key: string
}

/**
 * A draft in words: "3 rows of Manaforge Omega, saved 5 minutes ago".
 * @param nameOf the name of an instance; undefined if it does not exist any more
 */
export function describeDraft(
  { rows, instanceId, savedAt }: Draft,
  nameOf: (instanceId: InstanceId) => string | undefined,
): string {
  const raid = instanceId === '' ? '' : ` of ${nameOf(instanceId) ?? 'a deleted instance'}`
  return `${plural(rows.length, 'row')}${raid}, saved ${timeAgo(savedAt)}`
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

  /**
   * Returns the draft of this tab if it belongs to the instance; the draft of another instance
   * becomes one that can be opened again. Without an instance, returns any.
   */
  function open(instanceId: InstanceId): Draft | null {
    const draft = parse(storage.readOwn())
    if (!draft || isOf(draft, instanceId) || !storage.leave(JSON.stringify(draft))) return draft
    storage.write(null)
    return null
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
    /** Removes submitted rows from the draft of this tab; rows changed since stay. */
    removeRows(submitted: Batch['cells']) {
      const draft = parse(storage.readOwn())
      if (!draft) return
      const texts = new Set(submitted.map((cells) => JSON.stringify(cells)))
      const rows = fromDraft(draft).filter((_, row) => !texts.has(JSON.stringify(draft.rows[row])))
      if (rows.length === draft.rows.length) return
      storage.write(rows.length === 0 ? null : JSON.stringify({ ...draft, ...toDraftRows(rows) }))
    },
    open,
    /** Opens the newest draft that this tab has for an instance, or of all instances. */
    async restore(instanceId: InstanceId) {
      if (open(instanceId)) return
      const id = tabId()
      for (const draft of others()) {
        if (draft.tab !== id || !isOf(draft, instanceId)) continue
        const [text] = await storage.takeOver((_, key) => key === draft.key)
        if (text === undefined) continue
        storage.write(text)
        return
      }
    },
    /** The drafts of other tabs and instances, newest first. */
    others,
    /** The newest of them that this tab has for an instance. */
    ownOf: (instanceId: InstanceId) =>
      others().find((draft) => draft.tab === tabId() && draft.instanceId === instanceId),
    /**
     * Returns the draft of another tab, or null if it does not exist any more. Removes it there,
     * unless that tab is open (`isCopy`).
     */
    async take(key: string): Promise<{ draft: Draft; isCopy: boolean } | null> {
      const text = storage.readOthers().find((other) => other.key === key)?.text
      const draft = parse(text ?? null)
      if (!draft) return null
      const taken = await storage.takeOver((_, other) => other === key)
      return { draft, isCopy: taken.length === 0 }
    },
    /** Stores a draft for any tab to open. Returns false if it could not be stored. */
    leave: (draft: Draft) => storage.leave(JSON.stringify({ tab: tabId(), ...draft })),
  }
}

/** The drafts as seen by this tab. */
export const drafts = createDrafts()
