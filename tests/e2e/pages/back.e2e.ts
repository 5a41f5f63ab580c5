import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { openPicker, pickerSheet, slotButton } from '../support/picker'
import { dragDown } from '../support/swipe'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const listMenu = (page: Page) =>
  page.getByRole('button', { name: `More actions for ${LIST}`, exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

/** Opens a wishlist from the page of its character, which is where Back leads. */
test.beforeEach(async ({ page, getPerson }) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.characterPath('Frostelle'))
  await page.getByRole('link', { name: `Open ${LIST}` }).click()
  await expect(wishRows(page)).toHaveCount(7)
})

/** Expects that one Back leads from the wishlist to the previous page. */
async function expectOneBackLeaves(page: Page) {
  await expect(heading(page)).toHaveText(LIST)
  await page.goBack()
  await expect(heading(page)).toHaveText("Frostelle's wishlists")
}

test('Back: closes a menu, and then leaves the page', { tag: PHONE_TOO }, async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 500 })
  const menu = page.getByRole('menu')
  // On a phone, the bar of the page has no menu of the account, and none that stays when scrolled.
  const isPhone = width < 640
  const name = isPhone ? 'Share list' : 'Raider#3000 account'
  const trigger = page.getByRole('button', { name })
  if (!isPhone) await wishRows(page).last().scrollIntoViewIfNeeded()
  await trigger.click()
  await expect(menu).toBeVisible()
  const scrolled = await page.evaluate(() => window.scrollY)
  if (!isPhone) expect(scrolled).toBeGreaterThan(0)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  // Closed by Escape, it leaves no entry behind.
  await trigger.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expectOneBackLeaves(page)
})

test(
  'Back: closes the filters of Home on a phone, and then leaves the page',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click()
    await expect(heading(page)).toHaveText('The Venomous Abyss')
    const filters = page.getByRole('button', { name: 'Filters' })
    await filters.click()
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expectOneBackLeaves(page)
  },
)

test('Back: closes a dialog that was opened from a menu; Forward does not open it again', async ({
  page,
}) => {
  await listMenu(page).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Delete ${LIST}?` })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(heading(page)).toHaveText(LIST)
  await expect(dialog).toBeHidden()
  await expectOneBackLeaves(page)
})

test(
  'Back: asks before typed text is lost; a second Back closes the question',
  { tag: PHONE_TOO },
  async ({ page }) => {
    await page.goBack()
    await page.getByRole('button', { name: 'Create Wishlist' }).first().click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Wishlist Name' })
    await expect(name).not.toHaveValue('')
    await name.fill('A typed name')
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(question(page)).toBeHidden()
    await expect(name).toHaveValue('A typed name')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await expect(name).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(heading(page)).toHaveText("Frostelle's wishlists")
    await page.goBack()
    await expect(page).toHaveURL(/\/robots\.txt$/)
  },
)

test('Back: closes the list of a select before its dialog', async ({ page }) => {
  await page.goBack()
  await page.getByRole('button', { name: 'Create Wishlist' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
  await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(heading(page)).toHaveText("Frostelle's wishlists")
})

test('Back: after a link in a menu, leads back to the page of the menu', async ({ page }) => {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: "Frostelle's wishlists" }).click()
  await expect(heading(page)).toHaveText("Frostelle's wishlists")
  await page.getByRole('button', { name: 'Raider#3000 account' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(heading(page)).toHaveText('Raider#3000')
  await page.goBack()
  await expect(heading(page)).toHaveText("Frostelle's wishlists")
  await page.goBack()
  await expectOneBackLeaves(page)
})

test('Back: closes a menu after the skip link was used', async ({ page }) => {
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await listMenu(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(heading(page)).toHaveText(LIST)
})

test('Back: after a reload with an open dialog, leaves the page once', async ({ page }) => {
  await listMenu(page).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.reload()
  await expect(wishRows(page)).toHaveCount(7)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expectOneBackLeaves(page)
})

test(
  'Back on a phone: closes the picker, and leaves no slot in the URL',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    await openPicker(page, true)
    await slotButton(page, 'Neck').click()
    await expect(page).toHaveURL(/slot=NECK/)
    await page.goBack()
    await expect(pickerSheet(page)).toBeHidden()
    await expect(page).not.toHaveURL(/slot=/)
    await openPicker(page, true)
    await expect(slotButton(page, 'Neck')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(pickerSheet(page)).toBeHidden()
    await expectOneBackLeaves(page)
  },
)

test(
  'swipe down on a phone: the sheet follows the finger, and closes or returns',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    const sheet = pickerSheet(page)
    const topOf = async () => (await sheet.boundingBox())?.y ?? 0
    await openPicker(page, true)
    const top = await topOf()
    const title = sheet.getByRole('heading', { level: 2 })

    const liftEarly = await dragDown(page, title, 100)
    expect(await topOf()).toBeCloseTo(top + 100, 0)
    await liftEarly()
    await expect.poll(topOf).toBeCloseTo(top, 0)

    const lift = await dragDown(page, title, 500)
    await lift()
    await expect(sheet).toBeHidden()
    await expectOneBackLeaves(page)
  },
)
