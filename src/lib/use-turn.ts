import { startTransition, useLayoutEffect, useState } from 'react'

/** The callbacks of the waiting components. They are called in order, one per frame. */
const waiting = new Set<() => void>()

/** The callback whose component is not rendered yet. The next one waits, so that each has a frame of its own. */
let current: (() => void) | undefined

/** Cancels the requested frame; undefined if none is requested. */
let cancelFrame: (() => void) | undefined

function requestTurn() {
  if (cancelFrame || current || waiting.size === 0) return
  cancelFrame = inNextFrame(() => {
    cancelFrame = undefined
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    current = next
    next()
  })
}

/** Hidden tabs have no frames. Returns a function that cancels the call. */
function inNextFrame(run: () => void): () => void {
  if (document.hidden) {
    const task = setTimeout(run)
    return () => clearTimeout(task)
  }
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}

/** Returns a function that ends the waiting or the turn. */
function waitForTurn(onTurn: () => void): () => void {
  waiting.add(onTurn)
  requestTurn()
  return () => {
    waiting.delete(onTurn)
    if (current === onTurn) current = undefined
    if (waiting.size > 0) return requestTurn()
    cancelFrame?.()
    cancelFrame = undefined
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

/**
 * Returns how many of `total` rows may be rendered: `step` at first, and `step` more with each turn.
 *
 * @example const shown = rows.slice(0, useCountInTurns(rows.length, 12))
 */
export function useCountInTurns(total: number, step: number): number {
  const [count, setCount] = useState(step)
  useLayoutEffect(() => {
    if (count < total) return waitForTurn(() => startTransition(() => setCount(count + step)))
    return undefined
  }, [count, total, step])
  return Math.min(count, total)
}
