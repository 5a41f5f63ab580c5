import { lootItemSchema } from '@/contract/loot-item'
import { wishFieldInputs } from '@/contract/wish-fields'
import { wishlistSchema } from '@/contract/wishlist'
import { SLOTS } from '@/game/items'
import { createTabStorage } from '@/lib/storage/tab-storage'
import * as z from 'zod/mini'
import type { WishlistEdit } from './edits'

/**
 * Maximum number of stored edits of a tab; above it, nothing more is stored until edits are sent.
 */
const EDITS_MAX = 500
/** Older edits are discarded: sessions end after this time as well. */
const AGE_MAX_MS = 30 * 24 * 3_600_000

const editSchema: z.ZodMiniType<WishlistEdit> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('add'),
    id: z.string(),
    lootItem: lootItemSchema,
    slot: z.enum(SLOTS),
    priority: z.optional(z.number()),
    ...wishFieldInputs,
  }),
  z.object({ type: z.literal('remove'), id: z.string() }),
  z.object({
    type: z.literal('change'),
    id: z.string(),
    seenNote: z.optional(z.string()),
    ...wishFieldInputs,
  }),
  z.object({ type: z.literal('move'), id: z.string(), rank: z.number() }),
  z.object({ type: z.literal('order'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('rename'), name: z.string() }),
  z.object({ type: z.literal('main'), isMain: z._default(z.boolean(), true) }),
])

const storedEditSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  wishlist: wishlistSchema,
  edit: editSchema,
})

/** An edit as it is stored until the server has confirmed or rejected it. */
export type StoredEdit = z.output<typeof storedEditSchema>

/** The edits of one user that one tab has made. */
const storedSchema = z.object({ user: z.string(), edits: z.array(z.unknown()) })

/**
 * Returns the user and the edits of a stored text. Leaves out edits that are too old or not
 * readable.
 */
function parse(text: string): { user: string; edits: StoredEdit[] } | null {
  try {
    const { user, edits } = storedSchema.parse(JSON.parse(text))
    const readable = edits.flatMap((edit) => storedEditSchema.safeParse(edit).data ?? [])
    return { user, edits: readable.filter(({ madeAt }) => Date.now() - madeAt < AGE_MAX_MS) }
  } catch {
    return null
  }
}

/**
 * Stores the pending edits of this tab, so that another tab can send them when this one is gone
 * (src/lib/storage/tab-storage.ts). Edits of another user are never returned.
 */
export function createStoredEdits() {
  const storage = createTabStorage('guildr_edits_')
  /** The edits of this tab. They all belong to one user, because a sign-in loads the page again. */
  let own: StoredEdit[] = []

  function write(user: string) {
    storage.write(
      own.length === 0 ? null : JSON.stringify({ user, edits: own.slice(0, EDITS_MAX) }),
    )
  }

  function othersOf(user: string) {
    return storage.readOthers().flatMap(({ key, text }) => {
      const stored = parse(text)
      return stored?.user === user ? [{ key, edits: stored.edits }] : []
    })
  }

  return {
    subscribe: storage.subscribe,
    /** Whether all pending edits of this tab are stored. */
    isStored: () => own.length <= EDITS_MAX && storage.isStored(),
    add(user: string, edit: StoredEdit) {
      // Parsing leaves out what callers' objects have in addition, e.g. the wishes of the list.
      own = [...own, storedEditSchema.safeParse(edit).data ?? edit]
      write(user)
    },
    /** Removes an edit that the server has confirmed or rejected. */
    remove(user: string, id: string) {
      own = own.filter((edit) => edit.id !== id)
      write(user)
    },
    /** The number of stored edits of a user that other tabs have made. */
    countOthers: (user: string) =>
      othersOf(user).reduce((count, { edits }) => count + edits.length, 0),
    /**
     * Removes and returns the edits of a user that tabs have left behind, in the order they were
     * made.
     */
    async takeOver(user: string): Promise<StoredEdit[]> {
      const texts = await storage.takeOver((text) => {
        const stored = parse(text)
        // Also takes what nobody can send any more.
        return stored === null || stored.edits.length === 0 || stored.user === user
      })
      const edits = texts.flatMap((text) => parse(text)?.edits ?? [])
      return edits.toSorted((a, b) => a.madeAt - b.madeAt)
    },
    /** Removes the edits of a user that this and all other tabs have stored. */
    discard(user: string) {
      own = []
      write(user)
      for (const { key } of othersOf(user)) storage.remove(key)
    },
  }
}
