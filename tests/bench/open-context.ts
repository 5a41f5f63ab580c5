import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** A browser context in which functions of this source can run as tsx has compiled them. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(60_000)
  // esbuild names functions through a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}
