import { token } from './token'

/** Prefix of the caches: each contains the answers to the requests of one session. */
const PREFIX = 'guildr-answers-'
/** More than a player opens in a season; above it, those stored first are removed. */
const ANSWERS_MAX = 200
/** Sessions end after this time as well. */
const AGE_MAX_MS = 30 * 24 * 3_600_000
/** Header with the time at which an answer was stored, in milliseconds since 1970. */
const STORED_AT = 'X-Stored-At'

/** An answer of the server that was stored for reading without a connection. */
export interface StoredAnswer {
  text: string
  /** Milliseconds since 1970. */
  storedAt: number
}

/** The name contains a hash, because the token must not outlive the sign-out. */
async function cacheNameOf(sentToken: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sentToken))
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
  return PREFIX + hex.join('')
}

/**
 * Runs a function with the stored answers of a session. Browsers offer caches to pages with TLS and
 * on localhost; elsewhere, and if the storage is blocked or full, nothing is stored.
 */
async function withCache<Result>(
  sentToken: string,
  run: (cache: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const name = await cacheNameOf(sentToken)
    const result = await run(await caches.open(name))
    // The user may have signed out in the meantime, in this or another tab.
    if (token.read() !== sentToken) await caches.delete(name)
    return result
  } catch {
    return undefined
  }
}

/** Stores the body of an answer in place of an earlier one to the same request of the session. */
export async function storeAnswer(sentToken: string, url: string, text: string): Promise<void> {
  await withCache(sentToken, async (cache) => {
    const headers = { [STORED_AT]: String(Date.now()) }
    await cache.put(url, new Response(text, { headers }))
    const requests = await cache.keys()
    const tooMany = requests.slice(0, Math.max(0, requests.length - ANSWERS_MAX))
    await Promise.all(tooMany.map((request) => cache.delete(request)))
  })
}

/**
 * Returns the stored answer to a request of the session; undefined if there is none or it is too
 * old.
 */
export function readAnswerTo(sentToken: string, url: string): Promise<StoredAnswer | undefined> {
  return withCache(sentToken, async (cache) => {
    const answer = await cache.match(url)
    const storedAt = Number(answer?.headers.get(STORED_AT))
    if (!answer || Date.now() - storedAt > AGE_MAX_MS) return undefined
    return { text: await answer.text(), storedAt }
  })
}

/**
 * Removes the stored answer to a request of the session, e.g. because what it shows was deleted.
 */
export async function removeAnswerTo(sentToken: string, url: string): Promise<void> {
  await withCache(sentToken, (cache) => cache.delete(url))
}

/** Removes the stored answers of all sessions of this browser. */
export async function forgetAnswers(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // If the storage is blocked, it has no answers to remove.
  }
}
