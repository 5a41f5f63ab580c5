import type { GearItem } from '@/game/gear/simc-text'
import { simpleSimc, toSimcText } from '../../support/simc-texts'
import { HOOD as SIMULATED_HOOD } from '../../support/sim-items'
import { simpleModel, toDroptimizerJson } from '../../support/sim-reports'
import { expectAccessible, showWholePage } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { enterAs } from '../support/person'
import { openPicker } from '../support/picker'
import { toasts } from '../support/toasts'
import { removeWish, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

const WORN_HOOD: GearItem = {
  itemId: 268_242,
  name: "Errant Scrollsage's Hood",
  place: 'HEAD',
  itemLevel: 321,
  bonusIds: [6652, 12_846],
  isWorn: true,
}

test.describe('accessibility: overlays of the wishlist page', () => {
  test.beforeEach(async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.wishlistPath('Frostelle', LIST))
    await expect(wishRows(page)).toHaveCount(7)
  })

  test('menus and their dialogs', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    await showWholePage(page)
    const menu = page.getByRole('button', { name: `More actions for ${LIST}` })
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: `Delete ${LIST}?` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await expect(page.getByRole('textbox', { name: 'Wishlist Name' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByRole('dialog', { name: `Duplicate ${LIST}` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // On phones, the bar of the list takes the place of the one with the account menu.
    if (isMobile) {
      await page.getByRole('link', { name: 'Profile' }).click()
      // A menu that is opened before the page is shown would be closed by it.
      await page.waitForURL('/profile')
    }
    await page.getByRole('button', { name: 'Raider#3000 account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the picker sheet on a phone', { tag: PHONE_ONLY }, async ({ page }) => {
    await openPicker(page, true)
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('imports of a simulation and of gear', { tag: PHONE_TOO }, async ({ page }) => {
    const dialog = page.getByRole('dialog')
    const openImport = async (item: string) => {
      await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await openImport('Simulation')
    const field = dialog.getByLabel('Link or text of a report')
    await field.fill('no report')
    await dialog.getByRole('button', { name: 'Read report' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await field.fill(
      JSON.stringify(toDroptimizerJson(simpleModel([{ ...SIMULATED_HOOD, percent: 2.7 }]))),
    )
    await dialog.getByRole('button', { name: 'Read report' }).click()
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await openImport('Gear (/simc)')
    await dialog
      .getByLabel('Text of the SimulationCraft addon')
      .fill(toSimcText(simpleSimc([WORN_HOOD])).replace('7985', '7986'))
    await dialog.getByRole('button', { name: 'Read text' }).click()
    await expect(dialog.getByText('The text was changed after the addon made it.')).toBeVisible()
    await expectAccessible(page)
  })

  test('a toast', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    // The removal is never answered, so that the page's height does not change.
    await page.route('**/items/*', () => undefined)
    await removeWish(page, 'Amulet of the Twin Fangs', isMobile)
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await showWholePage(page)
    await expectAccessible(page)
  })
})

test(
  'accessibility: Create Wishlist dialog with and without errors, Import more characters',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/')
    await page.getByRole('button', { name: 'Create Wishlist for Frostelle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
    await expect(dialog.getByRole('combobox', { name: 'Raid Instance' })).toBeEnabled()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Wishlist Name' }).fill('')
    await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
    await expect(dialog.getByText('Please enter a wishlist name')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('combobox', { name: 'Raid Instance' }).click()
    await expect(page.getByRole('group', { name: 'Earlier' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
    await expect(page.getByRole('option', { name: 'Mythic' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Import more characters' }).click()
    await expect(page.getByRole('checkbox', { name: 'Saelunor' })).toBeVisible()
    await expectAccessible(page)
  },
)
