import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time, in milliseconds like the dates of JavaScript. */
export const timestampMs = () => timestamp({ withTimezone: true, precision: 3 })
