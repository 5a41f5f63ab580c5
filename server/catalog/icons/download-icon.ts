import { download } from '../../lib/download'

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
export async function downloadIcon(url: string, options: DownloadOptions): Promise<Picture | null> {
  try {
    const { response, bytes } = await download(url, {
      ...options,
      bytesMax: ICON_BYTES_MAX,
      // A redirect could lead to any host.
      redirect: 'error',
    })
    if (response.status === 429 || response.status >= 500) {
      throw new IconHostError(`status ${response.status}`)
    }
    return response.ok && bytes ? toPicture(bytes) : null
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
