import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NotFoundError } from '@/api/errors'
import {
  deleteWishlist,
  getWishlist,
  updateWishlist,
  type WishlistWithItems,
} from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import type { WishlistEdit } from '@/features/wishlists/edits/edits'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { sample } from '../../support/runs'
import { editList } from './edits/editable-wishlist'

const api = bridgeToBackend()

type List = Awaited<ReturnType<typeof editList>>

const NOTE = 'A typed note'
const NAME = 'A typed name'

/** All edits, with the call that they send and a check whether a list contains the edit. */
const ALL_EDITS = [
  {
    name: 'add',
    title: /^Could not add /,
    call: addWishlistItem,
    edit: (list: List) => list.trinket(3),
    isDone: ({ items }: WishlistWithItems) => items.length === 4,
  },
  {
    name: 'note',
    title: /^Could not save the note on /,
    call: updateWishlist,
    edit: (_list: List, id: string) => ({ type: 'change', id, note: NOTE }) as const,
    isDone: ({ items }: WishlistWithItems) => items[0]?.note === NOTE,
  },
  {
    name: 'remove',
    title: /^Could not remove /,
    call: removeWishlistItem,
    edit: (_list: List, id: string) => ({ type: 'remove', id }) as const,
    isDone: ({ items }: WishlistWithItems) => items.length === 2,
  },
  {
    name: 'obtained',
    title: /^Could not tick /,
    call: updateWishlist,
    edit: (_list: List, id: string) => ({ type: 'change', id, isObtained: true }) as const,
    isDone: ({ items }: WishlistWithItems) => items[0]?.isObtained === true,
  },
  {
    name: 'rename',
    title: /^Could not rename /,
    call: updateWishlist,
    edit: () => ({ type: 'rename', name: NAME }) as const,
    isDone: ({ name }: WishlistWithItems) => name === NAME,
  },
  {
    name: 'move',
    title: /^Could not move /,
    call: updateWishlist,
    edit: (_list: List, id: string) => ({ type: 'move', id, rank: 3 }) as const,
    isDone: ({ items }: WishlistWithItems, id: string) => items[2]?.id === id,
  },
  {
    name: 'main',
    title: /^Could not mark .+ as main$/,
    call: updateWishlist,
    edit: () => ({ type: 'main', isMain: true }) as const,
    isDone: ({ isMainWishlist }: WishlistWithItems) => isMainWishlist,
  },
]

const EDITS = sample(ALL_EDITS, 2)
const EDITS_OF_A_WISH = ALL_EDITS.filter(({ name }) => !['add', 'rename', 'main'].includes(name))
const EDITS_OF_THE_LIST = ALL_EDITS.filter((edit) => !EDITS_OF_A_WISH.includes(edit))

/** Opens a list with three wishes and prepares an edit of the list or its first wish. */
async function prepare(makeEdit: (typeof ALL_EDITS)[number]['edit']) {
  const list = await editList(api, { itemCount: 3 })
  const before = list.shown()
  const id = before.items[0]?.id ?? ''
  const edit: WishlistEdit = await makeEdit(list, id)
  return { list, before, id, send: () => act(() => list.result.current.edit(edit)), edit }
}

/** The texts of a part of the error toasts. */
function errorToasts(part: 'title' | 'description') {
  return [...document.querySelectorAll('[data-sonner-toast][data-type="error"]')].map(
    (toast) => toast.querySelector(`[data-${part}]`)?.textContent,
  )
}

/** The reasons that the error toasts give, without the typed text. */
function reasons() {
  return errorToasts('description').map((text) => text?.split('\n')[0])
}

async function expectAllEqual(list: List) {
  await list.settle()
  const server = await list.readServer()
  expect(list.cached()).toEqual(server)
  expect(list.shown()).toEqual(server)
  return server
}

/** Expects that the toast offers the typed text of an edit. */
function expectTypedTextOffered(edit: WishlistEdit) {
  const text = edit.type === 'rename' ? edit.name : edit.type === 'change' ? edit.note : undefined
  if (text == null) return
  expect(screen.getByText(new RegExp(`You wrote: ${text}$`))).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeInTheDocument()
}

async function tryAgain() {
  const button = await screen.findByRole('button', { name: 'Try Again' })
  act(() => button.click())
}

// The online state is global.
afterEach(() => window.dispatchEvent(new Event('online')))

describe.each(EDITS)('edit faults: $name', ({ call, title, edit: makeEdit, isDone }) => {
  it('500: the edit is dropped, and Try Again sends it again', async () => {
    const { list, before, id, send } = await prepare(makeEdit)
    api.reject(call, 500, { message: 'Broken', isOnce: true })
    send()
    await waitFor(() => expect(reasons()).toEqual(['Broken']))
    expect(errorToasts('title')).toEqual([expect.stringMatching(title)])
    expect(await expectAllEqual(list)).toEqual(before)
    await tryAgain()
    await waitFor(async () => expect(isDone(await list.readServer(), id)).toBe(true))
    expect(isDone(await expectAllEqual(list), id)).toBe(true)
  })

  it('offline: the edit stays pending and is sent when the browser is online again', async () => {
    const { list, id, send } = await prepare(makeEdit)
    api.disconnect(call)
    window.dispatchEvent(new Event('offline'))
    send()
    const unsent = { pendingCount: 1, isUnsent: true, isOffline: true }
    await waitFor(() => expect(list.result.current.unsent).toMatchObject(unsent))
    expect(isDone(list.shown(), id)).toBe(true)
    expect(isDone(await list.readServer(), id)).toBe(false)
    api.restore()
    window.dispatchEvent(new Event('online'))
    expect(isDone(await expectAllEqual(list), id)).toBe(true)
    expect(reasons()).toEqual([])
  })
})

it.each(ALL_EDITS.filter(({ name }) => ['move', 'note', 'rename'].includes(name)))(
  '409: $name is dropped with one toast that offers the typed text',
  async ({ call, edit: makeEdit }) => {
    const { list, before, edit, send } = await prepare(makeEdit)
    api.reject(call, 409, { message: 'Already changed' })
    send()
    await waitFor(() => expect(reasons()).toEqual(['Already changed']))
    expect(await expectAllEqual(list)).toEqual(before)
    expectTypedTextOffered(edit)
  },
)

it.each(sample(EDITS_OF_THE_LIST, 2))(
  'timeout: $name is dropped, and Try Again sends it again',
  async ({ call, edit: makeEdit, isDone }) => {
    const { list, before, id, send } = await prepare(makeEdit)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const held = api.hold(call)
    send()
    await waitFor(() => expect(held.waiting).toBe(1))
    act(() => {
      vi.advanceTimersByTime(30_000)
    })
    await waitFor(() => expect(reasons()).toEqual(['Request timeout after 30000ms']))
    vi.useRealTimers()
    expect(await expectAllEqual(list)).toEqual(before)
    api.restore()
    await tryAgain()
    await waitFor(async () => expect(isDone(await list.readServer(), id)).toBe(true))
    expect(isDone(await expectAllEqual(list), id)).toBe(true)
  },
)

it.each(sample(EDITS_OF_THE_LIST, 2))(
  'server unreachable while the browser is online: $name is retried until it is sent',
  async ({ call, edit: makeEdit, isDone }) => {
    const { list, id, send } = await prepare(makeEdit)
    api.disconnect(call)
    send()
    await waitFor(() => expect(api.sent(call).length).toBeGreaterThan(2))
    expect(list.result.current.unsent).toMatchObject({
      pendingCount: 1,
      isUnsent: true,
      isOffline: false,
    })
    api.restore()
    expect(isDone(await expectAllEqual(list), id)).toBe(true)
    expect(reasons()).toEqual([])
  },
)

describe('edit faults: a wish that another tab has removed', () => {
  it.each(EDITS_OF_A_WISH)(
    '$name: the list equals the server’s afterwards',
    async ({ name, edit: makeEdit }) => {
      const { list, id, edit, send } = await prepare(makeEdit)
      const params = { wishlistId: list.wishlistId, itemId: id }
      await list.make(removeWishlistItem, { params })
      send()
      const { items } = await expectAllEqual(list)
      expect(items).toHaveLength(2)
      // Removing it succeeds.
      expect(reasons()).toEqual(
        name === 'remove'
          ? []
          : ['It or its wishlist was removed on another device or in another tab.'],
      )
      expectTypedTextOffered(edit)
    },
  )
})

it('a tick on a wish that another device has removed takes the wish away before the list is read', async () => {
  const list = await editList(api, { itemCount: 2 })
  const [first, second] = list.shown().items
  const id = first?.id ?? ''
  const params = { wishlistId: list.wishlistId, itemId: id }
  await list.make(removeWishlistItem, { params })
  api.disconnect(getWishlist)
  act(() => list.result.current.edit({ type: 'change', id, isObtained: true }))
  await waitFor(() => expect(list.shown().items.map((item) => item.id)).toEqual([second?.id]))
  expect(errorToasts('title')).toEqual([`Could not tick ${first?.lootItem.name}`])
})

describe('edit faults: a list that another tab has deleted', () => {
  it.each(EDITS_OF_THE_LIST)(
    '$name: one toast says that the list was deleted',
    async ({ edit: makeEdit }) => {
      const { list, edit, send } = await prepare(makeEdit)
      const params = { wishlistId: list.wishlistId }
      await list.make(deleteWishlist, { params })
      send()
      await waitFor(() => expect(list.result.current.error).toBeInstanceOf(NotFoundError))
      await list.settle()
      expect(reasons()).toEqual([
        edit.type === 'add'
          ? 'The wishlist or the item no longer exists.'
          : 'The wishlist was deleted on another device or in another tab.',
      ])
      expectTypedTextOffered(edit)
    },
  )
})

it('adding an item that another tab has added: one toast, and the other tab’s wish is shown', async () => {
  const list = await editList(api)
  const add = await list.trinket(0)
  await list.make(addWishlistItem, {
    params: { wishlistId: list.wishlistId },
    body: { lootItemId: add.lootItem.id, slot: add.slot },
  })
  act(() => list.result.current.edit(add))
  await waitFor(() => expect(reasons()).toEqual(['This item is already on the wishlist']))
  const { items } = await expectAllEqual(list)
  expect(items.map(({ lootItem }) => lootItem.id)).toEqual([add.lootItem.id])
})

it('several edits made offline are sent in order when the browser is online again', async () => {
  const list = await editList(api, { itemCount: 3 })
  const [a = '', b = '', c = ''] = list.shown().items.map(({ id }) => id)
  for (const call of [addWishlistItem, removeWishlistItem, updateWishlist]) api.disconnect(call)
  window.dispatchEvent(new Event('offline'))
  const add = await list.trinket(3)
  act(() => {
    list.result.current.edit(add)
    list.result.current.edit({ type: 'change', id: add.id, note: NOTE })
    list.result.current.edit({ type: 'move', id: add.id, rank: 1 })
    list.result.current.edit({ type: 'remove', id: b })
    list.result.current.edit({ type: 'rename', name: NAME })
  })
  await waitFor(() =>
    expect(list.result.current.unsent).toMatchObject({ pendingCount: 5, isUnsent: true }),
  )
  const shown = list.shown().items.map(({ id }) => id)
  expect(shown).toEqual([add.id, a, c])
  expect(list.shown().name).toBe(NAME)
  api.restore()
  api.requests.length = 0
  window.dispatchEvent(new Event('online'))
  const server = await expectAllEqual(list)
  const sent = 'POST PUT PUT DELETE PUT GET GET'
  expect(api.requests.map(({ method }) => method).join(' ')).toBe(sent)
  expect(server.items.map(({ id }) => id)).toEqual(shown)
  expect(server).toMatchObject({ name: NAME, items: [{ note: NOTE }, {}, {}] })
  expect(reasons()).toEqual([])
})
