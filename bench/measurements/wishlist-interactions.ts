import type { Locator, Page } from '@playwright/test'
import { centreOf } from '../centre-of'
import { recordInteractions, settle, slowestInteraction, withSlowCpu } from '../event-timing'

/** The slowest interaction of each kind, in milliseconds until the next paint. */
export interface WishlistTimes {
  /** Typing a letter into the picker's search. */
  search: number
  /** Moving a wish: by typing its rank, with the keyboard, by dragging. */
  reorder: number
  /** Ticking a wish as obtained. */
  tick: number
}

/**
 * Measures a wishlist page with a throttled CPU. It changes the list and does not restore it. The
 * times are from the browser's Event Timing API: from the event to the next paint, rounded to 8 ms.
 * @param page signed in as the owner of the list
 * @param url URL of a list with at least 20 wishes
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureWishlist(
  page: Page,
  url: string,
  slowdown: number,
): Promise<WishlistTimes> {
  await recordInteractions(page)
  await page.goto(url)
  const rows = page.getByRole('tabpanel').getByRole('textbox', { name: /^Rank of / })
  await rows.first().waitFor()
  return withSlowCpu(page, slowdown, async () => ({
    search: await slowestInteraction(page, () => typeSearch(page)),
    reorder: await slowestInteraction(page, () => reorder(page, rows)),
    tick: await slowestTick(page),
  }))
}

async function typeSearch(page: Page) {
  const search = page.getByRole('searchbox', { name: /^Search all items/ })
  await search.click()
  // 80 ms per key is fast typing: the next letter does not wait for the results of the last one.
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
  const [x, y] = await centreOf(handles.nth(2))
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x, y + step * 20)
  await page.mouse.up()
  await settle(page)
}

async function slowestTick(page: Page): Promise<number> {
  const ticks = page.getByRole('button', { name: /^Obtained / })
  const durations: number[] = []
  for (const index of [0, 5, 10]) {
    await ticks.nth(index).scrollIntoViewIfNeeded()
    const target = await centreOf(ticks.nth(index))
    durations.push(await slowestInteraction(page, () => page.mouse.click(...target)))
  }
  return Math.max(...durations)
}
