import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTabStorage } from '@/lib/storage/tab-storage'
import { webLocks } from '../support/app/web-locks'

const tab = () => createTabStorage('tab_')
const all = () => true

/** A tab whose text is stored. */
async function tabWith(text: string) {
  const storage = tab()
  storage.write(text)
  await waitFor(() => expect(storage.isStored()).toBe(true))
  return storage
}

describe('createTabStorage', () => {
  it('a closed tab: its text is taken over by one tab only', async () => {
    await tabWith('edits')
    webLocks.closeTabs()
    const taken = await Promise.all([tab().takeOver(all), tab().takeOver(all)])
    expect(taken.flat()).toEqual(['edits'])
    expect(await tab().takeOver(all)).toEqual([])
  })

  it('an open tab: its text stays its own, others can only read and remove it', async () => {
    await tabWith('edits')
    const other = tab()
    expect(await other.takeOver(all)).toEqual([])
    const [mine] = other.readOthers()
    expect(mine?.text).toBe('edits')
    other.remove(mine?.key ?? '')
    expect(other.readOthers()).toEqual([])
  })

  it('takes over only the texts that are asked for', async () => {
    await tabWith('of Ann')
    webLocks.closeTabs()
    expect(await tab().takeOver((text) => text === 'of Bob')).toEqual([])
    expect(await tab().takeOver((text) => text === 'of Ann')).toEqual(['of Ann'])
  })

  it('without a text, the tab stores nothing and holds no lock', async () => {
    const storage = await tabWith('edits')
    storage.write(null)
    expect(localStorage).toHaveLength(0)
    await waitFor(() => expect(webLocks.heldCount).toBe(0))
    storage.write('again')
    await waitFor(() => expect(storage.isStored()).toBe(true))
  })

  it('a text that is removed before it is stored is never stored', async () => {
    const storage = tab()
    storage.write('edits')
    storage.write(null)
    await waitFor(() => expect(webLocks.heldCount).toBe(0))
    expect(localStorage).toHaveLength(0)
  })

  it('full storage: reports that the text is not stored, and stores a shorter one', async () => {
    const storage = await tabWith('edit')
    const onChange = vi.fn<() => void>()
    storage.subscribe(onChange)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    storage.write('edits')
    expect(storage.isStored()).toBe(false)
    expect(onChange).toHaveBeenCalledOnce()
    storage.write('edi')
    expect(storage.isStored()).toBe(true)
  })

  it('blocked storage: stores nothing and takes nothing over', async () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = tab()
    storage.write('edits')
    await waitFor(() => expect(webLocks.heldCount).toBe(1))
    expect(storage.isStored()).toBe(false)
    expect(await storage.takeOver(all)).toEqual([])
  })

  describe('without Web Locks', () => {
    afterEach(() => {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: webLocks })
    })

    it('stores nothing and takes nothing over', async () => {
      await tabWith('edits')
      webLocks.closeTabs()
      Reflect.deleteProperty(navigator, 'locks')
      const storage = tab()
      storage.write('more')
      expect(storage.isStored()).toBe(false)
      expect(await storage.takeOver(all)).toEqual([])
      expect(storage.readOthers().map(({ text }) => text)).toEqual(['edits'])
    })
  })
})
