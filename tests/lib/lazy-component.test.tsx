import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyComponent } from '@/lib/lazy-component'

it('a part whose code could not be fetched comes when the device is online again', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Filters')
  const Part = lazyComponent(load, 'Soon')
  render(<Part />)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.getByText('Soon')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Filters')).toBeVisible()
})
