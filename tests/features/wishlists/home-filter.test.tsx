import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wishlists } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { openHome } from './open-home'

const api = bridgeToBackend()

beforeEach(() => api.backend.database.delete(wishlists))

const ticks = () => screen.queryAllByRole('button', { name: /^Obtained / })
const marks = () => screen.queryAllByText(/, rank \d/)

describe('Home: filter by character and difficulty', () => {
  it('one list: there is no filter', async () => {
    await openHome(api, [{ character: 'Frostelle' }])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('several characters and difficulties: the filter is in the URL', async () => {
    const { user, router } = await openHome(api, [
      { character: 'Frostelle', count: 1 },
      { character: 'Frostelle', count: 1, difficulty: 'Mythic' },
      { character: 'Kharzul', count: 1 },
    ])
    await waitFor(() => expect(marks()).toHaveLength(3))
    await user.click(screen.getByRole('radio', { name: 'Frostelle' }))
    await waitFor(() => expect(marks()).toHaveLength(2))
    expect(router.state.location.href).toMatch(/^\/\?character=/)
    for (const link of screen.getAllByRole('link', { name: 'Home' })) {
      expect(link).toHaveAttribute('aria-current', 'page')
    }
    await user.click(screen.getByRole('radio', { name: 'Mythic' }))
    await waitFor(() => expect(marks()).toHaveLength(1))
    expect(router.state.location.href).toMatch(/&difficulty=Mythic$/)
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    await screen.findByRole('heading', { name: 'Characters' })
    await router.navigate({ to: '/' })
    await waitFor(() => expect(marks()).toHaveLength(1))
    expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'All characters' }))
    await user.click(screen.getByRole('radio', { name: 'All difficulties' }))
    await waitFor(() => expect(marks()).toHaveLength(3))
    expect(router.state.location.href).toBe('/')
  })

  it('a link with a filter opens with it, and one with an unknown value shows all lists', async () => {
    await openHome(
      api,
      [
        { character: 'Frostelle', count: 1 },
        { character: 'Kharzul', count: 1, difficulty: 'Mythic' },
      ],
      '?difficulty=Mythic&character=gone',
    )
    await waitFor(() => expect(ticks()).toHaveLength(1))
    expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'All characters' })).toBeChecked()
  })
})
