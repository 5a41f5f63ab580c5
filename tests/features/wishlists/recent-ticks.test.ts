import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRecentTicks } from '@/features/wishlists/use-recent-ticks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => renderHook(() => useRecentTicks()).result

describe('useRecentTicks', () => {
  it('a ticked wish is recent for two seconds', () => {
    const result = start()
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(1999))
    expect([...result.current.recent]).toEqual(['a'])
    act(() => void vi.advanceTimersByTime(1))
    expect([...result.current.recent]).toEqual([])
  })

  it('each wish has its own two seconds, and a wish that is unticked is not recent', () => {
    const result = start()
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(1500))
    act(() => result.current.onTick('b', true, () => undefined))
    act(() => result.current.onTick('c', true, () => undefined))
    act(() => result.current.onTick('c', false, () => undefined))
    expect([...result.current.recent]).toEqual(['a', 'b'])
    act(() => void vi.advanceTimersByTime(500))
    expect([...result.current.recent]).toEqual(['b'])
  })

  it('a wish that is ticked again gets two more seconds', () => {
    const result = start()
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(1500))
    act(() => result.current.onTick('a', false, () => undefined))
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(1500))
    expect([...result.current.recent]).toEqual(['a'])
  })
})
