import { describe, expect, it } from 'vitest'
import { createBoundedMemory } from '../../../server/lib/bounded-memory'

/** A memory for ten characters, and what it has asked to be made. */
function createMemory() {
  const made: string[] = []
  const get = createBoundedMemory<string>({ sizeMax: 10, sizeOf: (value) => value.length })
  const read = (key: string, length = 4) =>
    get(key, async () => {
      made.push(key)
      return key.repeat(length)
    })
  return { get, read, made }
}

describe('bounded memory', () => {
  it('makes a value once, also for concurrent calls', async () => {
    const { read, made } = createMemory()
    expect(await Promise.all([read('a'), read('a')])).toEqual(['aaaa', 'aaaa'])
    expect(await read('a')).toBe('aaaa')
    expect(made).toEqual(['a'])
  })

  it('too much: drops the values that were not used for longest', async () => {
    const { read, made } = createMemory()
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('a value that is larger than the memory is returned and not kept', async () => {
    const { read, made } = createMemory()
    expect(await read('a', 11)).toBe('a'.repeat(11))
    await read('a', 11)
    expect(made).toEqual(['a', 'a'])
  })

  it('a failure is not kept', async () => {
    const { get } = createMemory()
    const failure = new Error('no connection')
    await expect(get('a', () => Promise.reject(failure))).rejects.toBe(failure)
    expect(await get('a', async () => 'now')).toBe('now')
  })
})
