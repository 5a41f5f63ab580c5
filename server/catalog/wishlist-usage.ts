import type { InstanceId } from '@/contract/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { wishlists } from '../database/schema'
import { conflict } from '../http/http-errors'

/**
 * The number of wishlists for an instance. Lock the instance first, so that the number cannot grow.
 */
export async function countWishlistsFor(transaction: Database, instanceId: InstanceId) {
  return transaction.$count(wishlists, eq(wishlists.instanceId, instanceId))
}

/**
 * Throws 409 with the number of wishlists if it is above 0.
 * @param lead the start of the message, e.g. "This item is on"
 * @param field the form field that shows the message, for a rejected change
 */
export function rejectIfUsed(wishlistCount: number, lead: string, field?: string) {
  if (wishlistCount === 0) return
  const message = describeUsage(wishlistCount, lead)
  throw conflict(message, 'BAD_REQUEST', {
    wishlistCount,
    ...(field && { fields: { [field]: message } }),
  })
}

/** The number of wishlists in words, after the start of the message. */
export function describeUsage(wishlistCount: number, lead: string): string {
  return `${lead} ${wishlistCount} ${wishlistCount === 1 ? 'wishlist' : 'wishlists'}`
}
