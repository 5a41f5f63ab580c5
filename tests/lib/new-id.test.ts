import { describe, expect, it, vi } from 'vitest'
import { addWishlistItem } from '@/contract/wishes'
import { newId } from '@/lib/new-id'

describe('newId', () => {
  it('returns 32 hexadecimal characters', () => {
    for (let count = 0; count < 200; count += 1) expect(newId()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps leading zeros', () => {
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array)
    expect(newId()).toBe('0'.repeat(32))
    random.mockRestore()
  })

  it('returns a different id on each call', () => {
    const ids = new Set(Array.from({ length: 1000 }, newId))
    expect(ids.size).toBe(1000)
  })

  it('returns an id that the contract accepts', () => {
    const body = { id: newId(), lootItemId: 'item', slot: 'HEAD' }
    expect(addWishlistItem.body.safeParse(body).success).toBe(true)
  })

  it('does not use crypto.randomUUID, which pages without TLS do not have', () => {
    const uuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    expect(newId()).toHaveLength(32)
    uuid.mockRestore()
  })
})
