import { retryAfterSeconds } from '../../battlenet/send-request'
import { readAtMost } from '../../lib/read-at-most'

/** Many times the size of an icon. */
const ICON_BYTES_MAX = 100_000

/** A picture; the type is that of its bytes, whatever the host says. */
export interface Picture {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
}

/**
 * The icon host cannot be used at the moment: no connection, no answer in time, a redirect, 429,
 * 5xx.
 */
export class IconHostError extends Error {
  override name = 'IconHostError'
  /** The wait that the host asks for; 0 if it does not. */
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs = 0) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

interface DownloadOptions {
  fetch: typeof globalThis.fetch
  timeoutMs: number
  signal?: AbortSignal
}

/**
 * Downloads an icon. Resolves with null if there is no usable one at that URL: the status is 4xx,
 * the body is larger than 100 kB, or it is not a JPEG, PNG or WebP picture.
 * @throws IconHostError
 */
export async function downloadIcon(
  url: string,
  { fetch, timeoutMs, signal }: DownloadOptions,
): Promise<Picture | null> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      // A redirect could lead to any host.
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel()
      const seconds = retryAfterSeconds(response) ?? 0
      throw new IconHostError(`status ${response.status}`, seconds * 1000)
    }
    const bytes = response.ok ? await readAtMost(response, ICON_BYTES_MAX) : null
    if (!bytes) await response.body?.cancel()
    return bytes && toPicture(bytes)
  } catch (error) {
    if (error instanceof IconHostError) throw error
    throw new IconHostError(describe(error))
  }
}

function toPicture(bytes: Uint8Array): Picture | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\u00FF\u00D8\u00FF')) return { bytes, contentType: 'image/jpeg' }
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return { bytes, contentType: 'image/png' }
  if (/^RIFF[^]{4}WEBP$/.test(head)) return { bytes, contentType: 'image/webp' }
  return null
}

/** `fetch` rejects with "fetch failed" and the reason as its cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
