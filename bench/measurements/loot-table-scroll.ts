import type { Page } from '@playwright/test'
import { withSlowCpu } from '../event-timing'

/** Figures of scrolling the loot table. */
export interface ScrollCosts {
  /** Longest task while scrolling by two rows per frame, in milliseconds. */
  longestWheelTask: number
  /** Longest frame while scrolling from start to end within 60 frames, in milliseconds. */
  longestFrame: number
  /** Number of DOM elements in the table after scrolling. */
  elements: number
}

/**
 * Measures scrolling of the loot table with a throttled CPU: in small steps as with a wheel, then
 * from start to end as with the scroll bar.
 * @param page signed in as an admin
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureLootScroll(page: Page, slowdown: number): Promise<ScrollCosts> {
  await page.goto('/admin/loot')
  await page.getByRole('table', { name: 'Loot' }).waitFor()
  return withSlowCpu(page, slowdown, async () => {
    const longestWheelTask = await page.evaluate(turnWheel)
    return { longestWheelTask, ...(await page.evaluate(dragScrollBar)) }
  })
}

/** Runs in the browser. */
async function turnWheel(): Promise<number> {
  const frame = document.querySelector('table[aria-rowcount]')?.parentElement
  if (!frame) throw new Error('The page has no loot table')
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  for (let step = 0; step < 120; step += 1) {
    frame.scrollBy({ top: 104 })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise((resolve) => requestIdleCallback(resolve))
  observer.disconnect()
  return longest
}

/** Runs in the browser. */
async function dragScrollBar(): Promise<Pick<ScrollCosts, 'longestFrame' | 'elements'>> {
  const table = document.querySelector('table[aria-rowcount], table')
  const frame = table?.parentElement
  if (!table || !frame) throw new Error('The page has no loot table')
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const STEPS = 60
  let longestFrame = 0
  let before = await nextFrame()
  for (let step = 1; step <= STEPS; step += 1) {
    frame.scrollTop = ((frame.scrollHeight - frame.clientHeight) * step) / STEPS
    const now = await nextFrame()
    longestFrame = Math.max(longestFrame, now - before)
    before = now
  }
  return { longestFrame, elements: table.querySelectorAll('*').length }
}
