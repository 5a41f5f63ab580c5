import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listCharacters } from '@/contract/character'
import { getMe } from '@/contract/session'
import { getWishlist } from '@/contract/wishlist'
import { backgroundFailures } from '@/lib/load-later'
import { toast } from '@/ui/messages/toast'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { renderApp, stubLocation, takeReports } from '../support/app/render-app'

const api = bridgeToBackend()
const MESSAGE = 'Error preloading route!'

/** Opens Home without hovering over a link. */
async function openHome() {
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Frostelle' })
  const [brand] = screen.getAllByRole('link', { name: 'Guildr' })
  const wishlists = screen.getByRole('link', { name: 'Wishlists of Frostelle' })
  const [profile] = screen.getAllByRole('link', { name: 'Profile' })
  return {
    ...app,
    brand: brand ?? document.body,
    profile: profile ?? document.body,
    wishlists,
  }
}

/** Fires the event that Vite fires in a production build when a chunk cannot be loaded. */
function failChunk() {
  const event = new Event('vite:preloadError', { cancelable: true })
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/profile-1.js')
  window.dispatchEvent(Object.assign(event, { payload }))
  return payload
}

describe('preload error toast', () => {
  it('is shown once when loaders fail during preloads', async () => {
    const { user, profile, wishlists, router } = await openHome()
    api.reject(getMe, 403)
    await user.hover(profile)
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    await user.hover(wishlists)
    await router.preloadRoute({ to: '/profile' })
    expect(screen.getAllByText(MESSAGE)).toHaveLength(1)
    expect(router.state.location.href).toBe('/')
  })

  it('is not shown when the preload succeeds', async () => {
    const { user, profile } = await openHome()
    await user.hover(profile)
    await waitFor(() => expect(api.sent(getMe)).toHaveLength(1))
    await user.click(profile)
    await screen.findByRole('heading', { name: 'Raider#3000' })
    expect(screen.queryByText(MESSAGE)).toBeNull()
  })

  it('is not shown for a 404', async () => {
    const { router } = await openHome()
    const announce = vi.spyOn(toast, 'error')
    await router.preloadRoute({ to: '/wishlists/$wishlistId', params: { wishlistId: 'nothing' } })
    expect(api.sent(getWishlist)).toHaveLength(1)
    expect(announce).not.toHaveBeenCalled()
  })

  it('is not shown for a 401, which redirects to /login', async () => {
    const { user, profile } = await openHome()
    const announce = vi.spyOn(toast, 'error')
    api.reject(getMe, 401, { message: 'Gone', code: 'SESSION_EXPIRED' })
    await user.hover(profile)
    expect(await screen.findByText(/Your session has expired/)).toBeInTheDocument()
    expect(announce).not.toHaveBeenCalled()
  })

  it.each([
    ['the server is up', 200],
    ['the server rejects HEAD requests', 405],
  ])('offers a reload when a chunk is missing and %s', async (_, status) => {
    const { reload } = stubLocation()
    const { user } = await openHome()
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }))
    failChunk()
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument()
    expect(screen.getByText('There is a new version.')).toBeInTheDocument()
    failChunk()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers 502', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('does not offer a reload when a chunk is missing and %s', async (_, fetch) => {
    await openHome()
    vi.spyOn(window, 'fetch').mockImplementation(fetch)
    failChunk()
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument()
    expect(screen.getByText('The server cannot be reached.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  })

  it.each([
    ['the server is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is up', () => Promise.resolve(new Response(null))],
  ])('is not shown for code that no user waits for: %s', async (_, answer) => {
    await openHome()
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(answer)
    const announce = vi.spyOn(toast, 'error')
    backgroundFailures.add(failChunk())
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    failChunk()
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument()
    expect(announce).toHaveBeenCalledOnce()
  })

  it('is followed by the error page when the user opens the link', async () => {
    const { user, profile } = await openHome()
    api.reject(getMe, 403, { message: 'Not for you' })
    await user.click(profile)
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(takeReports()).toMatchObject([{ error: { message: 'Not for you' } }])
  })
})

it('preload: a hovered link opens without further requests', async () => {
  const { user, brand, profile, router } = await openHome()
  await user.click(profile)
  await screen.findByRole('heading', { name: 'Raider#3000' })
  api.requests.length = 0
  await user.hover(brand)
  await user.click(brand)
  expect(await screen.findByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
  expect(api.sent(listCharacters)).toEqual([])
  expect(router.state.location.href).toBe('/')
})
