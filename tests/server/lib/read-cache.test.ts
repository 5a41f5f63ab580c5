import { expect, it } from 'vitest'
import { createReadCache } from '../../../server/lib/read-cache'

function setUp() {
  const clock = { now: 0 }
  const get = createReadCache({ ageMaxMs: 1000, entriesMax: 2, now: () => clock.now })
  const reads: string[] = []
  const read = (key: string) =>
    get(key, async () => {
      reads.push(key)
      return `value of ${key}`
    })
  return { clock, get, reads, read }
}

it('read cache: keeps a result until it is too old', async () => {
  const { clock, reads, read } = setUp()
  expect(await read('a')).toBe('value of a')
  clock.now = 999
  expect(await read('a')).toBe('value of a')
  expect(reads).toEqual(['a'])
  clock.now = 1000
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
  expect(await read('a')).toBe('value of a')
})

it('read cache: drops the oldest entry when it is full', async () => {
  const { reads, read } = setUp()
  for (const key of ['a', 'b', 'c', 'b', 'a']) await read(key)
  expect(reads).toEqual(['a', 'b', 'c', 'a'])
})
