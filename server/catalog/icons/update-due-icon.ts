import { asc, eq, lte, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../../database/database'
import { icons } from '../../database/schema'
import type { Picture } from './download-icon'
import { DAY_MS, MINUTE_MS } from '../../lib/durations'

/**
 * For how long other processes leave an icon alone that one has claimed. Longer than a download.
 */
const CLAIM_MS = 5 * MINUTE_MS

/** Leaves ten days to try again before an icon expires (`deleteExpiredRows`). */
const REFRESH_AFTER_MS = 20 * DAY_MS

/** Waits after a missing icon: one day, then twice as long each time, at most this. */
const MISSING_WAIT_MAX_MS = 16 * DAY_MS

interface UpdateDueIconOptions {
  database: Database
  /** Resolves with null if the host has no picture of that name. */
  download: (name: string) => Promise<Picture | null>
  now: () => number
}

/**
 * Downloads and stores the icon that is due for longest; resolves with false if none is due. An
 * icon is due if it was never fetched, or twenty days ago. A missing icon is tried again later;
 * what was stored of it is kept until it expires. Rejects if the download fails.
 */
export async function updateDueIcon(options: UpdateDueIconOptions): Promise<boolean> {
  const { database, download, now } = options
  const name = await claimDueIcon(database, now())
  if (name === null) return false
  const picture = await download(name)
  const at = now()
  await database
    .update(icons)
    .set(
      picture
        ? {
            ...picture,
            hash: createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32),
            fetchedAt: new Date(at),
            misses: 0,
            nextFetchAt: new Date(at + REFRESH_AFTER_MS),
          }
        : {
            misses: sql`${icons.misses} + 1`,
            nextFetchAt: sql`${new Date(at).toISOString()}::timestamptz + least(${DAY_MS} * power(2, ${icons.misses}), ${MISSING_WAIT_MAX_MS}) * interval '1 millisecond'`,
          },
    )
    .where(eq(icons.name, name))
  return true
}

/** Claims the next due icon, so that no other process fetches it at the same time. */
async function claimDueIcon(database: Database, now: number): Promise<string | null> {
  const next = database
    .select({ name: icons.name })
    .from(icons)
    .where(lte(icons.nextFetchAt, new Date(now)))
    .orderBy(asc(icons.nextFetchAt), asc(icons.name))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(icons)
    .set({ nextFetchAt: new Date(now + CLAIM_MS) })
    .where(eq(icons.name, sql`(${next})`))
    .returning({ name: icons.name })
  return claimed?.name ?? null
}
