import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { readReportLink } from '@/game/sims/report-link'
import type { ReportModel } from '../../support/sim-reports'
import { toDroptimizerJson } from '../../support/sim-reports'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { stubWorkers } from '../../support/app/stub-workers'
import { addByName } from '../wishlists/add-by-name'

export const HOOD_NAME = "Errant Scrollsage's Hood"
export const CHAIN_NAME = "Sentinel's Vitriolic Chain"

/** Creates a Heroic list of Frostelle, a frost mage, with the chain and the hood, in this order. */
async function createList(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await addByName(api, raider, { wishlistId, name: CHAIN_NAME, slot: 'NECK' })
  await addByName(api, raider, { wishlistId, name: HOOD_NAME, slot: 'HEAD' })
  return { raider, wishlistId }
}

/** Opens the page of such a list. */
export async function openList(api: Api, { isWide = true, hasSim = false } = {}) {
  stubWorkers()
  const { raider, wishlistId } = await createList(api)
  const path = `/wishlists/${wishlistId}`
  const app = await renderApp({ api, path, as: 'Raider#3000', isWide })
  await screen.findByRole('tabpanel')
  if (hasSim) await screen.findByText(/^Simulated /)
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { ...app, raider, wishlistId, readNames }
}

/** Chooses an action in the menu of the list. */
export async function chooseAction(user: UserEvent, item: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions for A list' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Opens the import from the menu of the list. */
export async function openImport(user: UserEvent) {
  await chooseAction(user, 'Simulation')
  return findImport(user)
}

/** The dialog of the import, and ways to give it a report. */
export async function findImport(user: UserEvent) {
  const name = 'Import simulation for Frostelle'
  const dialog = within(await screen.findByRole('dialog', { name }))
  return {
    dialog,
    choose: async (content: string) =>
      user.upload(dialog.getByLabelText(/^Choose a file/), toFile(content)),
    async paste(text: string) {
      await user.click(dialog.getByLabelText('Link or text of a report'))
      await user.paste(text)
      // A link is read at once.
      if (readReportLink(text) !== null) return
      await user.click(dialog.getByRole('button', { name: 'Read report' }))
    },
    confirm: async () => user.click(await dialog.findByRole('button', { name: 'Import' })),
  }
}

export function toFile(content: string) {
  return new File([content], 'data.json', { type: 'application/json' })
}

/** The text of a Droptimizer report that was simulated now. */
export function toText(model: ReportModel, simulatedAt = new Date()): string {
  const timestamp = simulatedAt.getTime() / 1000
  return JSON.stringify({ ...toDroptimizerJson(model), timestamp })
}
