import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { send, setLeftOutHandler } from '@/api/client'
import { announceLeftOut } from '@/app/left-out-entries'
import { listCharacters } from '@/contract/character'
import { setErrorSink } from '@/lib/report-error'
import { Toaster } from '@/ui/messages/toaster'
import { answer, stubFetch } from '../api/stub-fetch'
import { allToasts } from '../support/app/toasts'

afterEach(() => setLeftOutHandler(() => undefined))

it('entries that cannot be read are counted in one toast, and reported once', async () => {
  const sink = vi.fn<(error: unknown, where: string) => void>()
  setErrorSink(sink)
  setLeftOutHandler(announceLeftOut)
  render(<Toaster />)
  stubFetch(() => answer(200, { characters: [{ id: 1 }, { id: 2, name: 'Frostelle' }, {}] }))
  await send(listCharacters)
  await send(listCharacters)
  expect(await screen.findByText('2 characters could not be shown')).toBeVisible()
  await allToasts()
  expect(screen.getAllByText('2 characters could not be shown')).toHaveLength(1)
  expect(sink.mock.calls).toEqual([
    [
      expect.objectContaining({ message: expect.stringContaining('0.name: ') }),
      'GET /api/characters: 2 characters could not be shown',
    ],
  ])
})

it('a list of which the server sent one page only is said to be incomplete, once', async () => {
  setLeftOutHandler(announceLeftOut)
  render(<Toaster />)
  stubFetch(() => answer(200, { content: [{ id: 1, name: 'Frostelle' }], totalElements: 57 }))
  await send(listCharacters)
  await send(listCharacters)
  expect(await screen.findByText('The server sent 1 of 57 characters')).toBeVisible()
  await allToasts()
  expect(screen.getAllByText('The server sent 1 of 57 characters')).toHaveLength(1)
})
