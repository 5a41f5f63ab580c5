import type { Page } from '@playwright/test'

interface Interaction {
  name: string
  duration: number
}

/** The longest interaction while something is done. */
export async function slowest(page: Page, run: () => Promise<void>): Promise<number> {
  await settle(page)
  await page.evaluate(() => window.interactions.splice(0))
  await run()
  await settle(page)
  const interactions = await page.evaluate(() => window.interactions.splice(0))
  return Math.max(0, ...interactions.map(({ duration }) => duration))
}

/** Until what was started has been painted and the browser has had time to report it. */
export async function settle(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        )
      }),
  )
}

declare global {
  interface Window {
    interactions: Interaction[]
  }
}

/** Has a page collect from its next load on how long each interaction takes. */
export async function watch(page: Page) {
  await page.addInitScript(watchInteractions)
}

/** With the processor of the page so many times slower. */
export async function slowedDown<Result>(
  page: Page,
  slowdown: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await run()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}

/**
 * Runs in the browser: collects every key, press and release with the time until its paint. What is
 * part of no interaction is left out, as in INP: a pointer that the page moves away under has come
 * over something new too, with the time of its last move.
 */
function watchInteractions() {
  window.interactions = []
  // The DOM library does not know the threshold of this kind of entry yet.
  const options = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, duration, interactionId } = entry
      if (interactionId) window.interactions.push({ name, duration })
    }
  }).observe(options)
}
