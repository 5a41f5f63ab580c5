import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRegularJob } from '../../../server/lib/regular-job'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const EVERY = { name: 'a job', everyMs: 1000 }

/** A job whose rounds end when they are told to. */
function createJob() {
  const ends: (() => void)[] = []
  return {
    ends,
    run: vi.fn<(signal: AbortSignal) => Promise<void>>(
      () => new Promise((resolve) => ends.push(resolve)),
    ),
  }
}

it('runs at once, or after a delay, and then regularly', async () => {
  const [now, later] = [
    vi.fn<() => Promise<void>>(async () => undefined),
    vi.fn<() => Promise<void>>(async () => undefined),
  ]
  const jobs = [
    startRegularJob(EVERY, now),
    startRegularJob({ ...EVERY, firstAfterMs: 500 }, later),
  ]
  expect([now.mock.calls.length, later.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(2400)
  expect([now.mock.calls.length, later.mock.calls.length]).toEqual([3, 2])
  await Promise.all(jobs.map((job) => job.stop()))
  await vi.advanceTimersByTimeAsync(5000)
  expect([now.mock.calls.length, later.mock.calls.length]).toEqual([3, 2])
})

it('a round that fails is logged, and the next one runs', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no disk')))
  const job = startRegularJob(EVERY, run)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.join('\n')).toContain('a job failed')
  await job.stop()
})

it('a round that takes longer than the interval: the next ones are left out', async () => {
  const { run, ends } = createJob()
  const job = startRegularJob(EVERY, run)
  await vi.advanceTimersByTimeAsync(2500)
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(500)
  expect(run).toHaveBeenCalledTimes(2)
  ends[1]?.()
  await job.stop()
})

it('stop aborts the round that runs, and waits for its end', async () => {
  const { run, ends } = createJob()
  const job = startRegularJob(EVERY, run)
  await vi.advanceTimersByTimeAsync(2500)
  const stopped = vi.fn<() => void>()
  void job.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(run.mock.calls[0]?.[0].aborted).toBe(true)
  expect(stopped).not.toHaveBeenCalled()
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalledTimes(1)
})
