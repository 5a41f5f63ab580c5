import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  backgroundFailures,
  createLazyHook,
  forgetWaiting,
  lazyComponent,
  lazyDialog,
  whenAtRest,
} from '@/lib/load-later'

it('lazyComponent: code that failed to load is loaded again when the device comes online', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Filters')
  const Filters = lazyComponent(load, 'Loading')
  render(<Filters />)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Filters')).toBeVisible()
})

it('createLazyHook: a failure at rest is in the background, because no user waits for the code', async () => {
  const failure = new TypeError('Failed to fetch')
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(failure)
  const useFilters = createLazyHook(load)
  renderHook(() => useFilters('rest'))
  // The user begins to use the page, which ends its rest.
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await waitFor(() => expect(backgroundFailures.has(failure)).toBe(true))
})

it('lazyDialog: a closed dialog is not rendered again with its page, and opens with the latest props', async () => {
  const renders = vi.fn<(title: string) => void>()
  const onOpenChange = vi.fn<() => void>()
  function TitleDialog({
    open,
    title,
  }: {
    open: boolean
    onOpenChange: () => void
    title: string
  }) {
    renders(title)
    return open ? title : null
  }
  const Dialog = lazyDialog(async () => TitleDialog)
  const { rerender } = render(<Dialog open onOpenChange={onOpenChange} title="First" />)
  expect(await screen.findByText('First')).toBeVisible()
  rerender(<Dialog open={false} onOpenChange={onOpenChange} title="First" />)
  expect(screen.queryByText('First')).toBeNull()
  renders.mockClear()
  rerender(<Dialog open={false} onOpenChange={onOpenChange} title="Second" />)
  expect(renders).not.toHaveBeenCalled()
  rerender(<Dialog open onOpenChange={onOpenChange} title="Third" />)
  expect(screen.getByText('Third')).toBeVisible()
})

describe('whenAtRest', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    forgetWaiting()
    vi.useRealTimers()
  })

  it('runs three seconds after the last call, each function once', () => {
    const first = vi.fn<() => void>()
    const second = vi.fn<() => void>()
    whenAtRest(first)
    vi.advanceTimersByTime(2000)
    whenAtRest(second)
    whenAtRest(second)
    vi.advanceTimersByTime(2900)
    expect(first).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(first).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledOnce()
  })

  it.each(['pointermove', 'pointerdown', 'keydown'])('runs after the first %s', (type) => {
    const run = vi.fn<() => void>()
    whenAtRest(run)
    window.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(300)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run a cancelled function, even if the rest has begun', () => {
    const run = vi.fn<() => void>()
    const cancel = whenAtRest(run)
    window.dispatchEvent(new Event('keydown'))
    cancel()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
