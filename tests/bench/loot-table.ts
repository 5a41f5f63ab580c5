import type { Page } from '@playwright/test'
import { slowedDown } from './interactions'

/** What it costs to scroll through all loot. */
export interface ScrollCosts {
  /** The longest task while the wheel is turned, two rows a frame, in milliseconds. */
  longestWheelTask: number
  /** The longest frame while the scroll bar is dragged from end to end in sixty frames. */
  longestFrame: number
  /** Elements of the table at its end. */
  elements: number
}

/**
 * Scrolls through the loot table, the browser slowed down: at first by the wheel, then all the way.
 * @param page a page of an admin
 */
export async function measureLootScroll(
  page: Page,
  { slowdown = 4 }: { slowdown?: number } = {},
): Promise<ScrollCosts> {
  await page.goto('/admin/loot')
  await page.getByRole('table', { name: 'Loot' }).waitFor()
  return slowedDown(page, slowdown, async () => {
    const longestWheelTask = await page.evaluate(turnWheel)
    return { longestWheelTask, ...(await page.evaluate(dragScrollBar)) }
  })
}

/** Runs in the browser. */
async function turnWheel(): Promise<number> {
  const frame = document.querySelector('table[aria-rowcount]')?.parentElement
  if (!frame) throw new Error('There is no table')
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
  if (!table || !frame) throw new Error('There is no table')
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what is outside is not in the browser
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
