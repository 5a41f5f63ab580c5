import { startTransition, useLayoutEffect, useState } from 'react'

/** Called in order, one per frame. */
const waiting = new Set<() => void>()

/** What has been called and is not rendered yet. The next one waits for it, so that each has a frame of its own. */
let current: (() => void) | undefined

let isFrameRequested = false

function requestTurn() {
  if (isFrameRequested || current || waiting.size === 0) return
  isFrameRequested = true
  requestAnimationFrame(() => {
    isFrameRequested = false
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    current = next
    next()
  })
}

/** Returns a function that ends the waiting or the turn. */
function waitForTurn(onTurn: () => void): () => void {
  waiting.add(onTurn)
  requestTurn()
  return () => {
    waiting.delete(onTurn)
    if (current === onTurn) current = undefined
    requestTurn()
  }
}

/**
 * Whether it is a component's turn to render what is expensive. Of all components of the page that ask, one gets its
 * turn per frame, as a transition, so that none of them delays input for long. A turn lasts as long as the component
 * asks.
 *
 * @param asks false ends the turn
 * @param startsWithTurn for what must be in the first frame
 * @example const isComplete = useTurn(isNear, isFirst)
 */
export function useTurn(asks: boolean, startsWithTurn = false): boolean {
  const [hasTurn, setHasTurn] = useState(startsWithTurn)
  // A layout effect, because its cleanup runs as soon as the turn is rendered.
  useLayoutEffect(() => {
    if (asks && !hasTurn) return waitForTurn(() => startTransition(() => setHasTurn(true)))
    return undefined
  }, [asks, hasTurn])
  if (!asks && hasTurn) setHasTurn(false)
  return asks && hasTurn
}
