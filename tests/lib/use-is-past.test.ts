import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIsPast } from '@/lib/use-is-past'

const NOW = Date.parse('2026-11-22T20:00:00Z')
const HOUR_MS = 3_600_000

describe('useIsPast', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    [undefined, false],
    [null, false],
    ['no time', false],
    ['2026-11-22T19:59:59Z', true],
    ['2026-11-22T20:00:00Z', true],
    ['2026-11-22T20:00:01Z', false],
    // Longer than a timer of the browser.
    ['2027-11-22T20:00:00Z', false],
  ])('%s: %s', (time, hasCome) => {
    expect(renderHook(() => useIsPast(time)).result.current).toBe(hasCome)
  })

  it('renders again when the time comes', async () => {
    const { result } = renderHook(() => useIsPast(new Date(NOW + HOUR_MS).toISOString()))
    await act(async () => vi.advanceTimersByTimeAsync(HOUR_MS - 1))
    expect(result.current).toBe(false)
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(result.current).toBe(true)
  })
})
