import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getWishlist, listWishlists, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem } from '@/contract/wishes'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { bridgeToBackend, withResolvers } from '../../../support/app/msw-bridge'
import { toasts } from '../../../support/app/toasts'
import { editList } from './editable-wishlist'

const api = bridgeToBackend()

describe('a pending edit', () => {
  it('is shown before the server has answered, and in every render until after its confirmation', async () => {
    const list = await editList(api)
    const add = await list.trinket(0)
    const call = api.hold(addWishlistItem)
    act(() => list.result.current.edit(add))
    await waitFor(() => expect(list.names()).toEqual([add.lootItem.name]))
    expect((await list.readServer()).items).toEqual([])
    expect(list.shown()).toMatchObject({ itemCount: 1, items: [{ id: add.id, priority: 1 }] })
    list.renderedCounts.length = 0
    call.release()
    await list.settle()
    expect(list.renderedCounts.length).toBeGreaterThan(0)
    expect(new Set(list.renderedCounts)).toEqual(new Set([1]))
    expect(list.shown()).toEqual(await list.readServer())
    expect(list.shown().items.map(({ id }) => id)).toEqual([add.id])
  })

  it('can change a wish whose add is still pending', async () => {
    const list = await editList(api)
    const add = await list.trinket(0)
    const call = api.hold(addWishlistItem)
    act(() => {
      list.result.current.edit(add)
      list.result.current.edit({ type: 'change', id: add.id, isObtained: true, note: 'soon' })
    })
    await waitFor(() => expect(list.shown().obtainedCount).toBe(1))
    call.release()
    await list.settle()
    expect((await list.readServer()).items).toMatchObject([{ isObtained: true, note: 'soon' }])
  })

  it('stays pending after a 503, and is sent again', async () => {
    const list = await editList(api)
    const add = await list.trinket(0)
    api.reject(addWishlistItem, 503, { message: 'Not now', isOnce: true })
    act(() => list.result.current.edit(add))
    await waitFor(() => expect(api.sent(addWishlistItem)).toHaveLength(2))
    expect(list.names()).toEqual([add.lootItem.name])
    await list.settle()
    expect(list.shown().items.map(({ id }) => id)).toEqual([add.id])
    expect(list.shown()).toEqual(await list.readServer())
    expect(toasts()).toEqual([])
  })
})

describe('a note from another device', () => {
  it('is named and can be restored when a note replaces it', async () => {
    const list = await editList(api, { itemCount: 1 })
    const params = { wishlistId: list.wishlistId }
    const id = list.shown().items[0]?.id ?? ''
    const body = { items: [{ id, note: 'theirs' }] }
    await list.make(updateWishlist, { params, body })
    act(() => list.result.current.edit({ type: 'change', id, note: 'mine', seenNote: '' }))
    expect(await screen.findByText('“theirs”')).toBeInTheDocument()
    expect((await list.readServer()).items).toMatchObject([{ note: 'mine' }])
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    await list.settle()
    expect((await list.readServer()).items).toMatchObject([{ note: 'theirs' }])
  })

  it('that the player has seen is replaced without a message', async () => {
    const list = await editList(api, { itemCount: 1 })
    const id = list.shown().items[0]?.id ?? ''
    act(() => {
      list.result.current.edit({ type: 'change', id, note: 'first', seenNote: '' })
      list.result.current.edit({ type: 'change', id, note: 'second', seenNote: 'first' })
    })
    await list.settle()
    expect((await list.readServer()).items).toMatchObject([{ note: 'second' }])
    expect(toasts()).toEqual([])
  })
})

describe('a rejected edit', () => {
  it('is dropped with one toast; other edits stay', async () => {
    const list = await editList(api)
    const [first, second] = [await list.trinket(0), await list.trinket(1)]
    act(() => list.result.current.edit(first))
    await list.settle()
    api.reject(addWishlistItem, 500, { message: 'No more room', isOnce: true })
    act(() => {
      list.result.current.edit(second)
      list.result.current.edit({ type: 'change', id: first.id, note: 'stays' })
    })
    expect(await screen.findByText('No more room')).toBeInTheDocument()
    await list.settle()
    expect(screen.getAllByText('No more room')).toHaveLength(1)
    expect(list.shown().items).toMatchObject([{ id: first.id, note: 'stays' }])
    expect(list.shown()).toEqual(await list.readServer())
  })

  it('a rejected move does not affect the moves after it', async () => {
    const list = await editList(api, { itemCount: 4 })
    const [a = '', b = '', c = '', d = ''] = list.shown().items.map(({ id }) => id)
    api.reject(updateWishlist, 500, { message: 'Not now', isOnce: true })
    act(() => {
      list.result.current.edit({ type: 'move', id: d, rank: 1 })
      list.result.current.edit({ type: 'move', id: c, rank: 2 })
    })
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    await list.settle()
    expect(list.shown().items.map(({ id }) => id)).toEqual([a, c, b, d])
    expect(list.shown()).toEqual(await list.readServer())
  })
})

describe('a burst of edits', () => {
  it('is sent in order, followed by one read of the list and one of Home', async () => {
    const list = await editList(api, { itemCount: 4 })
    const before = list.shown().items.map(({ id }) => id)
    api.requests.length = 0
    const call = api.hold(updateWishlist)
    act(() => {
      list.result.current.edit({ type: 'move', id: before[3] ?? '', rank: 1 })
      list.result.current.edit({ type: 'remove', id: before[1] ?? '' })
      list.result.current.edit({ type: 'change', id: before[0] ?? '', isObtained: true })
    })
    await waitFor(() =>
      expect(list.shown().items.map(({ id }) => id)).toEqual([before[3], before[0], before[2]]),
    )
    // Each is sent after the previous one is answered.
    await waitFor(() => expect(call.waiting).toBe(1))
    expect(api.requests).toHaveLength(1)
    call.release()
    await list.settle()
    const sent = 'PUT DELETE PUT GET GET'
    expect(api.requests.map(({ method }) => method)).toEqual(sent.split(' '))
    expect(api.sent(listWishlists)).toHaveLength(1)
    expect(list.shown()).toEqual(await list.readServer())
    expect(list.shown().items.map(({ id }) => id)).toEqual([before[3], before[0], before[2]])
  })

  it('a move keeps the moves that were made on another device since', async () => {
    const list = await editList(api, { itemCount: 4 })
    const [a = '', b = '', c = '', d = ''] = list.shown().items.map(({ id }) => id)
    const params = { wishlistId: list.wishlistId }
    await list.make(updateWishlist, { params, body: { itemOrder: [c, a, b, d] } })
    act(() => list.result.current.edit({ type: 'move', id: d, rank: 1 }))
    await list.settle()
    expect(list.shown().items.map(({ id }) => id)).toEqual([d, c, a, b])
    expect(list.shown()).toEqual(await list.readServer())
  })

  it('is not overwritten by a response that was requested before it', async () => {
    const list = await editList(api)
    const add = await list.trinket(0)
    const stale = await list.readServer()
    let reads = 0
    const { promise: isAnswered, resolve: answerStale } = withResolvers<void>()
    api.answer(getWishlist, async () => {
      reads += 1
      if (reads > 1) return undefined
      await isAnswered
      return Response.json({ data: { wishlist: stale } })
    })
    void list.queryClient.invalidateQueries(wishlistQuery(list.wishlistId))
    await waitFor(() => expect(reads).toBe(1))
    act(() => list.result.current.edit(add))
    await waitFor(() => expect(list.names()).toEqual([add.lootItem.name]))
    await waitFor(() => expect(list.queryClient.isMutating()).toBe(0))
    answerStale()
    await list.settle()
    expect(list.names()).toEqual([add.lootItem.name])
  })
})
