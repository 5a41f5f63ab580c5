import type { Locator, Page } from '@playwright/test'

/** The wishes of a list, in the order they are shown. */
export function wishRows(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem')
}

/** The field with a wish's rank; an obtained one has none. */
export function rankOf(page: Page, item: string): Locator {
  return page.getByRole('textbox', { name: `Rank of ${item}` })
}

/** The button that marks a wish as obtained, and takes that back. */
export function tickOf(page: Page, item: string): Locator {
  return page.getByRole('button', { name: `Obtained ${item}`, exact: true })
}

/** Removes a wish, which on a phone is in its menu. */
export async function removeWish(page: Page, item: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return page.getByRole('button', { name: `Remove ${item}` }).click()
  await page.getByRole('button', { name: `More actions for ${item}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}
