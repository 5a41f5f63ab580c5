import type { Page } from '@playwright/test'

/** Waits until the service worker has stored the app and answers the requests of this page. */
export async function untilWorkerIsActive(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The URLs of the answers that the browser has stored for reading without a connection. */
export function storedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('guildr-answers-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
}
