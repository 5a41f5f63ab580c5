import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { toHttpError } from './to-http-error'

/**
 * An answer with long lists, which are read and sent in parts, so that only one part is in memory.
 * If a part cannot be read, the connection ends before the answer is complete.
 */
export class StreamedAnswer {
  /**
   * @param fields the fields before the lists
   * @param lists the parts of each list, by its name
   */
  constructor(
    private readonly fields: object,
    private readonly lists: Readonly<Record<string, AsyncIterable<readonly unknown[]>>>,
  ) {}

  send(context: Context): Response {
    context.header('Content-Type', 'application/json')
    const requestId: string = context.get('requestId')
    const stream = Readable.toWeb(Readable.from(this.#read(requestId)))
    // Node's type of the same class as that of the standard library.
    return context.body(stream as ReadableStream)
  }

  async *#read(requestId: string) {
    try {
      yield Buffer.from(`{"data":${JSON.stringify(this.fields).slice(0, -1)}`)
      for (const [name, parts] of Object.entries(this.lists)) {
        yield Buffer.from(`,"${name}":[`)
        let separator = ''
        for await (const part of parts) {
          if (part.length === 0) continue
          yield Buffer.from(separator + JSON.stringify(part).slice(1, -1))
          separator = ','
        }
        yield Buffer.from(']')
      }
      yield Buffer.from('}}')
    } catch (error) {
      // The status is sent already: this logs the error.
      toHttpError(error, requestId)
      throw error
    }
  }
}
