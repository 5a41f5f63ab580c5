import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { importAwards } from '@/contract/guilds/guild-import'
import { renameCharacter } from '../../../server/characters/rename-character'
import { seedGuild } from '../../../server/database/seed/guild'
import { make } from '../../support/backend/backend-calls'
import { connectGuild, FROSTELLE, IMPORTED_AWARD } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { signInPerson } from '../../support/entities'

const api = bridgeToBackend()
let guildPath: string

beforeAll(async () => {
  const { database, battleNet } = api.backend
  await seedGuild(database, battleNet)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const params = { guildId: (await connectGuild(api.backend, raider)).id }
  guildPath = `/guilds/${params.guildId}`
  const body = { awards: [IMPORTED_AWARD] }
  await make(api.backend, importAwards, { token: raider.token, params, body })
  await renameCharacter(database, {
    region: 'eu',
    blizzardCharacterId: FROSTELLE,
    name: 'Winterline',
    realm: 'Argent Dawn',
    realmSlug: 'argent-dawn',
  })
})

describe('a search for the former name of a renamed member', () => {
  it('in the history finds what it has received, under its new name', async () => {
    const { user } = await renderApp({
      api,
      path: `${guildPath}/history?raids=all`,
      as: 'Admin#1000',
    })
    const search = await screen.findByRole('searchbox', { name: 'Search by raider' })
    await user.type(search, 'nobody')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await user.clear(search)
    await user.type(search, 'frostelle')
    const award = await screen.findByText(IMPORTED_AWARD.itemName)
    expect(award.closest('li')).toHaveTextContent('Winterline')
  })

  it('on the roster of an award to someone else finds it', async () => {
    const { user } = await renderApp({ api, path: guildPath, as: 'Admin#1000' })
    const [item] = await screen.findAllByRole('button', { name: /^Font of Venomous Rage/ })
    await user.click(item ?? document.body)
    const sheet = within(await screen.findByRole('dialog', { name: 'Font of Venomous Rage' }))
    await user.click(sheet.getByRole('button', { name: 'Award to someone else' }))
    await user.keyboard('frostelle')
    await waitFor(() => {
      const shown = within(sheet.getByRole('list', { name: 'Roster' })).getAllByRole('button')
      expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual([
        'Award to Winterline',
      ])
    })
  })
})
