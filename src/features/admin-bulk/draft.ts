import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { createStoredString } from '@/lib/browser-storage'
import * as z from 'zod/mini'
import type { Batch } from './batch-types'

const draftSchema = z.object({
  savedAt: z.string(),
  instanceId: z.string(),
  bossId: z.string(),
  rows: z.array(z.array(z.string())).check(z.minLength(1), z.maxLength(BATCH_ROWS_MAX)),
})

/** A grid that is stored in the browser until it is submitted. */
export type Draft = z.output<typeof draftSchema>

const stored = createStoredString(() => localStorage, 'guildr_loot_draft')

/** Returns the stored draft, or null if there is none or it cannot be read. */
export function readDraft(): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(stored.read() ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores the draft. Returns false if the browser cannot store it, so that a reload would lose it. */
export function writeDraft(draft: Draft): boolean {
  return stored.write(JSON.stringify(draft))
}

export function clearDraft() {
  stored.clear()
}

/** Clears the draft if it consists of exactly these rows. */
export function clearDraftOf(cells: Batch['cells']) {
  if (JSON.stringify(readDraft()?.rows) === JSON.stringify(cells)) clearDraft()
}
