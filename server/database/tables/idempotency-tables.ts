import type { UserId } from '@/contract/ids'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { ownedBy, timestampMs } from './shared-columns'

/** The requests that were sent with an `Idempotency-Key` (http/transact-once.ts), kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownedBy<UserId>(() => users.id),
    key: text().notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text().notNull(),
    /** Null in a row of an earlier version whose request was not answered. */
    status: integer(),
    /** The answer's JSON. */
    body: text(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
