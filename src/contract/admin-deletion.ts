import * as z from 'zod/mini'

/**
 * `force=true` deletes what wishlists still use; without it that is 409 with the number of lists in
 * `details.wishlistCount`.
 */
export const deletionQuery = z.object({ force: z.optional(z.enum(['true', 'false'])) })
