import { expect, it } from 'vitest'
import { createPacer } from '../../../server/lib/pacer'

function setUp(concurrency: number) {
  const clock = { now: 1000 }
  const waits: number[] = []
  const run = createPacer({
    perSecond: 10,
    concurrency,
    now: () => clock.now,
    sleep: async (ms) => void waits.push(ms),
  })
  return { clock, waits, run }
}

it('pacer: starts tasks at the rate, without delay after a pause', async () => {
  const { clock, waits, run } = setUp(10)
  const done = await Promise.all(['a', 'b', 'c'].map((name) => run(async () => name)))
  expect(done).toEqual(['a', 'b', 'c'])
  expect(waits).toEqual([100, 200])
  clock.now += 5000
  await run(async () => 'd')
  expect(waits).toEqual([100, 200])
})

it('pacer: runs at most so many tasks at once, the others in their order, also after failures', async () => {
  const { run } = setUp(2)
  const started: string[] = []
  const ends: (() => void)[] = []
  const start = (name: string) =>
    run(
      () =>
        new Promise<void>((resolve, reject) => {
          started.push(name)
          ends.push(name === 'a' ? () => reject(new Error('a failed')) : resolve)
        }),
    )
  const all = ['a', 'b', 'c', 'd'].map(start)
  const settled = Promise.allSettled(all)
  await expect.poll(() => started).toEqual(['a', 'b'])
  ends[0]?.()
  await expect(all[0]).rejects.toThrow('a failed')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  ends[1]?.()
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
  ends[2]?.()
  ends[3]?.()
  const results = await settled
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
