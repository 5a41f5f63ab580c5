import type { ErrorBody, ErrorCode, ErrorDetails } from '@/contract/error'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal the caller is told about. Anything else that is thrown becomes a bare 500. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
  ) {
    super(message)
  }

  /** The body of the contract for this refusal. */
  toBody(): ErrorBody {
    return {
      error: {
        message: this.message,
        code: this.code,
        ...(this.details && { details: this.details }),
      },
    }
  }
}

/** 401: no session, or one that has ended. */
export function authRequired() {
  return new HttpError(401, 'AUTH_REQUIRED', 'Authentication required')
}

/** 404 for what is not there and for what is someone else's alike, so that ids leak nothing. */
export function notFound(what: string, code: ErrorCode = 'NOT_FOUND') {
  return new HttpError(404, code, `${what} not found`)
}

/** 409; outside characters the catalogue has no code of its own for it (contract, "Rules"). */
export function conflict(message: string, code: ErrorCode = 'BAD_REQUEST', details?: ErrorDetails) {
  return new HttpError(409, code, message, details)
}

/** 409 for a value that something else has, with its message for the form under the field too. */
export function taken(field: string, message: string) {
  return conflict(message, 'BAD_REQUEST', { fields: { [field]: message } })
}

/** 429; `retryAfter` in seconds. */
export function tooMany(retryAfter: number) {
  const message = `Too many requests. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  return new HttpError(429, 'RATE_LIMIT_ERROR', message, { retryAfter })
}

/** 400 with a message per body path, e.g. `{ 'items.3.itemSlot': '…' }`. */
export function invalid(fields: Record<string, string>) {
  return new HttpError(400, 'VALIDATION_ERROR', 'Some fields are not valid', { fields })
}

/** What a database error says of itself, by either driver; undefined for any other error. */
function databaseCause(error: unknown): { code: unknown; constraint: unknown } | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return { code: cause.code, constraint: 'constraint' in cause ? cause.constraint : undefined }
}

/** Whether an error of either database driver is a broken constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  return databaseCause(error)?.constraint === constraint
}

/** Refusals for constraints that a request can break, however well it was checked before. */
const BROKEN_CONSTRAINTS: Record<string, () => HttpError> = {
  instances_slug: () => taken('slug', 'Another instance has this slug'),
  bosses_slug: () => taken('slug', 'Another boss of this instance has this slug'),
  bosses_encounter_order: () =>
    taken('encounterOrder', 'Another boss of this instance has this place'),
  bosses_instance_id_instances_id_fk: () => invalid({ instanceId: 'Please select an instance' }),
  loot_items_boss_id_bosses_id_fk: () => invalid({ bossId: 'Please select a boss' }),
  wishlists_instance_id_instances_id_fk: () => invalid({ instanceId: 'Please select an instance' }),
  wishlist_items_loot_item_id_loot_items_id_fk: () =>
    invalid({ lootItemId: 'This item does not drop in this raid' }),
}

const DEADLOCK = '40P01'

/**
 * What a request is told when the database refused it because of another one: a value taken, or
 * something it builds on gone, since it was looked at. Undefined for every other error.
 */
export function refusalOfDatabase(error: unknown): HttpError | undefined {
  const cause = databaseCause(error)
  if (cause?.code === DEADLOCK) return conflict('Someone else changed this just now. Try again.')
  return BROKEN_CONSTRAINTS[String(cause?.constraint)]?.()
}
