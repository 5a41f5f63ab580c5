import type { Locator, Page } from '@playwright/test'
import { settle, slowedDown, slowest, watch } from './interactions'

/** How long what a person does takes until the screen shows it, in milliseconds; the slowest of each. */
export interface WishlistTimes {
  /** A letter typed into the search of the picker. */
  search: number
  /** A wish taken from one end of the list to the other: by typing its rank, by key, by drag. */
  reorder: number
  /** A wish ticked as obtained. */
  tick: number
}

/**
 * Measures the page of a wishlist on a wide screen, the browser slowed down. It changes the list and
 * leaves it changed. Milliseconds are those of the browser's own event timing: from the event to the
 * next paint, rounded up to 8.
 * @param page somebody's page who is signed in and whose list it is
 * @param url the list, with at least 20 wishes
 * @param slowdown how many times slower the processor is made
 */
export async function measureWishlist(
  page: Page,
  url: string,
  { slowdown = 4 }: { slowdown?: number } = {},
): Promise<WishlistTimes> {
  await watch(page)
  await page.goto(url)
  const rows = page.getByRole('tabpanel').getByRole('textbox', { name: /^Rank of / })
  await rows.first().waitFor()
  return slowedDown(page, slowdown, async () => ({
    search: await slowest(page, () => typeSearch(page)),
    reorder: await slowest(page, () => reorder(page, rows)),
    tick: await slowest(page, () => tick(page)),
  }))
}

async function typeSearch(page: Page) {
  const search = page.getByRole('searchbox')
  await search.click()
  // As fast as somebody who types fast: the next letter does not wait for the results of the last.
  await page.keyboard.type("warden's ring", { delay: 80 })
  await settle(page)
  for (let count = 0; count < 13; count += 1) {
    await page.keyboard.press('Backspace')
    await settle(page)
  }
}

async function reorder(page: Page, ranks: Locator) {
  await ranks.nth(1).fill('250')
  await page.keyboard.press('Enter')
  await settle(page)
  const handles = page.getByRole('button', { name: /^Move / })
  await handles.nth(3).focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Home']) {
    await page.keyboard.press(key)
    await settle(page)
  }
  await handles.nth(2).scrollIntoViewIfNeeded()
  const box = await handles.nth(2).boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x, y + step * 20)
  await page.mouse.up()
  await settle(page)
}

async function tick(page: Page) {
  const ticks = page.getByRole('button', { name: /^Obtained / })
  for (const index of [0, 5, 10]) {
    await ticks.nth(index).click()
    await settle(page)
  }
}
