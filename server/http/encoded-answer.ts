import type { Call, CallAnswer } from '@/contract/call'
import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import { acceptsGzip, compressJson, sendJson, type EncodedJson } from './send-json'

/** The body of an answer in the shape of the contract. */
export function toBody(call: Call, answer: unknown): Uint8Array<ArrayBuffer> {
  return Buffer.from(JSON.stringify({ data: call.key ? { [call.key]: answer } : answer }))
}

/** An answer in the form in which it is sent, so that it is serialized and compressed only once. */
export class EncodedAnswer {
  /** A hash of the answer, for the ETag. */
  readonly hash: string
  readonly #plain: EncodedJson
  readonly #compressed: EncodedJson

  private constructor(plain: EncodedJson, compressed: EncodedJson) {
    this.hash = createHash('sha256').update(plain.bytes).digest('base64url').slice(0, 22)
    this.#plain = plain
    this.#compressed = compressed
  }

  static async of<C extends Call>(call: C, answer: CallAnswer<C>): Promise<EncodedAnswer> {
    return EncodedAnswer.ofBytes(toBody(call, answer))
  }

  /** An answer whose JSON exists already. */
  static async ofBytes(bytes: Uint8Array<ArrayBuffer>): Promise<EncodedAnswer> {
    return new EncodedAnswer({ bytes, isCompressed: false }, await compressJson(bytes))
  }

  /** The answer's JSON. */
  get text(): string {
    return Buffer.from(this.#plain.bytes).toString('utf8')
  }

  /** Its size in memory. */
  get byteLength(): number {
    return this.#plain.bytes.byteLength + this.#compressed.bytes.byteLength
  }

  send(context: Context): Response {
    return sendJson(context, acceptsGzip(context) ? this.#compressed : this.#plain)
  }
}
