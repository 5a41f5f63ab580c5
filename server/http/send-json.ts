import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Compressing a smaller answer saves no packet. */
const COMPRESSED_BYTES_MIN = 1024

const compress = promisify(gzip)

/** JSON in the form in which it is sent. */
export interface EncodedJson {
  bytes: Uint8Array<ArrayBuffer>
  isCompressed: boolean
}

/** Compresses a text if it is large, in another thread. */
export async function compressJson(text: Uint8Array<ArrayBuffer>): Promise<EncodedJson> {
  const isCompressed = text.byteLength >= COMPRESSED_BYTES_MIN
  return { bytes: isCompressed ? await compress(text) : text, isCompressed }
}

export function acceptsGzip(context: Context): boolean {
  return accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'
}

/** Sends JSON with the status of the context. */
export function sendJson(context: Context, { bytes, isCompressed }: EncodedJson): Response {
  context.header('Content-Type', 'application/json')
  context.header('Content-Length', String(bytes.byteLength))
  // Caches must keep answers for other clients apart.
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (isCompressed) context.header('Content-Encoding', 'gzip')
  return context.body(bytes)
}
