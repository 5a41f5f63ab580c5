import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the picker, which is a sheet on phones. On the desktop it is always open. */
export async function openPicker(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  await page.getByRole('button', { name: 'Add items' }).click()
  await expect(pickerSheet(page)).toBeVisible()
}

/** Closes the picker's sheet on phones. */
export async function closePicker(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  await pickerSheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(pickerSheet(page)).toBeHidden()
}

/**
 * Presses the key of the search, once the title of the picker, or on phones the button that opens
 * it, is rendered.
 */
export async function pressSearchKey(page: Page, isPhone: boolean): Promise<void> {
  const role = isPhone ? 'button' : 'heading'
  await expect(page.getByRole(role, { name: 'Add items', exact: true })).toBeVisible()
  await page.keyboard.press('/')
}

/** The picker's search field. */
export function pickerSearch(page: Page): Locator {
  return page.getByRole('searchbox', { name: /^Search all items/ })
}

export function pickerSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Add items/ })
}

/** The picker's button for a slot, with any number of items and wishes. */
export function slotButton(page: Page, slot: string): Locator {
  return page
    .getByRole('group', { name: 'Slot' })
    .getByRole('button', { name: nameWithCount(slot) })
}

/** Adds a loot item in a slot; the picker must be open. */
export async function addItem(page: Page, slot: string, item: string): Promise<void> {
  await slotButton(page, slot).click()
  const add = page.getByRole('button', { name: `Add ${item}`, exact: true })
  await add.click()
  // The wish is added immediately, which removes the button.
  await expect(add).toBeHidden()
}

function nameWithCount(slot: string): RegExp {
  return new RegExp(`^${slot}(, \\d+ wish(es)?)?(, \\d+ items?)?$`)
}
