import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getWishlistSim } from '@/contract/sim'
import { updateWishlist } from '@/contract/wishlist'
import { sims, wishlists } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findUndo } from '../../support/app/toasts'
import { importReport } from '../../support/sims'
import { chooseAction, CHAIN_NAME, HOOD_NAME, openList } from './sim-screen'
import { shownNames } from '../wishlists/wishes'

const api = bridgeToBackend()

/** Frostelle has a gain of 2 % of the hood, and 0.05 % of the chain, which is within the error. */
beforeEach(async () => {
  await api.backend.database.delete(wishlists)
  await api.backend.database.delete(sims)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const simulatedAt = new Date(api.backend.clock.now).toISOString()
  await importReport(api.backend, raider, 'Frostelle', { simulatedAt })
})

/** The gain in the row of a wish. */
function gainOf(itemName: string, text: string) {
  const name = `Gain of ${itemName}: ${text.replace(' %', '\u00A0%')}`
  return screen.getByRole('button', { name })
}

/** The section of the boss that drops an item of the list. */
const regionOf = (itemName: string) =>
  screen.getByRole('button', { name: `Remove ${itemName}` }).closest('section')

describe('gains of a list', () => {
  it('are shown in the rows of wishes and of the picker, with details in the sheet of the wish', async () => {
    const { user } = await openList(api, { hasSim: true })
    expect(gainOf(HOOD_NAME, '+2.0 %')).toBeVisible()
    expect(gainOf(CHAIN_NAME, '+0.1 %, within the error')).toBeVisible()
    const [result] = await screen.findAllByRole('button', {
      name: new RegExp(`^Added ${HOOD_NAME}`),
    })
    expect(result?.closest('li')).toHaveTextContent('+2.0 %')
    await user.click(gainOf(CHAIN_NAME, '+0.1 %, within the error'))
    const sheet = await screen.findByRole('dialog', { name: CHAIN_NAME })
    expect(sheet).toHaveTextContent('+0.05 % +50 ± 100 DPS')
    expect(sheet).toHaveTextContent('Smaller than its error: it may be no gain at all.')
    expect(sheet).toHaveTextContent(/Simulated .* item level 321 · Patchwerk, 1 target/)
    expect(sheet).not.toHaveTextContent('Old')
  })

  it('are not asked for if the list has no simulation', async () => {
    await api.backend.database.delete(sims)
    const { user } = await openList(api)
    await chooseAction(user, 'Simulation')
    expect(api.sent(getWishlistSim)).toHaveLength(0)
    expect(screen.queryByText(/^Simulated /)).toBeNull()
  })

  it('of a simulation that is older than 14 days are marked', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await importReport(api.backend, raider, 'Frostelle', { simulatedAt: '2026-01-01T00:00:00Z' })
    await openList(api, { hasSim: true })
    expect(screen.getByText('Old: more than 14 days')).toBeVisible()
  })

  it('of a character whose item level has risen by 5 since are marked', async () => {
    await api.backend.database.update(sims).set({ itemLevel: 276 })
    await openList(api, { hasSim: true })
    expect(screen.getByText('Old: item level 276 then, 281 now')).toBeVisible()
  })

  it('are added up by boss and by slot; a gain within its error is left out', async () => {
    const { user } = await openList(api, { hasSim: true })
    await user.click(screen.getByRole('tab', { name: 'Boss' }))
    const sum = 'Total gain: +2.0 %'
    await waitFor(() => expect(regionOf(HOOD_NAME)?.querySelector('header')).toHaveTextContent(sum))
    expect(regionOf(CHAIN_NAME)).not.toHaveTextContent('Total gain')
    await user.click(screen.getByRole('tab', { name: 'Slot' }))
    const slots = within(await screen.findByRole('list', { name: 'Slots' }))
    expect(slots.getByRole('button', { name: /^Head/ })).toHaveTextContent(sum)
    expect(slots.getByRole('button', { name: /^Neck/ })).not.toHaveTextContent('Total gain')
  })

  it('order the list with one request, which Undo reverts', async () => {
    const { user, readNames } = await openList(api, { hasSim: true })
    expect(shownNames()).toEqual([CHAIN_NAME, HOOD_NAME])
    await chooseAction(user, 'Order by gain')
    expect(shownNames()).toEqual([HOOD_NAME, CHAIN_NAME])
    await waitFor(async () => expect(await readNames()).toEqual([HOOD_NAME, CHAIN_NAME]))
    expect(api.sent(updateWishlist)).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(shownNames()).toEqual([CHAIN_NAME, HOOD_NAME])
    await waitFor(async () => expect(await readNames()).toEqual([CHAIN_NAME, HOOD_NAME]))
  })

  it('add the upgrades that are not on the list in their places, which Undo reverts', async () => {
    const { user, readNames } = await openList(api, { hasSim: true })
    await user.click(screen.getByRole('button', { name: `Remove ${HOOD_NAME}` }))
    await screen.findAllByRole('button', { name: `Add ${HOOD_NAME}` })
    await chooseAction(user, 'Add upgrades')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add upgrades' }))
    const percent = dialog.getByLabelText('Minimum gain (%)')
    await user.clear(percent)
    await user.type(percent, '2,1')
    expect(dialog.getByRole('button', { name: 'Add 0 items' })).toBeDisabled()
    await user.clear(percent)
    await user.type(percent, '-1')
    expect(dialog.getByText('Enter 0 or more')).toBeVisible()
    await user.clear(percent)
    await user.type(percent, '2')
    await user.click(dialog.getByRole('button', { name: 'Add 1 item' }))
    await waitFor(async () => expect(await readNames()).toEqual([HOOD_NAME, CHAIN_NAME]))
    await user.click(await findUndo('Added 1 item'))
    await waitFor(async () => expect(await readNames()).toEqual([CHAIN_NAME]))
  })

  it('disappear with the simulation', async () => {
    const { user } = await openList(api, { hasSim: true })
    await chooseAction(user, 'Delete simulation')
    await waitFor(() => expect(screen.queryByText(/^Simulated /)).toBeNull())
    expect(screen.queryByRole('button', { name: /^Gain of / })).toBeNull()
    expect(screen.getByRole('button', { name: `Remove ${HOOD_NAME}` })).toBeVisible()
  })

  it('that cannot be loaded can be loaded again, and the list works without them', async () => {
    api.reject(getWishlistSim, 400, { message: 'Out of order' })
    const { user } = await openList(api)
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of order')
    expect(shownNames()).toEqual([CHAIN_NAME, HOOD_NAME])
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/^Simulated /)).toBeVisible()
  })
})
