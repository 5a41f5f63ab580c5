import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Difficulty } from '@/game/difficulties'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { chooseAction, HOOD_NAME } from '../sims/sim-screen'
import { addByName } from '../wishlists/add-by-name'

export const AMULET = 'Amulet of the Twin Fangs'

/**
 * Creates a list of Frostelle with the hood and the amulet, of which she wears the hood at
 * Champion, the amulet at Hero.
 */
export async function createGearList(api: Api, difficulty: Difficulty = 'Heroic') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle', { difficulty })
  await addByName(api, raider, { wishlistId, name: HOOD_NAME, slot: 'HEAD' })
  await addByName(api, raider, { wishlistId, name: AMULET, slot: 'NECK' })
  return { raider, wishlistId }
}

/** Opens the page of such a list. */
export async function openGearList(api: Api, difficulty?: Difficulty) {
  const { raider, wishlistId } = await createGearList(api, difficulty)
  const path = `/wishlists/${wishlistId}`
  const app = await renderApp({ api, path, as: 'Raider#3000', isWide: true })
  await screen.findByRole('tabpanel')
  return { ...app, raider, wishlistId }
}

/** The row of a wish. */
export function wishRow(name: string) {
  const row = screen.getByRole('button', { name: `Obtained ${name}` }).closest('li')
  if (!row) throw new Error(`No row of ${name}`)
  return row
}

/** Opens the import from the menu of the list. */
export async function openGearImport(user: UserEvent) {
  await chooseAction(user, 'Gear (/simc)')
  return findGearImport(user)
}

/** The dialog of the import, and the steps in it. */
export async function findGearImport(user: UserEvent) {
  const name = 'Import gear for Frostelle'
  const dialog = within(await screen.findByRole('dialog', { name }))
  return {
    dialog,
    async paste(text: string) {
      await user.click(dialog.getByLabelText('Text of the SimulationCraft addon'))
      await user.paste(text)
      await user.click(dialog.getByRole('button', { name: 'Read text' }))
    },
    confirm: async () => user.click(await dialog.findByRole('button', { name: 'Import' })),
  }
}
