import { expect, type Locator, type Page } from '@playwright/test'

/** On a phone the picker is a sheet that has to be opened first; it stays open. */
export async function openPicker(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  await page.getByRole('button', { name: 'Add items' }).click()
  await expect(pickerSheet(page)).toBeVisible()
}

/** Back to the list, from the sheet of a phone. */
export async function closePicker(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  await pickerSheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(pickerSheet(page)).toBeHidden()
}

export function pickerSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Add items/ })
}

/** A slot of the picker, however many wishes it has. */
export function slotButton(page: Page, slot: string): Locator {
  return page.getByRole('group', { name: 'Slot' }).getByRole('button', { name: wholeName(slot) })
}

/** Adds an item in its slot, the picker being in sight. */
export async function addItem(page: Page, slot: string, item: string): Promise<void> {
  await slotButton(page, slot).click()
  const add = page.getByRole('button', { name: `Add ${item}`, exact: true })
  await add.click()
  // It is on the list at once, so there is nothing left to add.
  await expect(add).toBeHidden()
}

function wholeName(slot: string): RegExp {
  return new RegExp(`^${slot}(, \\d+ wish(es)?)?$`)
}
