import { describe, expect, it, vi } from 'vitest'
import { createStoredString } from '@/lib/browser-storage'

/** A storage that may be full, or blocked altogether. */
class FakeStorage implements Storage {
  [name: string]: unknown
  readonly entries = new Map<string, string>()
  isFull = false
  get length() {
    return this.entries.size
  }
  clear() {
    this.entries.clear()
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
    this.entries.set(key, value)
  }
  removeItem(key: string) {
    this.entries.delete(key)
  }
}

function createPlace() {
  const storage = new FakeStorage()
  const stored = createStoredString(() => storage, 'key')
  return { storage, stored }
}

const blocked = () =>
  createStoredString(() => {
    throw new DOMException('Denied', 'SecurityError')
  }, 'key')

describe('a stored string', () => {
  it('is kept under its key, and seen by whoever reads that', () => {
    const { storage, stored } = createPlace()
    expect(stored.read()).toBeNull()
    stored.write('value')
    expect(storage.getItem('key')).toBe('value')
    expect(createStoredString(() => storage, 'key').read()).toBe('value')
  })

  it('is gone when it was cleared, or another tab did so', () => {
    const { storage, stored } = createPlace()
    stored.write('value')
    stored.clear()
    expect(storage.length).toBe(0)
    stored.write('again')
    storage.clear()
    expect(stored.read()).toBeNull()
  })

  it('is replaced in one step: a removal would sign other tabs out', () => {
    const { storage, stored } = createPlace()
    stored.write('first')
    const removeItem = vi.spyOn(storage, 'removeItem')
    stored.write('second')
    expect(stored.read()).toBe('second')
    expect(removeItem).not.toHaveBeenCalled()
  })

  it('leaves other keys alone', () => {
    const { storage, stored } = createPlace()
    storage.setItem('other', 'stays')
    stored.write('value')
    stored.clear()
    expect(storage.getItem('other')).toBe('stays')
  })

  it('lives as long as the page when storage is blocked', () => {
    const stored = blocked()
    expect(stored.read()).toBeNull()
    stored.write('value')
    expect(stored.read()).toBe('value')
    stored.clear()
    expect(stored.read()).toBeNull()
  })

  it('lives as long as the page when storage is full', () => {
    const { storage, stored } = createPlace()
    storage.isFull = true
    stored.write('value')
    expect(stored.read()).toBe('value')
    stored.clear()
    expect(stored.read()).toBeNull()
  })

  it('is the newest one when storage became full after the first', () => {
    const { storage, stored } = createPlace()
    stored.write('old')
    storage.isFull = true
    stored.write('new')
    expect(stored.read()).toBe('new')
  })

  it('is what was stored last once storage works again', () => {
    const { storage, stored } = createPlace()
    storage.isFull = true
    stored.write('unsaved')
    storage.isFull = false
    stored.write('saved')
    storage.clear()
    expect(stored.read()).toBeNull()
  })
})
