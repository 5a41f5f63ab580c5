import { expect, it } from 'vitest'
import { createReadCache, keepFor } from '../../../server/lib/read-cache'

function setUp() {
  const clock = { now: 1 }
  const get = createReadCache<{ value: string }>({ max: 2, ...keepFor(1000, () => clock.now) })
  const reads: string[] = []
  const read = (key: string) =>
    get(key, async () => {
      reads.push(key)
      return { value: key }
    })
  return { clock, get, reads, read }
}

it('read cache: keeps a result until it is too old', async () => {
  const { clock, reads, read } = setUp()
  expect(await read('a')).toEqual({ value: 'a' })
  clock.now = 1000
  expect(await read('a')).toEqual({ value: 'a' })
  expect(reads).toEqual(['a'])
  clock.now = 1001
  await read('a')
  expect(reads).toEqual(['a', 'a'])
})

it('read cache: simultaneous reads share one', async () => {
  const { reads, read } = setUp()
  await Promise.all([read('a'), read('a')])
  expect(reads).toEqual(['a'])
})

it('read cache: a failure is not kept', async () => {
  const { get, read } = setUp()
  await expect(get('a', async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await read('a')).toEqual({ value: 'a' })
})

it('read cache: full: drops the entry that was not used for longest', async () => {
  const { reads, read } = setUp()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key)
  expect(reads).toEqual(['a', 'b', 'c', 'b'])
})

it('read cache: a result that is larger than the cache is returned and not kept', async () => {
  const get = createReadCache<{ size: number }>({
    maxSize: 10,
    sizeCalculation: ({ size }) => size,
  })
  let reads = 0
  const read = () =>
    get('a', async () => {
      reads += 1
      return { size: 11 }
    })
  expect(await read()).toEqual({ size: 11 })
  await read()
  expect(reads).toBe(2)
})

it('read cache: a result that is dropped while it is read is returned', async () => {
  const { read } = setUp()
  const values = await Promise.all(['a', 'b', 'c'].map(read))
  expect(values).toEqual([{ value: 'a' }, { value: 'b' }, { value: 'c' }])
})
