import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** Opens a browser context in which functions compiled by tsx can be evaluated. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(60_000)
  // tsx wraps named functions in a helper, `__name`, that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}
