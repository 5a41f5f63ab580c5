import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRecentTicks } from '@/features/wishlists/wish/use-recent-ticks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => renderHook(() => useRecentTicks()).result

describe('useRecentTicks', () => {
  it('a ticked wish is recent for four seconds', () => {
    const result = start()
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(3999))
    expect([...result.current.recent]).toEqual(['a'])
    act(() => void vi.advanceTimersByTime(1))
    expect([...result.current.recent]).toEqual([])
  })

  it('wishes are recent until four seconds after the last tick, except those that are unticked', () => {
    const result = start()
    act(() => result.current.onTick('a', true, () => undefined))
    act(() => void vi.advanceTimersByTime(3500))
    act(() => result.current.onTick('b', true, () => undefined))
    act(() => result.current.onTick('c', true, () => undefined))
    act(() => result.current.onTick('c', false, () => undefined))
    act(() => void vi.advanceTimersByTime(3999))
    expect([...result.current.recent]).toEqual(['a', 'b'])
    act(() => void vi.advanceTimersByTime(1))
    expect([...result.current.recent]).toEqual([])
  })
})
