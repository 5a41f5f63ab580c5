/** State of a rotation of messages: the current one, and those not yet shown in this round. */
export interface MessageCycle {
  readonly current: string
  readonly unused: readonly string[]
}

/**
 * Starts a rotation with a random message.
 *
 * @param messages distinct, at least one
 * @param random returns a number from 0 (inclusive) to 1 (exclusive), like Math.random
 */
export function startCycle(messages: readonly string[], random: () => number): MessageCycle {
  return draw(messages, messages, random)
}

/**
 * Advances to a random message that has not been shown in this round. After all messages have been
 * shown, a new round starts (docs/specification.md, section 2). Its first message differs from the
 * last one of the previous round.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive), like Math.random
 */
export function advanceCycle(
  { current, unused }: MessageCycle,
  messages: readonly string[],
  random: () => number,
): MessageCycle {
  if (unused.length > 0) return draw(unused, unused, random)
  const others = messages.filter((message) => message !== current)
  return draw(others.length > 0 ? others : messages, messages, random)
}

function draw(
  candidates: readonly string[],
  round: readonly string[],
  random: () => number,
): MessageCycle {
  const current = candidates[Math.floor(random() * candidates.length)]
  if (current === undefined) throw new Error('A message cycle needs at least one message')
  return { current, unused: round.filter((message) => message !== current) }
}
