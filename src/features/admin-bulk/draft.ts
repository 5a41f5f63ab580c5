import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { createStoredString } from '@/lib/browser-storage'
import * as z from 'zod/mini'
import type { Entry } from './admin-bulk.queries'

const draftSchema = z.object({
  savedAt: z.string(),
  instanceId: z.string(),
  bossId: z.string(),
  rows: z.array(z.array(z.string())).check(z.minLength(1), z.maxLength(BATCH_ROWS_MAX)),
})

/** What has been typed and not been submitted yet. */
export type Draft = z.output<typeof draftSchema>

const stored = createStoredString(() => localStorage, 'guildr_loot_draft')

/** The draft of an earlier visit, or null; what cannot be read is none. */
export function readDraft(): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(stored.read() ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps the draft; false when the browser has no room for it, and a reload would lose it. */
export function writeDraft(draft: Draft): boolean {
  return stored.write(JSON.stringify(draft))
}

export function clearDraft() {
  stored.clear()
}

/** Clears the draft if it is of these rows, and no others. */
export function clearDraftOf(cells: Entry['cells']) {
  if (JSON.stringify(readDraft()?.rows) === JSON.stringify(cells)) clearDraft()
}
