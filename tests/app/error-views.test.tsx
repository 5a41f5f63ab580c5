import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { RootBoundary } from '@/app/root-boundary'
import { listCharacters } from '@/contract/character'
import { getWishlist } from '@/contract/wishlist'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { renderApp, takeReports } from '../support/app/render-app'

const api = bridgeToBackend()

/** Opens Home while the list of characters is rejected with 403. */
async function openFailing() {
  api.reject(listCharacters, 403, { message: 'Not today', code: 'FORBIDDEN' })
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Something went wrong!' })
  expect(takeReports()).toMatchObject([{ error: { message: 'Not today' } }])
  return app
}

describe('RouteError', () => {
  it('is shown within the app frame with the reason, and hides the error until Show Error is clicked', async () => {
    const { user } = await openFailing()
    expect(screen.getByText('Not today')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Raider#3000 account' })).toBeVisible()
    expect(screen.queryByText(/FORBIDDEN/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show Error' }))
    expect(screen.getByText('Not today (FORBIDDEN, HTTP 403)')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Hide Error' }))
    expect(screen.queryByText(/FORBIDDEN/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Show Error' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('shows and logs the id of the failed request', async () => {
    api.answer(listCharacters, () =>
      HttpResponse.json(
        { error: { message: 'Broken', code: 'INTERNAL_ERROR' } },
        { status: 500, headers: { 'X-Request-Id': 'request-4711' } },
      ),
    )
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Show Error' }))
    expect(
      screen.getByText('Broken (INTERNAL_ERROR, HTTP 500, request request-4711)'),
    ).toBeInTheDocument()
    expect(takeReports()).toMatchObject([
      { error: { message: 'Broken' }, where: 'route, request request-4711' },
    ])
  })

  it('Try Again loads the page again', async () => {
    const { user } = await openFailing()
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(screen.queryByText('Something went wrong!')).toBeNull()
  })

  it('shows the error again if Try Again fails', async () => {
    const { user } = await openFailing()
    const before = api.sent(listCharacters).length
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(api.sent(listCharacters).length).toBeGreaterThan(before))
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    takeReports()
  })

  it('a page that failed without a connection is loaded again, once, when the connection is back', async () => {
    api.disconnect(listCharacters)
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    await screen.findByRole('heading', { name: 'Something went wrong!' })
    expect(takeReports()).toMatchObject([{ where: 'route' }])
    const before = api.sent(listCharacters).length
    api.restore()
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(api.sent(listCharacters)).toHaveLength(before + 1)
  })

  it('allows navigation to another page', async () => {
    const { user } = await openFailing()
    const [profile] = screen.getAllByRole('link', { name: 'Profile' })
    api.restore()
    await user.click(profile ?? document.body)
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
  })

  it('an answer that does not match the contract shows a general message and reports the field', async () => {
    api.answer(listCharacters, () => HttpResponse.json({ data: { characters: 'none' } }))
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Show Error' }))
    expect(
      screen.getByText(
        'The server sent an answer that this app does not understand. (INVALID_FORMAT)',
      ),
    ).toBeInTheDocument()
    // Reported once, where the answer was read.
    expect(takeReports()).toMatchObject([
      { where: expect.stringMatching(/^GET \/api\/characters: \(whole answer\): /) },
    ])
  })

  it.each([
    ['an empty body', () => new HttpResponse('', { status: 200 })],
    ['an HTML page', () => HttpResponse.html('<h1>Welcome to the proxy</h1>')],
    ['an HTML error page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 413 })],
  ])('is shown for %s', async (_name, answer) => {
    api.answer(getWishlist, answer)
    await renderApp({ api, path: '/wishlists/x', as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(screen.queryByText(/proxy|gateway/)).toBeNull()
    takeReports()
  })
})

describe('NotFoundPage', () => {
  it('is shown with the navigation to a signed-in user', async () => {
    await renderApp({ api, path: '/no/such/page', as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Raider#3000 account' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Home' }).length).toBeGreaterThan(0)
  })

  it.each([null, 'Raider#3000'])(
    'is shown to %s for an unknown path and links to Home',
    async (as) => {
      const { user, router } = await renderApp({ api, path: '/no/such/page', as })
      expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
      expect(document.title).toBe('Not Found · Guildr')
      await user.click(screen.getByRole('link', { name: 'Go to Home' }))
      const next = as ? 'The Venomous Abyss' : 'Guildr'
      expect(await screen.findByRole('heading', { name: next, level: 1 })).toBeVisible()
      expect(router.state.location.pathname).toBe(as ? '/' : '/login')
    },
  )
})

describe('RootBoundary', () => {
  const TEXT =
    'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.'

  it('reports the error, and Try Again renders the app again after 100 ms', () => {
    vi.useFakeTimers()
    let isBroken = true
    const error = new Error('Render failed')
    function Broken() {
      if (isBroken) throw error
      return <p>Rendered</p>
    }
    render(
      <RootBoundary>
        <QueryClientProvider client={createQueryClient()}>
          <Broken />
        </QueryClientProvider>
      </RootBoundary>,
      { onCaughtError: () => undefined },
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByText(TEXT)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    expect(screen.queryByText(/Render failed/)).toBeNull()
    expect(takeReports()).toEqual([{ error, where: 'root' }])

    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    act(() => void vi.advanceTimersByTime(99))
    expect(screen.queryByText('Rendered')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('Rendered')).toBeInTheDocument()
  })
})
