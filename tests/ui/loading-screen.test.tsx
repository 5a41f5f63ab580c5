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
    const last = shownMessage()
    const nextRound = LOADING_MESSAGES.map(() => {
      advance(3000)
      return shownMessage()
    })
    expect(nextRound[0]).not.toBe(last)
    expect(new Set(nextRound)).toEqual(new Set(LOADING_MESSAGES))
  })

  it('the order is random', () => {
    const places = LOADING_MESSAGES.map((_, index) => index / LOADING_MESSAGES.length)
    vi.spyOn(Math, 'random').mockImplementation(() => places.pop() ?? 0)
    render(<LoadingScreen />)
    expect(shownMessage()).toBe(LOADING_MESSAGES.at(-1))
  })

  it('screen readers get "Loading…" and none of the messages', () => {
    render(<LoadingScreen />)
    expect(screen.getByText('Loading…')).not.toHaveAttribute('aria-hidden')
    expect(screen.getByText(shownMessage() ?? '')).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('LOADING_MESSAGES', () => {
  it('has 30 different messages, including the four from the specification', () => {
    expect(LOADING_MESSAGES).toHaveLength(30)
    expect(new Set(LOADING_MESSAGES).size).toBe(30)
    expect(LOADING_MESSAGES).toEqual(
      expect.arrayContaining([
        'Preparing for epic adventures...',
        'Loading boss strategies...',
        'Refreshing auction house data...',
        'Updating guild roster...',
      ]),
    )
  })
})

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
