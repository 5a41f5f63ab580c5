import type { RouterHistory } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverlayHistory, registerOverlay } from '@/lib/overlay-history'
import { leaveOverlayEntries } from '../support/app/overlay-entries'

let router: RouterHistory
/** The URLs of which the router was notified, with the type of the navigation. */
let navigations: string[]
/** Closes what the test has left open. */
const leftOpen = new Set<() => void>()

beforeEach(() => {
  start()
  for (const path of ['/first', '/list']) {
    router.push(path)
    router.flush()
  }
  navigations.length = 0
})

afterEach(async () => {
  for (const close of leftOpen) close()
  await leaveOverlayEntries()
  router.destroy()
})

/** Starts the app's history, as on the start of the app and on a reload. */
function start() {
  router = createOverlayHistory()
  navigations = []
  router.subscribe(({ action, location }) => navigations.push(`${action.type} ${location.href}`))
}

/** Opens an overlay. `onBack` runs instead of closing it. */
function open(onBack?: () => void) {
  const close = () => {
    leftOpen.delete(close)
    unregister()
    onClose()
  }
  const onClose = vi.fn<() => void>()
  const unregister = registerOverlay(onBack ?? close)
  leftOpen.add(close)
  return { close, onClose }
}

async function traverse(start: () => void) {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  start()
  await popped
  // Waits for the microtasks of the app after the event.
  await Promise.resolve()
}

const back = () => traverse(() => window.history.back())
const forward = () => traverse(() => window.history.forward())
/** Lets an opened overlay get its entry. */
const opened = () => Promise.resolve()

describe('overlay history', () => {
  it('Back closes the overlay and not the page; the next Back leaves the page once', async () => {
    const { onClose } = open()
    await opened()
    await back()
    expect(onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
    expect(window.location.pathname).toBe('/list')
    await back()
    await waitFor(() => expect(navigations).toEqual(['BACK /first']))
  })

  it('nested overlays: each Back closes the top one', async () => {
    const sheet = open()
    await opened()
    const question = open()
    await opened()
    await back()
    expect(question.onClose).toHaveBeenCalledOnce()
    expect(sheet.onClose).not.toHaveBeenCalled()
    await back()
    expect(sheet.onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
  })

  it('an overlay closed by its button: Back leaves the page once', async () => {
    const { close } = open()
    await opened()
    await traverse(close)
    expect(navigations).toEqual([])
    await back()
    await waitFor(() => expect(navigations).toEqual(['BACK /first']))
  })

  it('a long task delays the traversal of a closed overlay: no second one is started', async () => {
    const { close } = open()
    await opened()
    // jsdom, unlike browsers, makes one step of two traversals in a row; so the calls are counted.
    const go = vi.spyOn(window.history, 'go')
    const { setTimeout } = globalThis
    let fireTimeout: () => void = vi.fn<() => void>()
    vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
      if (ms < 1000) return setTimeout(run, ms)
      fireTimeout = run
      return undefined
    })
    await traverse(() => {
      close()
      queueMicrotask(() => {
        // After the long task, the timeout of the traversal runs first.
        vi.spyOn(performance, 'now').mockReturnValue(60_000_000)
        fireTimeout()
      })
    })
    expect(go.mock.calls).toEqual([[-1]])
    expect(navigations).toEqual([])
  })

  it('one overlay closed and another one opened at once: Back closes the second one', async () => {
    const menu = open()
    await opened()
    menu.close()
    const dialog = open()
    await opened()
    await back()
    expect(dialog.onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
  })

  it('Forward does not bring a closed overlay back, and stays on the page', async () => {
    const { onClose } = open()
    await opened()
    await back()
    await forward()
    expect(onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
    await waitFor(() => expect(window.history.state).not.toHaveProperty('overlayDepth'))
    await back()
    await waitFor(() => expect(navigations).toEqual(['BACK /first']))
  })

  it('an overlay that stays open after Back: the next Back asks it again', async () => {
    const onBack = vi.fn<() => void>()
    open(onBack)
    await opened()
    await back()
    await back()
    expect(onBack).toHaveBeenCalledTimes(2)
    expect(navigations).toEqual([])
  })

  it.each([1, 2])(
    'a navigation while %d overlays are open: Back returns to the page',
    async (count) => {
      const overlays = Array.from({ length: count }, () => open())
      await opened()
      router.push('/profile')
      for (const { close } of overlays) close()
      await waitFor(() => expect(window.location.pathname).toBe('/profile'))
      navigations.length = 0
      await back()
      await waitFor(() => expect(navigations).toEqual(['BACK /list']))
    },
  )

  it('a navigation while the entry of a closed overlay is being left: Back returns to the page', async () => {
    const { close } = open()
    await opened()
    close()
    await opened()
    router.push('/profile')
    router.replace('/profile?tab=guilds')
    await waitFor(() => expect(window.location.search).toBe('?tab=guilds'))
    expect(router.location.href).toBe('/profile?tab=guilds')
    navigations.length = 0
    await back()
    await waitFor(() => expect(navigations).toEqual(['BACK /list']))
  })

  it('a change of the URL while an overlay is open stays after Back', async () => {
    open()
    await opened()
    router.replace('/list?slot=NECK')
    await waitFor(() => expect(window.location.search).toBe('?slot=NECK'))
    navigations.length = 0
    await back()
    expect(window.location.search).toBe('?slot=NECK')
    expect(navigations).toEqual([])
  })

  it('a blocked navigation leaves the overlay open; Back closes it', async () => {
    const { onClose } = open()
    await opened()
    const unblock = router.block({ blockerFn: () => true, enableBeforeUnload: false })
    router.push('/profile')
    await opened()
    unblock()
    expect(window.location.pathname).toBe('/list')
    await back()
    expect(onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
  })

  it('a blocked jump past the page leaves the overlay open; Back closes it', async () => {
    const { onClose } = open()
    await opened()
    const unblock = router.block({ blockerFn: () => true, enableBeforeUnload: false })
    await traverse(() => window.history.go(-2))
    await waitFor(() => expect(window.location.pathname).toBe('/list'))
    unblock()
    await waitFor(() => expect(window.history.state).toHaveProperty('overlayDepth', 1))
    navigations.length = 0
    await back()
    expect(onClose).toHaveBeenCalledOnce()
    expect(navigations).toEqual([])
  })

  it('a reload while an overlay is open: Back leaves the page once', async () => {
    open()
    await opened()
    router.destroy()
    for (const close of leftOpen) close()
    await traverse(start)
    expect(router.location.href).toBe('/list')
    expect(navigations).toEqual([])
    await back()
    await waitFor(() => expect(navigations).toEqual(['BACK /first']))
  })

  it.each(['//list', '///list', '/\\\\list'])(
    'a start at %s, which browsers read as another host, is a start at /list',
    (path) => {
      router.destroy()
      window.history.replaceState(null, '', `${window.location.origin}${path}?a=b#c`)
      start()
      expect(router.location.href).toBe('/list?a=b#c')
      expect(window.location.href).toBe(`${window.location.origin}/list?a=b#c`)
    },
  )
})
