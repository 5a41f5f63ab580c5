import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Compressing a smaller answer saves no packet. */
const COMPRESSED_BYTES_MIN = 1024

const compress = promisify(gzip)

/** Sends JSON with the status of the context; large texts are compressed, in another thread. */
export async function sendJson(context: Context, json: string): Promise<Response> {
  const plain = Buffer.from(json)
  const isCompressed = plain.byteLength >= COMPRESSED_BYTES_MIN && acceptsGzip(context)
  const bytes = isCompressed ? await compress(plain) : plain
  context.header('Content-Type', 'application/json')
  context.header('Content-Length', String(bytes.byteLength))
  // Caches must keep answers for other clients apart.
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (isCompressed) context.header('Content-Encoding', 'gzip')
  return context.body(bytes)
}

function acceptsGzip(context: Context): boolean {
  return accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'
}
