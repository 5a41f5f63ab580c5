import type { Call } from '@/contract/call'

/** The JSON of an answer in the shape of the contract. */
export function toJson(call: Call, answer: unknown): string {
  return JSON.stringify({ data: call.key ? { [call.key]: answer } : answer })
}

/** An answer whose JSON exists already. */
export class EncodedAnswer {
  constructor(readonly json: string) {}
}
