import * as z from 'zod/mini'

/** As in draft.ts of the bulk page, whose code the other admin pages do not load. */
const DRAFT_PREFIX = 'guildr_loot_draft_'

const draft = z.object({ rows: z.array(z.unknown()) })

/** The numbers of rows of the drafts that the bulk page has stored in this browser. */
export function countDraftRows(): number[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(DRAFT_PREFIX))
      .flatMap(([, text]) => draft.safeParse(JSON.parse(String(text))).data?.rows.length ?? [])
  } catch {
    // The storage is blocked, or a draft cannot be read.
    return []
  }
}
