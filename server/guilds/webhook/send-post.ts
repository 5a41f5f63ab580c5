import { download } from '../../lib/download'

/** Longer than the time in which `fetch` gives up connecting, so that a timeout is in an answer. */
const TIMEOUT_MS = 15_000
const BYTES_MAX = 100_000
/** The pause after a rejected request that names none. */
const PAUSE_S = 60
const PAUSE_S_MAX = 86_400

/** Codes of errors with which a connection was not opened, so that nothing was sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What has become of a message. */
export type SendResult =
  | { kind: 'posted' | 'deleted' | 'rejected' | 'unreachable' | 'unknown' }
  /** Too many requests: of this webhook, or of this backend to all of them. */
  | { kind: 'limited'; pauseMs: number; isGlobal: boolean }

interface SendOptions {
  fetch: typeof globalThis.fetch
  /** The only origin to which requests are sent, e.g. `https://discord.com`. */
  origin: string
  webhook: { id: string; token: string }
  timeoutMs?: number
}

/**
 * Sends a message to a webhook of Discord, once. Mentions in it notify nobody. Never rejects.
 * Redirects are not followed.
 */
export async function sendPost(
  content: string,
  { fetch, origin, webhook, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<SendResult> {
  try {
    const { response, bytes } = await download(
      `${origin}/api/webhooks/${webhook.id}/${webhook.token}`,
      {
        fetch,
        timeoutMs,
        bytesMax: BYTES_MAX,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
        redirect: 'manual',
      },
    )
    return toResult(response, bytes?.toString('utf8') ?? '')
  } catch (error) {
    return { kind: NOT_SENT.has(codeOf(error)) ? 'unreachable' : 'unknown' }
  }
}

function toResult({ ok, status, headers }: Response, body: string): SendResult {
  if (ok) return { kind: 'posted' }
  if (status === 429) return toLimit(headers, body)
  // Discord answers 401 if the secret is not that of the webhook.
  if (status === 401 || status === 404) return { kind: 'deleted' }
  if (status >= 400 && status < 500) return { kind: 'rejected' }
  return { kind: 'unreachable' }
}

/** Discord names the pause in the body; without one, a proxy before it has rejected the request. */
function toLimit(headers: Headers, body: string): SendResult {
  const { retry_after: inBody, global: isGlobal = inBody === undefined } = parseLimit(body)
  const named = [inBody, headers.get('Retry-After')].map(Number)
  const seconds = named.find((one) => one > 0) ?? PAUSE_S
  return {
    kind: 'limited',
    pauseMs: Math.ceil(Math.min(seconds, PAUSE_S_MAX) * 1000),
    isGlobal: isGlobal === true,
  }
}

function parseLimit(body: string): { retry_after?: unknown; global?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
