import { settle, type Evaluator } from './event-timing'

declare global {
  interface Window {
    longTasks: number[]
    layoutShift: number
  }
}

/** The tasks and layout shifts of the page during a measurement. */
export interface TaskCosts {
  /** Longest task of the main thread in milliseconds; 0 if none took more than 50 ms. */
  longest: number
  /** Sum of the layout shifts without an input right before them. */
  shift: number
}

/** Runs a function, waits until the page changes no more, and returns what that took. */
export async function tasksDuring(
  page: Evaluator,
  run: () => Promise<unknown>,
): Promise<TaskCosts> {
  await settle(page)
  await page.evaluate(() => {
    window.longTasks = []
    window.layoutShift = 0
  })
  await run()
  await untilUnchanged(page)
  return page.evaluate(() => ({
    longest: Math.max(0, ...window.longTasks),
    shift: window.layoutShift,
  }))
}

/** Runs in the browser: waits for an element without any search that takes long. */
export async function untilShown(selector: string) {
  while (!document.querySelector(selector)) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/**
 * Waits until the page, which may render in several steps, has the same elements in two idle
 * periods.
 */
async function untilUnchanged(page: Evaluator) {
  const count = async () => {
    await settle(page)
    return page.evaluate(() => document.body.getElementsByTagName('*').length)
  }
  for (let before = -1, now = await count(); before !== now; [before, now] = [now, await count()]);
}

/** Runs in the browser. */
export function observeTasks() {
  window.longTasks = []
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's DOM types do not include layout shifts.
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) window.layoutShift += value
    }
  }).observe({ type: 'layout-shift' })
}
