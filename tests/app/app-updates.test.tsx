import { focusManager } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchUpdates } from '@/app/app-updates'
import { Toaster } from '@/ui/messages/toaster'
import { stubLocation } from '../support/app/render-app'

const HOUR_MS = 3_600_000

const registration = {
  active: { postMessage: vi.fn<(message: unknown) => void>() },
  installing: null as object | null,
  update: vi.fn<() => Promise<void>>(async () => undefined),
}
let worker: EventTarget & { register: () => Promise<unknown> }
let stop: () => void

beforeEach(() => {
  worker = Object.assign(new EventTarget(), { register: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  document.head.innerHTML =
    '<script src="chrome-extension://1/a.js"></script><script async src="/assets/head-1.js"></script><script type="module" src="/assets/start-1.js"></script>'
  stop = () => undefined
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  registration.installing = null
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  document.head.innerHTML = ''
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** The worker has stored a version of the app. */
function tellVersion(entry: string) {
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'version', entry } }))
}

/** The user leaves the app and returns. */
async function returnAfter(ms: number) {
  focusManager.setFocused(false)
  vi.setSystemTime(Date.now() + ms)
  focusManager.setFocused(true)
  await Promise.resolve()
}

describe('updates of the app', () => {
  it('another version than that of this tab: a reload is offered, and done only on request', async () => {
    const { reload } = stubLocation()
    render(<Toaster />)
    stop = watchUpdates()
    await waitFor(() => expect(registration.active.postMessage).toHaveBeenCalled())
    tellVersion('/assets/start-2.js')
    expect(await screen.findByText('New version available')).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the version of this tab: nothing is offered', async () => {
    render(<Toaster />)
    stop = watchUpdates()
    tellVersion('/assets/start-1.js')
    tellVersion('/assets/start-2.js')
    expect(await screen.findAllByText('New version available')).toHaveLength(1)
  })

  it('a document that is newer than the active worker: the worker is not asked for its version', async () => {
    registration.update.mockImplementationOnce(async () => {
      registration.installing = {}
    })
    stop = watchUpdates()
    await waitFor(() => expect(registration.update).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(registration.active.postMessage).not.toHaveBeenCalled()
  })

  it('the first visit: no check for a newer worker', async () => {
    const update = vi.fn<() => Promise<void>>()
    const register = vi.fn<() => Promise<object>>(async () => ({ active: null, update }))
    worker.register = register
    stop = watchUpdates()
    await waitFor(() => expect(register).toHaveResolved())
    await Promise.resolve()
    expect(update).not.toHaveBeenCalled()
  })

  it('without a connection, the active worker is asked', async () => {
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    stop = watchUpdates()
    await waitFor(() => expect(registration.active.postMessage).toHaveBeenCalledOnce())
  })

  it('an app that stays open looks for a new version when the user returns, at most once per hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    stop = watchUpdates()
    await waitFor(() => expect(registration.active.postMessage).toHaveBeenCalled())
    registration.update.mockClear()
    await returnAfter(HOUR_MS - 1)
    expect(registration.update).not.toHaveBeenCalled()
    await returnAfter(1)
    await waitFor(() => expect(registration.update).toHaveBeenCalledTimes(1))
    await returnAfter(HOUR_MS)
    await waitFor(() => expect(registration.update).toHaveBeenCalledTimes(2))
  })

  it('a host without the worker: nothing fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    worker.register = () => Promise.reject(new TypeError('404'))
    stop = watchUpdates()
    await returnAfter(HOUR_MS)
    expect(registration.update).not.toHaveBeenCalled()
  })

  it('a browser without workers: nothing fails', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(watchUpdates()).not.toThrow()
  })
})
