import { useEffect, useState } from 'react'

import { LOADING_MESSAGES } from './loading-messages'
import { Spinner } from './spinner'
import { Splash } from './splash'

const MESSAGE_INTERVAL_MS = 3000

/**
 * Full-page loading screen, shown only while the app starts. Pages show Skeletons while they load.
 * Screen readers announce "Loading…" once and none of the rotating messages.
 *
 * @example <LoadingScreen />
 */
export function LoadingScreen() {
  const message = useRotatingMessage()
  return (
    <Splash>
      <output className="flex flex-col items-center gap-6">
        <Spinner size="xxl" variant="gradient" className="text-accent" />
        <span className="sr-only">Loading…</span>
        <span key={message} aria-hidden className="animate-fade-in text-base text-muted">
          {message}
        </span>
      </output>
    </Splash>
  )
}

function useRotatingMessage() {
  const [order] = useState(() => shuffled(LOADING_MESSAGES))
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((current) => current + 1), MESSAGE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return order[tick % order.length]
}

function shuffled(messages: readonly string[]): string[] {
  return messages
    .map((message) => ({ message, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ message }) => message)
}
