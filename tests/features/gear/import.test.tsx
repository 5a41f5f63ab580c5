import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCharacter } from '@/contract/character'
import { importGear } from '@/contract/gear-import'
import { updateWishlist } from '@/contract/wishlist'
import type { GearItem } from '@/game/gear/simc-text'
import { wishlists } from '../../../server/database/schema'
import { HERO_HOOD } from '../../support/gear'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { simpleSimc, toSimcText } from '../../support/simc-texts'
import { encodedFile } from '../../support/encoded-text'
import { renderApp } from '../../support/app/render-app'
import {
  AMULET,
  createGearList,
  findGearImport,
  openGearImport,
  openGearList,
  wishRow,
} from './gear-screen'
import { HOOD_NAME } from '../sims/sim-screen'

const api = bridgeToBackend()

beforeEach(async () => {
  sessionStorage.clear()
  // A character may have only a limited number of wishlists for a raid.
  await api.backend.database.delete(wishlists)
})

const HOOD: GearItem = { ...HERO_HOOD, bonusIds: [...HERO_HOOD.bonusIds], isWorn: true }
const simc = (changes = {}) => toSimcText(simpleSimc([HOOD], changes))

const warning = (place: string) =>
  `The text is for Frostelle, ${place}. Yours is Frostelle, Argent Dawn, EU.`

describe('import from SimulationCraft', () => {
  it('shows what it stores; afterwards, items in the bags are owned, and choices of the vault are not', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste, confirm } = await openGearImport(user)
    const worn = { ...HOOD, itemId: 9, name: 'Other', place: 'NECK' } as const
    const inBags = { ...HOOD, isWorn: false }
    const choice = { ...worn, itemId: 268_251, name: AMULET }
    await paste(toSimcText(simpleSimc([worn, inBags], { vault: [choice], linked: [choice] })))
    expect(await dialog.findByText(/^Nov 20, 2026, 9:04.PM$/)).toBeVisible()
    expect(dialog.getAllByText('1 item')).toHaveLength(2)
    expect(dialog.getByText('2 items of the vault, linked or commented out')).toBeVisible()
    expect(dialog.queryByText(/was changed|is missing/)).toBeNull()
    await confirm()
    expect(await screen.findByText('Imported 2 items')).toBeInTheDocument()
    expect(await screen.findByText('1 of your wishes: 1 owned')).toBeInTheDocument()
    await waitFor(() =>
      expect(wishRow(HOOD_NAME)).toHaveTextContent('You have it at 321. Tick it?'),
    )
    expect(wishRow(HOOD_NAME)).not.toHaveTextContent('Worn')
    expect(wishRow(AMULET)).toHaveTextContent('Worn: Hero 321')
    expect(wishRow(AMULET)).not.toHaveTextContent(/Tick it|owned/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the text when the session ends, until the same user opens the dialog again', async () => {
    const first = await openGearList(api)
    const text = simc()
    await (await openGearImport(first.user)).paste(text)
    api.reject(importGear, 401)
    await first.user.click(await screen.findByRole('button', { name: 'Import' }))
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'))
    cleanup()

    api.restore()
    const path = `/wishlists/${first.wishlistId}`
    const again = await renderApp({ api, path, as: 'Raider#3000' })
    await screen.findByRole('tabpanel')
    const { dialog } = await openGearImport(again.user)
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue(text))
  })

  it('on the page of a character: says what it means for its main lists', async () => {
    const { raider, wishlistId } = await createGearList(api)
    const params = { wishlistId }
    await raider.make(updateWishlist, { params, body: { isMainWishlist: true } })
    const { id } = await raider.character('Frostelle')
    const path = `/characters/${id}/wishlists`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Gear (/simc)' }))
    const { paste, confirm } = await findGearImport(user)
    await paste(simc())
    await confirm()
    expect(await screen.findByText('Imported 1 item')).toBeInTheDocument()
    expect(screen.getByText('1 of your wishes: 1 owned')).toBeInTheDocument()
  })

  it('a text that was changed can be imported after a warning', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste, confirm } = await openGearImport(user)
    await paste(simc().replace('(321)', '(322)'))
    expect(await dialog.findByText(/^The text was changed/)).toBeVisible()
    await confirm()
    expect(await screen.findByText('Imported 1 item')).toBeInTheDocument()
  })

  it('a text of another character or without its end has a warning, and is imported anyway', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste } = await openGearImport(user)
    const text = simc({ name: 'Emberlyn' })
    await paste(text)
    expect(await dialog.findByText('The text is for Emberlyn, not for Frostelle.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import anyway' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Choose another text' }))
    await user.clear(dialog.getByLabelText(/^Text of/))
    await paste(text.slice(0, text.indexOf('# Checksum')))
    expect(await dialog.findByText(/^The end of the text is missing/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Import anyway' }))
    expect(await screen.findByText('The end of the text was missing.')).toBeInTheDocument()
    expect(screen.queryByText(/of your wishes/)).toBeNull()
  })

  it('a text of a character with the same name in another region or on another realm has a warning, once the own realm is known', async () => {
    const { user } = await openGearList(api)
    const held = api.hold(getCharacter)
    const { dialog, paste } = await openGearImport(user)
    await paste(simc({ region: 'us' }))
    expect(await dialog.findByRole('status', { name: 'Reading the text' })).toBeVisible()
    held.release()
    expect(await dialog.findByRole('button', { name: 'Import anyway' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
    expect(dialog.getByText(warning('Argent Dawn, US'))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Choose another text' }))
    await user.clear(dialog.getByLabelText(/^Text of/))
    await paste(simc({ realm: "Kel'Thuzad" }))
    expect(await dialog.findByText(warning("Kel'thuzad, EU"))).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import anyway' })).toBeVisible()
  })

  it('of several texts, reads the one of the character, and lets another be chosen', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste, confirm } = await openGearImport(user)
    const other = { ...HOOD, itemId: 9, name: 'Other' }
    const ofOther = toSimcText(simpleSimc([other, { ...other, itemId: 8 }], { region: 'us' }))
    await paste([simc({ name: 'Kharzul', classAt: 0 }), ofOther, simc()].join('\n'))
    const choice = await dialog.findByRole('combobox', { name: 'Character' })
    expect(choice).toHaveTextContent(/^Frostelle, Argent Dawn, EU · Nov 20, 2026/)
    expect(choice).toHaveAccessibleDescription(
      'The text has 3 characters. The one that is chosen is imported.',
    )
    await user.click(choice)
    await user.click(screen.getByRole('option', { name: /^Frostelle, Argent Dawn, US/ }))
    expect(await dialog.findByRole('button', { name: 'Import anyway' })).toBeVisible()
    await user.click(choice)
    await user.click(screen.getByRole('option', { name: /^Frostelle, Argent Dawn, EU/ }))
    await confirm()
    expect(await screen.findByText('Imported 1 item')).toBeInTheDocument()
    expect(screen.getByText('1 of your wishes: 1 owned')).toBeInTheDocument()
  })

  it('asks before a text without worn items replaces them, and names what it cannot read', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste } = await openGearImport(user)
    const inBags = { ...HOOD, isWorn: false }
    const other = { ...inBags, itemId: 9, name: 'Other' }
    await paste(toSimcText(simpleSimc([inBags, other])).replace('id=9,', 'id=268,242,'))
    expect(await dialog.findByText(/^The text has no worn item\./)).toBeVisible()
    expect(dialog.getByText('The ids of these items cannot be read: Other')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Import anyway' }))
    expect(await screen.findByText('Imported 1 item')).toBeInTheDocument()
  })

  it('a text of another class, or another text, is rejected', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste } = await openGearImport(user)
    await paste(simc({ classAt: 0 }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^This text is for a Death Knight, and Frostelle is a Mage/,
    )
    expect(api.sent(importGear)).toEqual([])
    expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('asks before it is closed with a pasted text', async () => {
    const { user } = await openGearList(api)
    const { dialog, paste } = await openGearImport(user)
    await paste(simc())
    await dialog.findByRole('button', { name: 'Import' })
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a file in another encoding', async () => {
    const { user } = await openGearList(api)
    const { dialog } = await openGearImport(user)
    const file = encodedFile(simc({ name: 'Élyandra' }), 'Windows-1252', 'gear.txt')
    await user.upload(dialog.getByLabelText(/^Choose a file/), file)
    expect(await dialog.findByText('The text is for Élyandra, not for Frostelle.')).toBeVisible()
    expect(dialog.getByText('Windows-1252')).toBeVisible()
  })
})
