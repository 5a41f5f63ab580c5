import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LOADING_MESSAGES } from '@/ui/messages/loading-messages'
import { LoadingScreen } from '@/ui/messages/loading-screen'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns the currently shown message. */
function shownMessage() {
  const status = screen.getByRole('status')
  return LOADING_MESSAGES.find((message) => status.textContent.includes(message))
}

describe('LoadingScreen', () => {
  it('shows a new message every 3000 ms and repeats none before all have been shown', () => {
    render(<LoadingScreen />)
    const seen = [shownMessage()]
    advance(2999)
    expect(shownMessage()).toBe(seen[0])
    advance(1)
    seen.push(shownMessage())
    while (seen.length < LOADING_MESSAGES.length) {
      advance(3000)
      seen.push(shownMessage())
    }
    expect(new Set(seen)).toEqual(new Set(LOADING_MESSAGES))
  })

  it('screen readers get "Loading…" and none of the messages', () => {
    render(<LoadingScreen />)
    expect(screen.getByText('Loading…')).not.toHaveAttribute('aria-hidden')
    expect(screen.getByText(shownMessage() ?? '')).toHaveAttribute('aria-hidden', 'true')
  })

  it('reduced motion: the message changes every 3000 ms too', () => {
    const standard = window.matchMedia('')
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(standard, { matches: true }))
    render(<LoadingScreen />)
    const first = shownMessage()
    advance(3000)
    expect(shownMessage()).not.toBe(first)
  })
})

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
