import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sims, wishlists } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { QE_LIVE_ID, REPORT_ID } from '../../support/backend/report-host'
import { stubWorkers } from '../../support/app/stub-workers'
import { createWishlist } from '@/contract/wishlist'
import { TOUCH } from '@/ui/touch-query'
import { simpleModel } from '../../support/sim-reports'
import { CHAIN, HOOD } from '../../support/sim-items'
import { allToasts } from '../../support/app/toasts'
import {
  CHAIN_NAME,
  findImport,
  HOOD_NAME,
  openImport,
  openList,
  toFile,
  toText,
} from './sim-screen'
import { addByName } from '../wishlists/add-by-name'

const api = bridgeToBackend()

// A character may have only a limited number of wishlists for a raid.
beforeEach(async () => {
  await api.backend.database.delete(wishlists)
  await api.backend.database.delete(sims)
})

const model = () =>
  simpleModel([
    { ...HOOD, percent: 2.74 },
    { ...CHAIN, percent: 0.05 },
    { itemId: 5, encounterId: 5, percent: 9 },
  ])

/** Imports for a raid without a wishlist, which is offered then, and leaves the page. */
async function importForOtherRaid() {
  const app = await openList(api)
  const { choose, confirm } = await openImport(app.user)
  await choose(toText(simpleModel([{ ...HOOD, percent: 1 }], { mode: ['raid-mythic', 'Mythic'] })))
  await confirm()
  expect(await screen.findByText('No Frost wishlist for The Venomous Abyss, Mythic')).toBeVisible()
  await act(() => app.router.navigate({ to: '/' }))
  await waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull())
  return app
}

describe('import of a simulation', () => {
  it('of a file: shows what it stores, and stores it when confirmed', async () => {
    const { user } = await openList(api)
    const { dialog, choose, confirm } = await openImport(user)
    await choose(toText({ ...model(), dungeonRows: 1 }))
    expect(await dialog.findByText('Patchwerk · 1 target · 300 s')).toBeVisible()
    expect(dialog.getByText('Frostelle · Argent Dawn · EU')).toBeVisible()
    expect(dialog.getByText('100,000 DPS')).toBeVisible()
    const rows = dialog
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    expect(rows[0]).toBe(`${HOOD_NAME}Head · +2,740 ± 100 DPS+2.7 %`)
    expect(rows[1]).toMatch(/\+50 ± 100 DPS\+0\.1 %, within the error$/)
    expect(dialog.getByText('2 rows skipped')).toBeVisible()
    expect(rows[2]).toMatch(/^Item 5: not in a raid/)
    expect(rows[3]).toMatch(/Not a raid drop$/)
    expect(dialog.queryByText(/does not show its gains/)).toBeNull()
    await confirm()
    expect(await screen.findByText('Imported the gains of 2 items')).toBeInTheDocument()
    expect(await screen.findByText(/^Simulated .* Patchwerk, 1 target/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a link, also as it stands in a chat: the backend reads the report', async () => {
    const { user } = await openList(api)
    const { dialog, paste } = await openImport(user)
    await paste(`my upgrades: <https://questionablyepic.com/live/upgradereport/${QE_LIVE_ID}>`)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^This report is for a Priest/)
    await user.clear(dialog.getByLabelText('Link or text of a report'))
    await paste(` https://www.raidbots.com/simbot/report/${REPORT_ID} `)
    expect(await dialog.findByText('Patchwerk · 1 target · 300 s')).toBeVisible()
    expect(dialog.getByText('The simulation is older than 14 days.')).toBeVisible()
  })

  it('of a copied link on a touch screen: nothing is to be pasted', async () => {
    const { user } = await openList(api, { isWide: false })
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media === TOUCH }),
    )
    await navigator.clipboard.writeText(`https://www.raidbots.com/simbot/report/${REPORT_ID}`)
    await openImport(user)
    expect(await screen.findByText('Patchwerk · 1 target · 300 s')).toBeVisible()
  })

  it('asks before it is closed with a pasted text', async () => {
    const { user } = await openList(api)
    const { dialog } = await openImport(user)
    await user.click(dialog.getByLabelText('Link or text of a report'))
    await user.paste('https://www.raidbots.com/')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  })

  it('of a file that is dropped on the page of a character', async () => {
    stubWorkers()
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id } = await raider.character('Frostelle')
    const wishlistId = await raider.createWishlist('Frostelle', { isMainWishlist: true })
    await addByName(api, raider, { wishlistId, name: HOOD_NAME, slot: 'HEAD' })
    const { user } = await renderApp({
      api,
      path: `/characters/${id}/wishlists`,
      as: 'Raider#3000',
    })
    await screen.findByRole('button', { name: 'Simulation' })
    const files = [toFile(toText(model()))]
    const over = createEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files } })
    fireEvent(document.body, over)
    expect(over.defaultPrevented).toBe(true)
    expect(await screen.findByText('Drop the simulation report to import it')).toBeVisible()
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })
    const { dialog } = await findImport(user)
    expect(await dialog.findByText(HOOD_NAME)).toBeVisible()
    expect(dialog.getByText('Frostelle · Argent Dawn · EU')).toBeVisible()
    expect(screen.queryByText('Drop the simulation report to import it')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Imported the gains of 2 items')).toBeInTheDocument()
    expect(screen.getByText(/^1 of your wishes: 1 upgrade/)).toBeInTheDocument()
  })

  it('of a raid without a wishlist offers to create one, also when the page has been left', async () => {
    const { user, router } = await importForOtherRaid()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    const name = 'The Venomous Abyss - Mythic (Frost)'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(router.state.location.pathname).toMatch(/^\/wishlists\//)
    expect(await screen.findByText(/^Simulated /)).toBeVisible()
  })

  it('says that the offered wishlist could not be created, also when the page has been left', async () => {
    const { user } = await importForOtherRaid()
    api.reject(createWishlist, 400)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Failed to create wishlist')).toBeVisible()
  })

  it('says what it means for the wishes and names what was not read; one press orders them', async () => {
    const { user, readNames } = await openList(api)
    const { choose, confirm } = await openImport(user)
    await choose(toText(model()))
    await confirm()
    const text = await screen.findByText(/2 of your wishes: 1 upgrade, 1 without a gain/)
    expect(text).toHaveTextContent('Not read: item 5')
    // The raid has a wishlist, so none is offered.
    expect(await allToasts()).toEqual([text.closest('li')])
    expect(await readNames()).toEqual([CHAIN_NAME, HOOD_NAME])
    await user.click(await screen.findByRole('button', { name: 'Order by gain' }))
    await waitFor(async () => expect(await readNames()).toEqual([HOOD_NAME, CHAIN_NAME]))
  })

  it('one press imports and orders the list, and says before and after it which wishes without a gain move down; Undo restores the order', async () => {
    const { user, readNames } = await openList(api)
    const { dialog, choose } = await openImport(user)
    await choose(toText(simpleModel([{ ...HOOD, percent: 0.7 }])))
    const text = /^By gain, 1 wish that was not simulated comes after those with a gain/
    expect(await dialog.findByText(text)).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Import and order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      await screen.findByText(/^1 of your wishes: 1 upgrade By gain, 1 wish that was not/),
    ).toBeVisible()
    expect(screen.getByText('Imported the gains of 1 item, ordered by gain')).toBeVisible()
    await waitFor(async () => expect(await readNames()).toEqual([HOOD_NAME, CHAIN_NAME]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual([CHAIN_NAME, HOOD_NAME]))
  })

  it('offers to add the upgrades that are not on the list', async () => {
    const { user } = await openList(api)
    await user.click(await screen.findByRole('button', { name: `Remove ${HOOD_NAME}` }))
    const { choose, confirm } = await openImport(user)
    await choose(toText(model()))
    await confirm()
    // In one toast, because phones show only the newest one.
    const text = await screen.findByText(/1 of your wishes: .* 1 upgrade not on the list/)
    const toast = within(text.closest('li') ?? document.body)
    expect(toast.getByText('Imported the gains of 2 items')).toBeVisible()
    await user.click(toast.getByRole('button', { name: 'Add upgrades' }))
    expect(await screen.findByRole('dialog', { name: 'Add upgrades' })).toHaveTextContent(HOOD_NAME)
  })

  it('a link that is pasted anywhere on the page is read, and needs one press', async () => {
    const { user } = await openList(api)
    await user.paste(`https://www.raidbots.com/simbot/report/${REPORT_ID}`)
    const { confirm } = await findImport(user)
    await confirm()
    expect(await screen.findByText(/^Imported the gains of /)).toBeVisible()
  })
})
