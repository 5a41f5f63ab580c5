import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { importAwards } from '@/contract/guilds/guild-import'
import { make } from '../../support/backend/backend-calls'
import { IMPORTED_AWARD } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { withoutFeature } from '../../support/app/without-feature'
import { ITEM, setUpAwards } from './set-up-awards'

const api = bridgeToBackend()
const { award, asOfficer, deleteAwards, guildPath } = setUpAwards(api)

/** Opens the history and then an award, as the guild master. */
async function openAward(itemName: string, options: { isWide?: boolean; search?: string } = {}) {
  const { search = '', ...rest } = options
  const path = `${guildPath()}/history${search}`
  const app = await renderApp({ api, path, as: 'Admin#1000', ...rest })
  await app.user.click(await screen.findByRole('link', { name: new RegExp(`^${itemName}`) }))
  return app
}

const pane = () => screen.findByRole('dialog', { name: `${ITEM} to Frostelle` })

beforeEach(deleteAwards)

describe('why an item was awarded', () => {
  it('who wanted it, as it was known then, with who got it; the URL names the award', async () => {
    await award('a')
    const { user, router } = await openAward(ITEM)
    const table = await within(await pane()).findByRole('table', { name: 'Who wanted it' })
    const row = within(table).getByRole('row', { name: /Frostelle/ })
    expect(row).toHaveTextContent('Got it')
    expect(within(table).getAllByText('Got it')).toHaveLength(1)
    expect(within(await pane()).getByText('Rank on the list').parentElement).toHaveTextContent(
      /^Rank on the list1 of \d+$/,
    )
    expect(router.state.location.search).toMatchObject({ award: 'a' })
    await user.click(within(row).getByRole('button', { name: 'Frostelle' }))
    // What was received since cannot be opened: it was not known then.
    expect(within(table).getByText('0 items received this tier')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('award'))
  })

  it('in a sheet on narrow screens', async () => {
    await award('a')
    await openAward(ITEM, { isWide: false })
    expect(await within(await pane()).findByRole('table')).toBeVisible()
  })

  it('leads to the item on the board, whose awards lead back', async () => {
    await award('a')
    const { user, router } = await openAward(ITEM)
    await user.click(await within(await pane()).findByRole('link', { name: 'Open on the board' }))
    await user.click(await screen.findByRole('link', { name: `Why: ${ITEM} to Frostelle` }))
    expect(await pane()).toBeVisible()
    expect(router.state.location).toMatchObject({
      pathname: `${guildPath()}/history`,
      search: { difficulty: 'Heroic', award: 'a' },
    })
  })

  it('an imported award says that nothing is known', async () => {
    await make(api.backend, importAwards, { ...asOfficer(), body: { awards: [IMPORTED_AWARD] } })
    await openAward(IMPORTED_AWARD.itemName, { search: '?raids=all' })
    expect(
      await screen.findByText('It was imported: who else wanted it is not known.'),
    ).toBeVisible()
  })

  it('an award that somebody has undone says so', async () => {
    await renderApp({ api, path: `${guildPath()}/history?award=gone`, as: 'Admin#1000' })
    // The stream reads it again at its start, which replaces the message.
    await waitFor(() => expect(screen.getByText('This award was undone.')).toBeVisible())
  })

  it('without the feature, an award opens its item on the board', async () => {
    await award('a')
    withoutFeature(api, 'raiders')
    const { router } = await openAward(ITEM)
    await waitFor(() => expect(router.state.location.pathname).toBe(guildPath()))
    expect(screen.queryByRole('link', { name: /^Why/ })).toBeNull()
  })
})
