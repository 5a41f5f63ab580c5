import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { importCharacter, syncCharacter } from '@/contract/character'
import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { chooseForCharacter } from '../characters/character-menu'

// The tests share one backend, and each continues where the previous one ended.
const api = bridgeToBackend()

it('onboarding: a new user imports all characters, one fails, onboards a guild and opens Home', async () => {
  const { user, router } = await renderApp({ api, path: '/', as: 'Newcomer#2000' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  // Too low a level for "Select all".
  await user.click(screen.getByRole('checkbox', { name: 'Oakhorn' }))
  await user.click(screen.getByRole('button', { name: 'Import 8 characters' }))
  const next = screen.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(next).toBeEnabled())
  expect(screen.getByText('7 of 8 characters imported')).toHaveRole('status')
  expect(screen.getAllByText(/^Imported with \d+ items?$/)).toHaveLength(7)
  expect(screen.getByText('Selhane').closest('li')).toHaveTextContent(/Failed: .+/)
  expect(screen.getByRole('button', { name: 'Retry Selhane' })).toBeInTheDocument()

  // The user has characters now, but the guard runs on entry only.
  expect(router.state.location.pathname).toBe('/onboarding')
  await user.click(next)
  const heading = await screen.findByRole('heading', { name: 'Your guild' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Your guild · Guildr')
  expect(router.state.location.pathname).toBe('/onboarding')

  const [onboard] = await screen.findAllByRole('button', { name: /^Connect guild / })
  expect(screen.getByText(/^Connect a guild to see your rank in it/)).toBeVisible()
  await user.click(onboard ?? document.body)
  expect(await screen.findByText(/^Connected /)).toBeInTheDocument()
  expect(await screen.findByText(/^Choose whether it sees your main wishlists/)).toBeVisible()
  expect(api.sent(onboardGuild)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Go to Home' }))
  expect(await screen.findByRole('heading', { name: 'Brannoch' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Selhane' })).toBeNull()
  expect(router.history.length).toBe(1)
})

it('"Import more characters" marks imported characters and closes with Escape', async () => {
  const { user } = await renderApp({ api, path: '/', as: 'Newcomer#2000' })
  await user.click(await screen.findByRole('button', { name: 'Import more characters' }))
  expect(await screen.findByRole('checkbox', { name: 'Brannoch' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Selhane' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('"Import more characters": the import continues when the dialog is closed, and the button shows its progress', async () => {
  const { user } = await renderApp({ api, path: '/profile', as: 'Newcomer#2000' })
  await user.click(await screen.findByRole('button', { name: 'Import more characters' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Selhane' }))
  const call = api.hold(importCharacter)
  await user.click(screen.getByRole('button', { name: 'Import 1 character' }))
  await waitFor(() => expect(call.waiting).toBe(1))
  await user.keyboard('{Escape}')
  const back = await screen.findByRole('button', { name: 'Importing: 0 of 1' })
  await user.click(back)
  expect(await screen.findByText('Importing...')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  api.requests.length = 0
  call.release()
  expect(await screen.findByRole('button', { name: 'Import more characters' })).toBeEnabled()
  // An imported character can add a guild.
  await waitFor(() => expect(api.sent(listGuilds)).not.toHaveLength(0))
})

it('a sync refetches the guilds, because the character may have changed guild', async () => {
  const { user } = await renderApp({ api, path: '/profile', as: 'Newcomer#2000' })
  await screen.findByRole('heading', { name: 'Brannoch' })
  api.requests.length = 0
  await chooseForCharacter(user, 'Brannoch', 'Sync')
  await waitFor(() => expect(api.sent(listGuilds)).not.toHaveLength(0))
  expect(api.sent(syncCharacter)).toHaveLength(1)
})
