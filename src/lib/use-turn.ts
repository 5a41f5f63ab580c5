import { useEffect, useState } from 'react'

/** Called in order, one per frame. */
const waiting = new Set<() => void>()

let isFrameRequested = false

function requestTurn() {
  if (isFrameRequested || waiting.size === 0) return
  isFrameRequested = true
  requestAnimationFrame(() => {
    isFrameRequested = false
    const [next] = waiting
    if (next) waiting.delete(next)
    next?.()
    requestTurn()
  })
}

function waitForTurn(onTurn: () => void): () => void {
  waiting.add(onTurn)
  requestTurn()
  return () => void waiting.delete(onTurn)
}

/**
 * Whether it is a component's turn to render what is expensive. Of all components of the page that ask, one gets its
 * turn per frame, so that none of them delays input for long. A turn lasts as long as the component asks.
 *
 * @param asks false ends the turn
 * @param startsWithTurn for what must be in the first frame
 * @example const isComplete = useTurn(isNear, isFirst)
 */
export function useTurn(asks: boolean, startsWithTurn = false): boolean {
  const [hasTurn, setHasTurn] = useState(startsWithTurn)
  useEffect(() => {
    if (asks && !hasTurn) return waitForTurn(() => setHasTurn(true))
    return undefined
  }, [asks, hasTurn])
  if (!asks && hasTurn) setHasTurn(false)
  return asks && hasTurn
}
