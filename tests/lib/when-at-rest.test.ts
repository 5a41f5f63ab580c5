import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWaiting, whenAtRest } from '@/lib/when-at-rest'
import { withResolvers } from '../support/msw-bridge'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  forgetWaiting()
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

it('after a further use of the page, runs the rest one at a time, without waiting for what runs', async () => {
  const stalled = withResolvers<void>()
  const code = withResolvers<void>()
  const second = vi.fn<() => Promise<void>>(() => code.promise)
  const third = vi.fn<() => void>()
  whenAtRest(() => stalled.promise)
  whenAtRest(second)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(second).not.toHaveBeenCalled()
  whenAtRest(third)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(second).toHaveBeenCalledOnce()
  stalled.resolve()
  await vi.runAllTimersAsync()
  expect(third).not.toHaveBeenCalled()
  code.resolve()
  await vi.runAllTimersAsync()
  expect(third).toHaveBeenCalledOnce()
})

it('does not run a cancelled function', () => {
  const run = vi.fn<() => void>()
  whenAtRest(run)()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

it('after forgetWaiting, a run that has begun starts nothing else', async () => {
  const code = withResolvers<void>()
  const second = vi.fn<() => void>()
  whenAtRest(() => code.promise)
  whenAtRest(second)
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  forgetWaiting()
  code.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(second).not.toHaveBeenCalled()
})
