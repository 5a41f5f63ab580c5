import * as z from 'zod/mini'

/** Every error code (docs/specification.md, section 8). */
export const ERROR_CODES = [
  'INTERNAL_ERROR',
  'NOT_FOUND',
  'FORBIDDEN',
  'BAD_REQUEST',
  'AUTH_REQUIRED',
  'TOKEN_EXPIRED',
  'INVALID_CREDENTIALS',
  'SESSION_EXPIRED',
  'CHARACTER_NOT_FOUND',
  'CHARACTER_ALREADY_IMPORTED',
  'CHARACTER_FETCH_ERROR',
  'CHARACTER_IMPORT_ERROR',
  'BATTLENET_API_ERROR',
  'BATTLENET_TOKEN_EXPIRED',
  'BATTLENET_RATE_LIMITED',
  'NETWORK_ERROR',
  'CONNECTION_TIMEOUT',
  'VALIDATION_ERROR',
  'MISSING_REQUIRED_FIELD',
  'INVALID_FORMAT',
  'RATE_LIMIT_ERROR',
] as const

/** The codes of features. The specification has no code for these errors. */
const FEATURE_ERROR_CODES = [
  /**
   * 409: an officer has locked the list (the feature `guild-board`). The message has the reason.
   */
  'WISHLIST_LOCKED',
  /**
   * 409: somebody else has just awarded the item (the feature `guild-board`). `details.award` says
   * to whom.
   */
  'ALREADY_AWARDED',
] as const

export const KNOWN_ERROR_CODES = [...ERROR_CODES, ...FEATURE_ERROR_CODES] as const
export type ErrorCode = (typeof KNOWN_ERROR_CODES)[number]

/**
 * The `error` of an error answer. `details.fields` maps a path in the body (`items.3.name`) to its
 * message.
 */
const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  details: z.nullish(
    z.looseObject({
      fields: z.optional(z.record(z.string(), z.string())),
      retryAfter: z.optional(z.number().check(z.minimum(0))),
      requiresReauth: z.optional(z.boolean()),
      /** Number of wishlists that use the entity that the request would delete or move. */
      wishlistCount: z.optional(z.number()),
      /** Who got the item that somebody else has just awarded. */
      award: z.optional(
        z.object({
          recipientName: z.string(),
          /** The name of the officer's character. */
          awardedBy: z.nullish(z.string()),
          /** By the server's clock, because that of the client may be wrong. */
          secondsAgo: z.number(),
        }),
      ),
    }),
  ),
})

/** The body of every error answer. */
export const errorBodySchema = z.object({ error: errorSchema })

/**
 * An error answer as the app reads it. Other backends may leave out parts or send them in another
 * shape; such parts become empty.
 */
export const receivedErrorSchema = z.object({
  error: z.object({
    message: z.catch(z.string(), ''),
    code: z.catch(z.string(), ''),
    details: z.catch(errorSchema.shape.details, null),
  }),
})
export type ErrorBody = z.output<typeof errorBodySchema>
export type ErrorDetails = NonNullable<ErrorBody['error']['details']>
