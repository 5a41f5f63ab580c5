import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { importCharacter } from '@/contract/character'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp, stubLocation } from '../../support/render-app'

// Every import is answered here, so that the newcomer stays one for the next test.
const api = bridgeToBackend()

const imported = (equipmentCount = 16) =>
  HttpResponse.json({ data: { character: null, equipmentCount } }, { status: 201 })

function refused(status: number, message: string, details = {}) {
  return HttpResponse.json({ error: { message, code: 'BATTLENET_API_ERROR', details } }, { status })
}

const grantIsGone = () => refused(403, 'The grant is gone.', { requiresReauth: true })

/** Answers imports by name; the answers of one name are given in turn, the last one again and again. */
function answerImports(answers: Record<string, (() => Response)[]>) {
  const asked: string[] = []
  api.answer(importCharacter, async ({ request }) => {
    const { character } = (await request.json()) as { character: { name: string } }
    asked.push(character.name)
    const left = answers[character.name] ?? [imported]
    const next = left.length > 1 ? left.shift() : left[0]
    return next?.()
  })
  return asked
}

async function startImport(...names: string[]) {
  const app = await renderApp({ api, path: '/onboarding', as: 'Newcomer#2000' })
  for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name }))
  await app.user.click(screen.getByRole('button', { name: /^Import \d/ }))
  return app
}

/** The line of a character. */
const line = (name: string) => screen.getByText(name).closest('li') ?? document.body
const progress = () => screen.getByRole('progressbar', { name: 'Import progress' })

describe('the import', () => {
  it('goes one by one: importing, the rest waiting', async () => {
    const call = api.hold(importCharacter)
    await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Importing...'))
    expect(line('Lirienne')).toHaveTextContent('Waiting')
    expect(call.waiting).toBe(1)
    expect(progress()).toHaveAttribute('aria-valuetext', '0 of 2 done')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })

  it('says with how many items each came', async () => {
    answerImports({ Brannoch: [() => imported(1)], Lirienne: [() => imported(14)] })
    await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported with 14 items'))
    expect(line('Brannoch')).toHaveTextContent(/Imported with 1 item$/)
    expect(progress()).toHaveAttribute('aria-valuetext', '2 of 2 done')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('goes on after a failure, which says why and can be tried again', async () => {
    const asked = answerImports({
      Brannoch: [() => refused(502, 'Battle.net does not answer.'), imported],
    })
    const { user } = await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported with 16 items'))
    expect(line('Brannoch')).toHaveTextContent('Failed: Battle.net does not answer.')
    await user.click(screen.getByRole('button', { name: 'Retry Brannoch' }))
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Imported with 16 items'))
    expect(asked).toEqual(['Brannoch', 'Lirienne', 'Brannoch'])
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })

  it('puts a retry behind those that wait', async () => {
    const asked = answerImports({ Brannoch: [() => refused(500, 'No'), imported] })
    const { user } = await startImport('Brannoch', 'Lirienne', 'Vyrastra')
    await user.click(await screen.findByRole('button', { name: 'Retry Brannoch' }))
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Imported'))
    expect(asked.filter((name) => name === 'Brannoch')).toHaveLength(2)
    expect(new Set(asked).size).toBe(3)
    expect(asked).toHaveLength(4)
  })

  it('fails a character over a dropped connection', async () => {
    api.disconnect(importCharacter)
    await startImport('Brannoch')
    await waitFor(() =>
      expect(line('Brannoch')).toHaveTextContent(
        'Failed: Unable to connect to server. Please check your internet connection.',
      ),
    )
  })

  it('takes a 409 for what it is: there already', async () => {
    answerImports({ Brannoch: [() => refused(409, 'Already there')] })
    await startImport('Brannoch')
    await waitFor(() => expect(line('Brannoch')).toHaveTextContent('Already imported'))
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('leads back to the choice when nobody came through', async () => {
    answerImports({ Brannoch: [() => refused(500, 'No')] })
    const { user } = await startImport('Brannoch')
    await user.click(await screen.findByRole('button', { name: 'Choose others' }))
    expect(await screen.findByRole('checkbox', { name: 'Lirienne' })).toBeEnabled()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('stops when the page is left', async () => {
    const call = api.hold(importCharacter)
    const { router } = await startImport('Brannoch', 'Lirienne', 'Vyrastra')
    await waitFor(() => expect(call.waiting).toBe(1))
    await act(() => router.navigate({ to: '/login' }))
    await screen.findByRole('link', { name: 'Continue as Newcomer#2000' })
    call.refuse(500)
    await waitFor(() => expect(call.waiting).toBe(0))
    await act(() => api.backend.request('GET', '/api/status'))
    expect(api.sent(importCharacter)).toHaveLength(1)
  })
})

/** Only the countdown stands still; everything else goes its real way. */
function fakeCountdown() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
}

function tick(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}

const slowDown = (left: string) => `Battle.net asks us to slow down. Going on in ${left}.`

describe('when Battle.net asks to slow down', () => {
  it.each([
    ['as long as it says', { retryAfter: 3 }, 3],
    ['ten seconds when it does not say', {}, 10],
  ])('waits %s, then asks for the same one again', async (_name, details, seconds) => {
    fakeCountdown()
    const asked = answerImports({
      Brannoch: [() => refused(429, 'Too many', details), () => imported()],
    })
    await startImport('Brannoch', 'Lirienne')
    expect(await screen.findByText(slowDown(`${seconds} seconds`))).toBeInTheDocument()
    expect(line('Brannoch')).toHaveTextContent('Waiting')
    tick(1)
    expect(screen.getByText(slowDown(`${seconds - 1} seconds`))).toBeInTheDocument()
    tick(seconds - 2)
    expect(screen.getByText(slowDown('1 second'))).toBeInTheDocument()
    expect(asked).toEqual(['Brannoch'])
    tick(1)
    await vi.waitFor(() => expect(line('Lirienne')).toHaveTextContent('Imported'))
    expect(line('Brannoch')).toHaveTextContent('Imported with 16 items')
    expect(asked).toEqual(['Brannoch', 'Brannoch', 'Lirienne'])
    expect(screen.queryByText(/slow down/)).toBeNull()
  })

  it('stops waiting when the page is left', async () => {
    fakeCountdown()
    const asked = answerImports({ Brannoch: [() => refused(429, 'Too many', { retryAfter: 3 })] })
    const { router } = await startImport('Brannoch')
    await screen.findByText(slowDown('3 seconds'))
    await act(() => router.navigate({ to: '/login' }))
    await screen.findByRole('link', { name: 'Continue as Newcomer#2000' })
    tick(10)
    await act(() => api.backend.request('GET', '/api/status'))
    expect(asked).toEqual(['Brannoch'])
  })
})

describe('when Battle.net wants a new sign-in', () => {
  it('offers it once, beside the reason of each', async () => {
    const { assign } = stubLocation()
    answerImports({ Brannoch: [grantIsGone], Lirienne: [grantIsGone] })
    const { user } = await startImport('Brannoch', 'Lirienne')
    await waitFor(() => expect(line('Lirienne')).toHaveTextContent('Failed: The grant is gone.'))
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(
      'Battle.net wants you to sign in again before more can be imported.',
    )
    await user.click(within(alert).getByRole('button', { name: 'Sign in again' }))
    expect(assign.mock.calls).toEqual([['http://localhost:8787/auth/battlenet/login']])
  })
})
