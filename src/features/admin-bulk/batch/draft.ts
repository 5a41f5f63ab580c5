import type { InstanceId } from '@/contract/ids'
import { plural, timeAgo } from '@/lib/format'
import * as z from 'zod/mini'
import { COLUMN_IDS, type Cells, type ColumnId } from '../columns/columns'
import { createRow, filledRows, type GridRow } from '../columns/grid-rows'
import { lootSource } from '../columns/loot-source'
import type { BatchTarget } from '../columns/parse-grid-row'

/** As in draft-rows.ts of the admin pages, which do not load this code. */
const PREFIX = 'guildr_loot_draft_'

/** The order of the texts in drafts that list them; drafts of today name the column of each. */
const LISTED: readonly ColumnId[] = [
  'name',
  'boss',
  'slot',
  'type',
  'rarity',
  'stat',
  'itemId',
  'token',
  'tokenSlots',
  'classes',
  'icon',
  'description',
  'blizzardId',
  'wowheadId',
]

const byColumn = z.record(z.string(), z.string())

const listed = z.pipe(
  z.array(z.string()),
  z.transform((texts) => Object.fromEntries(LISTED.map((id, index) => [id, texts[index] ?? '']))),
)

const draftSchema = z.object({
  savedAt: z.string(),
  instanceId: z.string(),
  bossId: z.string(),
  rows: z.array(z.union([byColumn, listed])).check(z.minLength(1)),
  /** The existing items that the rows change. */
  sources: z.optional(z.array(z.nullable(lootSource))),
  /** The rows, from 0, whose existing items are deleted. */
  deleted: z.optional(z.array(z.number())),
  /** For each row, the cells that were filled in by its name, see `GridRow`. */
  proposed: z.optional(z.array(byColumn)),
})

/** The rows of an instance that are stored in the browser until they are submitted. */
export type Draft = z.output<typeof draftSchema>

export function fromDraft({ rows, sources, deleted, proposed }: Draft): GridRow[] {
  return rows.map((cells, row) => ({
    ...createRow(cells, sources?.[row], deleted?.includes(row)),
    proposed: new Map(
      COLUMN_IDS.flatMap((id) => {
        const text = proposed?.[row]?.[id]
        return text === undefined ? [] : [[id, text] as const]
      }),
    ),
  }))
}

/** A draft in words: "3 rows, saved 5 minutes ago". */
export function describeDraft({ rows, savedAt }: Draft): string {
  return `${plural(rows.length, 'row')}, saved ${timeAgo(savedAt)}`
}

export const draftKey = (instanceId: InstanceId) => PREFIX + instanceId

/** All drafts with their keys, the newest first. */
function stored(): (Draft & { key: string })[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .flatMap(([key, text]) => {
        const draft = parse(String(text))
        return draft ? [{ ...draft, key }] : []
      })
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  } catch {
    // The storage is blocked.
    return []
  }
}

function parse(text: string): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The draft of an instance, or of the rows without one; null if there is none. */
export function readDraft(instanceId: InstanceId): Draft | null {
  return stored().find((draft) => draft.instanceId === instanceId) ?? null
}

export function newestDraft(): Draft | null {
  return stored()[0] ?? null
}

/**
 * Replaces the draft of an instance by the rows that are not blank; without any, removes it.
 * Returns false if the browser cannot store it.
 */
export function writeDraft({ instanceId, bossId }: BatchTarget, rows: readonly GridRow[]): boolean {
  const filled = filledRows(rows)
  const hasSources = filled.some(({ source }) => source)
  const draft: Draft = {
    savedAt: new Date().toISOString(),
    instanceId,
    bossId,
    rows: filled.map(({ cells }) => cells),
    proposed: filled.map(({ proposed }) => Object.fromEntries(proposed ?? [])),
    ...(hasSources && {
      sources: filled.map(({ source }) => source ?? null),
      deleted: filled.flatMap(({ isDeleted }, row) => (isDeleted ? [row] : [])),
    }),
  }
  try {
    // Several tabs of a previous release could each have one.
    for (const { key } of stored().filter((other) => other.instanceId === instanceId))
      localStorage.removeItem(key)
    if (filled.length > 0) localStorage.setItem(draftKey(instanceId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Adds rows to the draft of an instance. Returns false if the browser cannot store it. */
export function appendToDraft(target: BatchTarget, rows: readonly GridRow[]): boolean {
  const draft = readDraft(target.instanceId)
  return writeDraft(target, [...(draft ? fromDraft(draft) : []), ...rows])
}

/** Removes submitted rows from the draft of their instance; rows changed since stay. */
export function removeFromDraft({ instanceId }: BatchTarget, submitted: readonly Cells[]) {
  const draft = readDraft(instanceId)
  if (!draft) return
  const texts = new Set(submitted.map((cells) => JSON.stringify(cells)))
  const rows = fromDraft(draft).filter(({ cells }) => !texts.has(JSON.stringify(cells)))
  if (rows.length < draft.rows.length) writeDraft(draft, rows)
}

/** Makes the rows of instances that do not exist any more rows without an instance. */
export function adoptDrafts(instances: readonly { id: InstanceId }[]) {
  for (const draft of stored()) {
    if (draft.instanceId === '' || instances.some(({ id }) => id === draft.instanceId)) continue
    if (appendToDraft({ instanceId: '', bossId: '' }, fromDraft(draft))) writeDraft(draft, [])
  }
}
