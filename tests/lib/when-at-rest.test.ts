import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenAtRest } from '@/lib/when-at-rest'
import { withResolvers } from '../support/msw-bridge'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('runs three seconds after the last call, each function once', async () => {
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  whenAtRest(first)
  vi.advanceTimersByTime(2000)
  whenAtRest(second)
  whenAtRest(second)
  vi.advanceTimersByTime(2900)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})

it.each(['pointermove', 'pointerdown', 'keydown'])('runs after the first %s', (type) => {
  const run = vi.fn<() => void>()
  whenAtRest(run)
  window.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledOnce()
})

it('runs the next function when the promise of the first one is settled and the browser is idle', async () => {
  const code = withResolvers<void>()
  const first = vi.fn<() => Promise<void>>(() => code.promise)
  const second = vi.fn<() => void>()
  whenAtRest(first)
  whenAtRest(second)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  code.resolve()
  await vi.runAllTimersAsync()
  expect(second).toHaveBeenCalledOnce()
})

it('runs what is added meanwhile after the functions before it', async () => {
  const code = withResolvers<void>()
  whenAtRest(() => code.promise)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  const later = vi.fn<() => void>()
  whenAtRest(later)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(later).not.toHaveBeenCalled()
  code.resolve()
  await vi.runAllTimersAsync()
  expect(later).toHaveBeenCalledOnce()
})

it('does not run what was cancelled', () => {
  const run = vi.fn<() => void>()
  whenAtRest(run)()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
