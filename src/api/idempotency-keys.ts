import { IDEMPOTENCY_HEADER, isCreating, type Call } from '@/contract/call'
import { newId } from '@/lib/new-id'
import { dropWithSession } from '@/lib/storage/session-memory'

/** The keys of requests that have not succeeded, by token, address and body. */
const keys = new Map<string, string>()
dropWithSession(() => keys.clear())

let isSupported = false

/** Says whether the backend has the feature `idempotency-keys`. Without it, no keys are sent. */
export function setIdempotencyKeys(supported: boolean) {
  isSupported = supported
}

/**
 * The key of a request that creates something. A request keeps its key until it has succeeded, so
 * that a second press after a time-out creates nothing twice, and the same request after a success
 * creates another one. A body with an id needs no key: the backend then creates nothing twice by
 * itself.
 * @param request token and address
 */
export function idempotencyKeyOf(call: Call, request: string, body: unknown) {
  const hasId = typeof body === 'object' && body !== null && 'id' in body
  if (!isSupported || !isCreating(call) || hasId) return undefined
  const sent = `${request} ${JSON.stringify(body)}`
  const key = keys.get(sent) ?? newId()
  keys.set(sent, key)
  return {
    headers: { [IDEMPOTENCY_HEADER]: key },
    /** Call it when the request has succeeded. */
    forget: () => void keys.delete(sent),
  }
}
