import type { Locator, Page } from '@playwright/test'

/** The wishes of the wishlist in the shown order. */
export function wishRows(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem')
}

/** The field with a wish's rank; obtained wishes have none. */
export function rankOf(page: Page, item: string): Locator {
  return page.getByRole('textbox', { name: `Rank of ${item}` })
}

/** The toggle button that marks a wish as obtained. */
export function tickOf(page: Page, item: string): Locator {
  return page.getByRole('button', { name: `Obtained ${item}`, exact: true })
}

/** Removes a wish; on a phone through its menu. */
export async function removeWish(page: Page, item: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return page.getByRole('button', { name: `Remove ${item}` }).click()
  await page.getByRole('button', { name: `More actions for ${item}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}
