import type { Call } from '@/contract/call'
import { createHash } from 'node:crypto'

/** The JSON of an answer in the shape of the contract. */
export function toJson(call: Call, answer: unknown): string {
  return JSON.stringify({ data: call.key ? { [call.key]: answer } : answer })
}

/** An answer whose JSON exists already. */
export class EncodedAnswer {
  constructor(readonly json: string) {}
}

/** An answer with a hash of it for the ETag. */
export class HashedAnswer extends EncodedAnswer {
  readonly hash = createHash('sha256').update(this.json).digest('base64url').slice(0, 22)
}
