import * as z from 'zod/mini'
import { objectOf, queryFlag } from '../fields'

/**
 * `force=true` deletes entities that wishlists still use. Without it such a request is rejected
 * with 409 and the number of wishlists in `details.wishlistCount`.
 */
export const deletionQuery = objectOf({ force: z.optional(queryFlag) })
