/** The body of a response, or null if it has more than `max` bytes; reads no more than that. */
export async function readAtMost(response: Response, max: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // `break` and `return` cancel the transfer.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > max) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
