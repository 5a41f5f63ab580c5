import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LOADING_MESSAGES } from '@/ui/loading-messages'
import { LoadingScreen } from '@/ui/loading-screen'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The message that is seen now. */
function shownMessage() {
  const status = screen.getByRole('status')
  return LOADING_MESSAGES.find((message) => status.textContent.includes(message))
}

describe('LoadingScreen', () => {
  it('changes its message every 3000 ms and shows all of them before it repeats one', () => {
    render(<LoadingScreen />)
    const seen = [shownMessage()]
    pass(2999)
    expect(shownMessage()).toBe(seen[0])
    pass(1)
    seen.push(shownMessage())
    while (seen.length < LOADING_MESSAGES.length) {
      pass(3000)
      seen.push(shownMessage())
    }
    expect(new Set(seen)).toEqual(new Set(LOADING_MESSAGES))
  })

  it('tells screen readers once that it loads, and none of the messages', () => {
    render(<LoadingScreen />)
    expect(screen.getByText('Loading…')).not.toHaveAttribute('aria-hidden')
    expect(screen.getByText(shownMessage() ?? '')).toHaveAttribute('aria-hidden', 'true')
  })

  it('stands still for whoever asked for less motion', () => {
    const standard = window.matchMedia('')
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(standard, { matches: true }))
    render(<LoadingScreen />)
    const first = shownMessage()
    pass(30_000)
    expect(shownMessage()).toBe(first)
  })
})

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
