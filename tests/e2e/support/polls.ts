import type { Page } from '@playwright/test'

/**
 * Longer than open pages wait before they ask the server for changes, and shorter than a request
 * may take.
 */
const ONE_POLL_MS = 20_000

/**
 * Lets a test pass the time between two polls with `passOnePoll`. Call it before the page is
 * opened.
 */
export async function controlPolls(page: Page): Promise<void> {
  await page.clock.install()
}

/** Passes the time until the page asks the server for changes again. */
export async function passOnePoll(page: Page): Promise<void> {
  await page.clock.fastForward(ONE_POLL_MS)
}
