import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson } from '../../support/entities'
import { connectGuild } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

const board = () => screen.findByRole('group', { name: 'Wanted items' })

const chip = () =>
  within(screen.getByRole('group', { name: 'Bosses' })).getByRole('button', { name: /Vashnik/ })

const shown = async () =>
  within(await board())
    .getAllByRole('region')
    .map(({ ariaLabel }) => ariaLabel)

it('a boss chip shows one boss only, also after a visit to another page; a second press shows all', async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id } = await connectGuild(api.backend, raider)
  const { user, router } = await renderApp({ api, path: `/guilds/${id}`, as: 'Admin#1000' })
  await board()
  await user.click(chip())
  await waitFor(async () => expect(await shown()).toEqual(['Vashnik the Malignant']))
  // A search covers all bosses.
  await user.type(screen.getByRole('searchbox'), 'quillow')
  await waitFor(async () => expect((await shown()).length).toBeGreaterThan(1))
  await user.click(screen.getByRole('link', { name: 'Roster' }))
  await screen.findByRole('heading', { name: 'Members' })
  await user.click(screen.getByRole('link', { name: 'Board' }))
  await waitFor(async () => expect(await shown()).toEqual(['Vashnik the Malignant']))
  expect(chip()).toHaveAttribute('aria-pressed', 'true')
  await user.click(chip())
  await waitFor(async () => expect(await shown()).toHaveLength(8))
  expect(router.state.location.search).not.toHaveProperty('boss')
})

it('an address without a boss shows all, also to who has chosen one; links within the app lead back to it', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id } = await connectGuild(api.backend, raider)
  const { user, router } = await renderApp({ api, path: `/guilds/${id}`, as: 'Admin#1000' })
  await board()
  const { search } = router.state.location
  await user.click(chip())
  await waitFor(async () => expect(await shown()).toEqual(['Vashnik the Malignant']))
  const chosen = router.state.location.search
  await router.navigate({ to: '/guilds/$guildId', params: { guildId: id }, search })
  await waitFor(async () => expect(await shown()).toHaveLength(8))
  await router.navigate({ to: '/' })
  await user.click((await screen.findAllByRole('link', { name: 'Guild' }))[0] ?? document.body)
  await waitFor(async () => expect(await shown()).toEqual(['Vashnik the Malignant']))
  expect(router.state.location.search).toEqual({
    raid: 'the-venomous-abyss',
    difficulty: 'Heroic',
    ...chosen,
  })
  await user.click(screen.getByRole('radio', { name: 'Mythic' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked())
  for (const link of screen.getAllByRole('link', { name: 'Guild' })) {
    expect(link).toHaveAttribute('aria-current', 'page')
  }
})
