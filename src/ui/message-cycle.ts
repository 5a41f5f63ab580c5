/** Where a rotation of messages stands: the one shown, and those of this round not shown yet. */
export interface MessageCycle {
  readonly current: string
  readonly unused: readonly string[]
}

/**
 * Begins a rotation with any of the messages. Messages are distinct, and there is at least one.
 *
 * @param random like Math.random: at least 0, below 1.
 */
export function startCycle(messages: readonly string[], random: () => number): MessageCycle {
  return draw(messages, messages, random)
}

/**
 * The next message: one not shown in this round, chosen at random. When all were shown a new round
 * begins (spec section 2), and not with the message that ended the last one.
 *
 * @param random like Math.random: at least 0, below 1.
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
