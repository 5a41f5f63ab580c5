interface DownloadOptions extends Omit<RequestInit, 'signal'> {
  fetch: typeof globalThis.fetch
  /** Until the last byte of the body. */
  timeoutMs: number
  bytesMax: number
  signal?: AbortSignal
}

/** An answer that has arrived completely. */
export interface Download {
  response: Response
  /** The body, or null if it has more than `bytesMax`; no more than that is read. */
  bytes: Buffer<ArrayBuffer> | null
}

/**
 * Sends a request to another host and reads the answer. All requests of the server are sent with
 * this function.
 * @throws a TimeoutError, the reason of `signal`, or what `fetch` rejects with
 */
export async function download(
  url: string,
  { fetch, timeoutMs, bytesMax, signal, ...init }: DownloadOptions,
): Promise<Download> {
  const stop = new AbortController()
  const onAbort = () => stop.abort(signal?.reason)
  const timer = setTimeout(
    () => stop.abort(new DOMException('The request has reached its timeout', 'TimeoutError')),
    timeoutMs,
  )
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  try {
    const response = await fetch(url, { ...init, signal: stop.signal })
    return { response, bytes: await readAtMost(response, bytesMax, stop.signal) }
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/**
 * `fetch` forgets its signal once the garbage collector has removed its Request, so the signal is
 * given to the reader of the body too.
 */
async function readAtMost(
  { body }: Response,
  bytesMax: number,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // `return` cancels the transfer.
  for await (const chunk of body?.pipeThrough(new TransformStream(), { signal }) ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
