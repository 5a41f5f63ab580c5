import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyComponent } from '@/lib/lazy-component'

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
