import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson } from '../../support/entities'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})

/** Opens the board as a raider who shares nothing. */
async function openBoard() {
  const app = await renderApp({ api, path: `/guilds/${guildId}`, as: 'Raider#3000' })
  await screen.findByRole('group', { name: 'Wanted items' })
  return app
}

const sharing = () =>
  screen.getByRole('switch', { name: "Share Frostelle's main wishlists with Ashen Vanguard" })
const shareButton = () => screen.getByRole('button', { name: 'Share…' })

/** Whether the question is above the board. */
const isSharingFirst = () =>
  Boolean(
    screen
      .getByRole('region', { name: 'Your sharing' })
      .compareDocumentPosition(screen.getByRole('searchbox')) & Node.DOCUMENT_POSITION_FOLLOWING,
  )

describe('guild board: sharing', () => {
  it('sharing starts and ends with the switch, and the board follows', async () => {
    const { user } = await openBoard()
    expect(screen.queryByText('Frostelle')).toBeNull()
    await user.click(shareButton())
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
    expect(sharing()).not.toBeChecked()
    expect(sharing()).toHaveFocus()
    await user.click(sharing())
    expect(
      await screen.findByText('Ashen Vanguard sees the main wishlists of Frostelle'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryAllByText('Frostelle')).not.toEqual([]))
    await user.click(sharing())
    await waitFor(() => expect(screen.queryAllByText('Frostelle')).toEqual([]))
    expect(sharing()).not.toBeChecked()
  })

  it('"Not now" moves the switches to the end of the board, and is remembered for the guild', async () => {
    const { user, router } = await openBoard()
    expect(isSharingFirst()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(isSharingFirst()).toBe(false))
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(sharing()).not.toBeChecked()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await router.navigate({ to: '/profile' })
    await router.navigate({ to: '/guilds/$guildId', params: { guildId } })
    await screen.findByRole('group', { name: 'Wanted items' })
    expect(isSharingFirst()).toBe(false)
  })
})

describe('sharing outside of the guild pages', () => {
  it('the wishlists of a character have the switch', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id } = await raider.character('Frostelle')
    const path = `/characters/${id}/wishlists`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.click(await screen.findByRole('switch', { name: /^Share Frostelle/ }))
    expect(await screen.findByText(/sees the main wishlists of Frostelle$/)).toBeInTheDocument()
    expect(api.sent(setGuildSharing)).toHaveLength(1)
    await shareFrostelle(api.backend, raider, guildId, false)
  })
})
