import { startTransition, useLayoutEffect, useState } from 'react'

/** The callbacks of the waiting components. They are called in order, one per frame. */
const waiting = new Set<() => void>()

/** The callback whose component is not rendered yet. The next one waits, so that each has a frame of its own. */
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
 * Returns whether the component may render its expensive part. Per frame, one of the waiting components is allowed
 * to, as a transition, so that none of them delays input for long. It stays allowed until `wantsTurn` is false.
 *
 * @param startsWithTurn true if the expensive part must be in the first frame
 * @example const isComplete = useTurn(isNear, isFirst)
 */
export function useTurn(wantsTurn: boolean, startsWithTurn = false): boolean {
  const [hasTurn, setHasTurn] = useState(startsWithTurn)
  // A layout effect, because its cleanup runs as soon as the turn is rendered.
  useLayoutEffect(() => {
    if (wantsTurn && !hasTurn) return waitForTurn(() => startTransition(() => setHasTurn(true)))
    return undefined
  }, [wantsTurn, hasTurn])
  if (!wantsTurn && hasTurn) setHasTurn(false)
  return wantsTurn && hasTurn
}
