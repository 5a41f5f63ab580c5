import { expect, type Locator, type Page } from '@playwright/test'

/** The wishes of the wishlist in the shown order. */
export function wishRows(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem')
}

/** The field with a wish's rank: in its row, on a phone in its sheet. Obtained wishes have none. */
export function rankOf(page: Page, item: string): Locator {
  return page.getByRole('textbox', { name: `Rank of ${item}` })
}

/** The toggle button that marks a wish as obtained. */
export function tickOf(page: Page, item: string): Locator {
  return page.getByRole('button', { name: `Obtained ${item}`, exact: true })
}

/** Expects the rank that a wish's row shows; null if it shows none. */
export async function expectRank(page: Page, item: string, rank: number | null): Promise<void> {
  if (!hasPhoneWidth(page)) {
    const field = rankOf(page, item)
    await (rank === null ? expect(field).toHaveCount(0) : expect(field).toHaveValue(String(rank)))
    return
  }
  const row = wishRows(page).filter({ has: detailsOf(page, item) })
  const text = row.getByText(rank === null ? /^Rank / : `Rank ${rank}`, { exact: true })
  await expect(text).toHaveCount(rank === null ? 0 : 1)
}

/** Moves a wish by typing its rank. */
export async function typeRank(page: Page, item: string, rank: number): Promise<void> {
  const isPhone = hasPhoneWidth(page)
  if (isPhone) await detailsOf(page, item).click()
  await rankOf(page, item).fill(String(rank))
  await rankOf(page, item).press('Enter')
  if (isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** The area of a row that opens the wish's sheet on a phone. */
function detailsOf(page: Page, item: string): Locator {
  return page.getByRole('button', { name: `Details of ${item}`, exact: true })
}

function hasPhoneWidth(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 640
}

/** Removes a wish; on a phone through its sheet. */
export async function removeWish(page: Page, item: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return page.getByRole('button', { name: `Remove ${item}` }).click()
  await detailsOf(page, item).click()
  await page.getByRole('button', { name: 'Remove from the list' }).click()
}
