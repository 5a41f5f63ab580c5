import { describe, expect, it, vi } from 'vitest'
import { clearStorage, createStoredString } from '@/lib/storage/browser-storage'

/** A storage that can be full. */
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

function createStored() {
  const storage = new FakeStorage()
  const stored = createStoredString(() => storage, 'key')
  return { storage, stored }
}

function denyAccess(): never {
  throw new DOMException('Denied', 'SecurityError')
}

/** A stored string whose storage is blocked. */
const createBlocked = () => createStoredString(denyAccess, 'key')

describe('createStoredString', () => {
  it('stores the value under its key', () => {
    const { storage, stored } = createStored()
    expect(stored.read()).toBeNull()
    stored.write('value')
    expect(storage.getItem('key')).toBe('value')
    expect(createStoredString(() => storage, 'key').read()).toBe('value')
  })

  it('reads null after clear, also by another tab', () => {
    const { storage, stored } = createStored()
    stored.write('value')
    stored.clear()
    expect(storage.length).toBe(0)
    stored.write('again')
    storage.clear()
    expect(stored.read()).toBeNull()
  })

  it('write replaces a value without removing it first', () => {
    const { storage, stored } = createStored()
    stored.write('first')
    const removeItem = vi.spyOn(storage, 'removeItem')
    stored.write('second')
    expect(stored.read()).toBe('second')
    expect(removeItem).not.toHaveBeenCalled()
  })

  it('does not change other keys', () => {
    const { storage, stored } = createStored()
    storage.setItem('other', 'stays')
    stored.write('value')
    stored.clear()
    expect(storage.getItem('other')).toBe('stays')
  })

  it('keeps the value in memory if the storage is blocked', () => {
    const stored = createBlocked()
    expect(stored.read()).toBeNull()
    stored.write('value')
    expect(stored.read()).toBe('value')
    stored.clear()
    expect(stored.read()).toBeNull()
  })

  it('keeps the value in memory if the storage is full', () => {
    const { storage, stored } = createStored()
    storage.isFull = true
    stored.write('value')
    expect(stored.read()).toBe('value')
    stored.clear()
    expect(stored.read()).toBeNull()
  })

  it('reads the new value if the storage became full after the old one was stored', () => {
    const { storage, stored } = createStored()
    stored.write('old')
    storage.isFull = true
    stored.write('new')
    expect(stored.read()).toBe('new')
  })

  it('forgets the value in memory when a later write succeeds', () => {
    const { storage, stored } = createStored()
    storage.isFull = true
    stored.write('unsaved')
    storage.isFull = false
    stored.write('saved')
    storage.clear()
    expect(stored.read()).toBeNull()
  })
})

describe('clearStorage', () => {
  it('removes the values whose keys start with the prefix', () => {
    for (const key of ['app_a', 'app_b', 'other']) localStorage.setItem(key, 'x')
    clearStorage(() => localStorage, 'app_')
    expect(Object.keys(localStorage)).toEqual(['other'])
    localStorage.clear()
  })

  it('does nothing if the storage is blocked', () => {
    expect(() => clearStorage(denyAccess, 'app_')).not.toThrow()
  })
})
