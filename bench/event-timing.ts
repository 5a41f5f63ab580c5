import type { Page } from '@playwright/test'

/** A page in which functions can be evaluated. */
export interface Evaluator {
  evaluate: <Result>(run: () => Result | Promise<Result>) => Promise<Result>
}

interface Interaction {
  name: string
  duration: number
}

/** Returns the longest interaction during `run`, in milliseconds. 0 if there was none. */
export async function slowestInteraction(
  page: Evaluator,
  run: () => Promise<unknown>,
): Promise<number> {
  await settle(page)
  await page.evaluate(() => window.interactions.splice(0))
  await run()
  await settle(page)
  const interactions = await page.evaluate(() => window.interactions.splice(0))
  return Math.max(0, ...interactions.map(({ duration }) => duration))
}

/** Waits until the browser has painted and is idle, so that it has reported all interactions. */
export async function settle(page: Evaluator) {
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

/** Records the duration of each interaction, starting with the next page load. */
export async function recordInteractions(page: Page) {
  await page.addInitScript(observeInteractions)
}

/** Runs a function while the CPU is throttled by a factor. */
export async function withSlowCpu<Result>(
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
 * Runs in the browser: records the time from each key, press and release to the next paint. As in
 * INP, events without an interaction id are ignored, e.g. a pointerover that is caused by content
 * moving under the pointer.
 */
function observeInteractions() {
  window.interactions = []
  // TypeScript's DOM types do not include durationThreshold yet.
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
