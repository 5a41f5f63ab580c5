import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backgroundFailures } from '@/lib/background-failures'
import { lazyComponent, lazyDialog, restComponent } from '@/lib/lazy-component'

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

it('restComponent: a failure is in the background, because no user waits for the code', async () => {
  const failure = new TypeError('Failed to fetch')
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(failure)
  const Filters = restComponent(load)
  render(<Filters />)
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
