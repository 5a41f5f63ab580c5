import * as z from 'zod/mini'
import { isRecord } from '@/game/is-record'

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
   * 409: the item has just been awarded (the feature `guild-board`). `details.award` says
   * to whom.
   */
  'ALREADY_AWARDED',
  /** 409: the change was undone before (the feature `admin-history`). */
  'ALREADY_UNDONE',
] as const

export const KNOWN_ERROR_CODES = [...ERROR_CODES, ...FEATURE_ERROR_CODES] as const
export type ErrorCode = (typeof KNOWN_ERROR_CODES)[number]

/** `fields` maps a path in the body of the request (`items.3.name`) to its message. */
const detailsSchema = z.looseObject({
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfter: z.optional(z.number().check(z.minimum(0))),
  requiresReauth: z.optional(z.boolean()),
  /** Number of wishlists that use the entity that the request would delete or move. */
  wishlistCount: z.optional(z.number()),
  /** Who got the item that has just been awarded. */
  award: z.optional(
    z.object({
      /** Null if nobody is named, e.g. because it was disenchanted. */
      recipientName: z.nullish(z.string()),
      /** The name of the officer's character. */
      awardedBy: z.nullish(z.string()),
      /** By the server's clock, because that of the client may be wrong. */
      secondsAgo: z.number(),
    }),
  ),
})
export type ErrorDetails = z.output<typeof detailsSchema>

export const errorBodySchema = z.object({
  error: z.object({ message: z.string(), code: z.string(), details: z.nullish(detailsSchema) }),
})
export type ErrorBody = z.output<typeof errorBodySchema>

/** The parts of an error answer, each optional. */
export interface ErrorParts {
  message?: string
  code?: string
  details?: ErrorDetails
}

/**
 * Reads the body of an error answer. Other backends may leave out parts, send them without `error`
 * around them, or send only a message; a part of another type counts as missing.
 */
export function readError(body: unknown): ErrorParts {
  const outer = isRecord(body) ? body : {}
  const error = isRecord(outer.error) ? outer.error : { message: outer.error, ...outer }
  return {
    message: textOf(error.message),
    code: textOf(error.code),
    details: detailsSchema.safeParse({
      retryAfter: error.retryAfter ?? outer.retryAfter,
      ...(isRecord(error.details) && error.details),
    }).data,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
