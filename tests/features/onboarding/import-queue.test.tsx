import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { importCharacter } from '@/contract/character'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, stubLocation } from '../../support/app/render-app'

// Import calls never reach the backend, so Newcomer#2000 has no characters in every test.
const api = bridgeToBackend()

const imported = (equipmentCount = 16) =>
  HttpResponse.json({ data: { character: null, equipmentCount } }, { status: 201 })

function rejected(status: number, message: string, details = {}) {
  return HttpResponse.json({ error: { message, code: 'BATTLENET_API_ERROR', details } }, { status })
}

const grantExpired = () => rejected(403, 'The grant has expired.', { requiresReauth: true })

/**
 * Answers the imports of each character with its answers in turn, and then repeats the last one.
 * Returns the names of the requested characters.
 */
function answerImports(answers: Record<string, (() => Response)[]>) {
  const requested: string[] = []
  api.answer(importCharacter, async ({ request }) => {
    const { character } = (await request.json()) as { character: { name: string } }
    requested.push(character.name)
    const left = answers[character.name] ?? [imported]
    const next = left.length > 1 ? left.shift() : left[0]
    return next?.()
  })
  return requested
}

async function startImport(...names: string[]) {
  const app = await renderApp({ api, path: '/onboarding', as: 'Newcomer#2000' })
  for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name }))
  await app.user.click(screen.getByRole('button', { name: /^Import \d/ }))
  return app
}

/** The list item of a character. */
const line = (name: string) => screen.getByText(name).closest('li') ?? document.body
const progress = () => screen.getByRole('progressbar', { name: 'Import progress' })

describe('import queue', () => {
  it('imports one character at a time while the others wait', async () => {
    const call = api.hold(importCharacter)
    await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Importing...'))
    expect(line('Lirienne')).toHaveTextContent('Waiting')
    expect(call.waiting).toBe(1)
    expect(progress()).toHaveAttribute('aria-valuetext', '0 of 2 done')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })

  it('shows the number of items of each imported character', async () => {
    answerImports({ Brannoch: [() => imported(1)], Lirienne: [() => imported(14)] })
    await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported with 14 items'))
    expect(line('Brannoch')).toHaveTextContent(/Imported with 1 item$/)
    expect(progress()).toHaveAttribute('aria-valuetext', '2 imported')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('continues after a failed character, which shows its message and can be retried', async () => {
    const requested = answerImports({
      Brannoch: [() => rejected(502, 'Battle.net does not answer.'), imported],
    })
    const { user } = await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported with 16 items'))
    expect(line('Brannoch')).toHaveTextContent('Failed: Battle.net does not answer.')
    await user.click(screen.getByRole('button', { name: 'Retry Brannoch' }))
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Imported with 16 items'))
    expect(requested).toEqual(['Brannoch', 'Lirienne', 'Brannoch'])
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
    // The bar is full and green only when all are imported.
    expect(progress()).toHaveAttribute('aria-valuetext', '2 imported')
    expect(progress()).toHaveAttribute('value', '2')
    expect(progress().closest('[data-tone]')).toHaveAttribute('data-tone', 'success')
  })

  it('a retry that fails again says so, and the summary counts it', async () => {
    answerImports({ Brannoch: [() => rejected(502, 'Battle.net does not answer.')] })
    const { user } = await startImport('Brannoch', 'Lirienne')
    await waitFor(() =>
      expect(progress()).toHaveAttribute('aria-valuetext', '1 imported, 1 failed'),
    )
    expect(progress()).toHaveAttribute('value', '1')
    expect(progress().closest('[data-tone]')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry Brannoch' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed again: Battle.net does not answer.',
    )
    expect(progress()).toHaveAttribute('aria-valuetext', '1 imported, 1 failed')
  })

  it('scrolls to the progress, which gets the focus, and shows levels and item levels', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    api.answer(importCharacter, () =>
      HttpResponse.json({ equipmentCount: 16, character: { name: 'Brannoch', itemLevel: 259 } }),
    )
    await startImport('Brannoch')
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Level 90 · item level 259'))
    expect(scrolled.mock.contexts.at(-1)).toContainElement(progress())
    expect(document.activeElement).toContainElement(progress())
  })

  it('a retried character is imported after the waiting ones', async () => {
    const requested = answerImports({ Brannoch: [() => rejected(500, 'No'), imported] })
    const { user } = await startImport('Brannoch', 'Lirienne', 'Vyrastra')
    await user.click(await screen.findByRole('button', { name: 'Retry Brannoch' }))
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Imported'))
    expect(requested.filter((name) => name === 'Brannoch')).toHaveLength(2)
    expect(new Set(requested).size).toBe(3)
    expect(requested).toHaveLength(4)
  })

  it('"Choose others" returns to the selection if every import failed', async () => {
    answerImports({ Brannoch: [() => rejected(500, 'No')] })
    const { user } = await startImport('Brannoch')
    await user.click(await screen.findByRole('button', { name: 'Choose others' }))
    expect(await screen.findByRole('checkbox', { name: 'Lirienne' })).toBeEnabled()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('stops when the user leaves the page', async () => {
    const call = api.hold(importCharacter)
    const { router } = await startImport('Brannoch', 'Lirienne', 'Vyrastra')
    await waitFor(() => expect(call.waiting).toBe(1))
    await act(() => router.navigate({ to: '/login' }))
    await screen.findByRole('link', { name: 'Continue as Newcomer#2000' })
    call.reject(500)
    await waitFor(() => expect(call.waiting).toBe(0))
    await act(() => api.backend.request('GET', '/api/status'))
    expect(api.sent(importCharacter)).toHaveLength(1)
  })
})

/** Fakes the timers of the countdown only. */
function fakeCountdown() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
}

function tick(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}

const rateLimited = (left: string) =>
  `Battle.net limits the number of requests. The import continues in ${left}.`

describe('import queue: rate limit', () => {
  it.each([
    ['for retryAfter', { retryAfter: 3 }, 3],
    ['10 seconds without retryAfter', {}, 10],
  ])('waits %s, then retries the same character', async (_name, details, seconds) => {
    fakeCountdown()
    const requested = answerImports({
      Brannoch: [() => rejected(429, 'Too many', details), () => imported()],
    })
    await startImport('Brannoch', 'Lirienne')
    expect(await screen.findByText(rateLimited(`${seconds} seconds`))).toBeInTheDocument()
    expect(line('Brannoch')).toHaveTextContent('Waiting')
    tick(1)
    expect(screen.getByText(rateLimited(`${seconds - 1} seconds`))).toBeInTheDocument()
    tick(seconds - 2)
    expect(screen.getByText(rateLimited('1 second'))).toBeInTheDocument()
    expect(requested).toEqual(['Brannoch'])
    tick(1)
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported'))
    expect(line('Brannoch')).toHaveTextContent('Imported with 16 items')
    expect(requested).toEqual(['Brannoch', 'Brannoch', 'Lirienne'])
    expect(screen.queryByText(/limits the number of requests/)).toBeNull()
  })

  it('stops waiting when the user leaves the page', async () => {
    fakeCountdown()
    const requested = answerImports({
      Brannoch: [() => rejected(429, 'Too many', { retryAfter: 3 })],
    })
    const { router } = await startImport('Brannoch')
    await screen.findByText(rateLimited('3 seconds'))
    await act(() => router.navigate({ to: '/login' }))
    await screen.findByRole('link', { name: 'Continue as Newcomer#2000' })
    tick(10)
    await act(() => api.backend.request('GET', '/api/status'))
    expect(requested).toEqual(['Brannoch'])
  })
})

describe('import queue: expired Battle.net grant', () => {
  it('shows one "Sign in again" button and the message of each character', async () => {
    const { assign } = stubLocation()
    answerImports({ Brannoch: [grantExpired], Lirienne: [grantExpired] })
    const { user } = await startImport('Brannoch', 'Lirienne')
    await waitFor(() =>
      expect(line('Lirienne')).toHaveTextContent('Failed: The grant has expired.'),
    )
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Sign in with Battle.net again to import more characters.')
    await user.click(within(alert).getByRole('button', { name: 'Sign in again' }))
    expect(assign.mock.calls).toEqual([['http://localhost:8787/auth/battlenet/login']])
  })
})
