import type { Browser } from '@playwright/test'
import { settle } from './event-timing'
import { centreOf, click, hover, openUrl, untilNothingLoads } from './plain-input'
import { openPlainPage } from './plain-page'

interface RouteChange {
  /** URL of the first page. */
  url: string
  /** Entries of local storage. */
  storage?: Record<string, string>
  /** Selector of the link to click. */
  link: string
  /** Selectors of elements of the next page, which the first page does not have. */
  ready: readonly string[]
  slowdown?: number
}

/**
 * Returns the milliseconds from a click on a link until each of the elements is painted. The pointer hovers
 * over the link first, as a user's would, so that code and data are preloaded.
 */
export async function measureRouteChange(
  browser: Browser,
  { url, storage, link, ready, slowdown = 4 }: RouteChange,
): Promise<number[]> {
  const page = await openPlainPage(browser, { viewport: { width: 1440, height: 900 }, storage })
  try {
    await openUrl(page, url, link)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const target = await centreOf(page, link)
    await hover(page, target)
    await untilNothingLoads(page)
    await settle(page)
    const painted = page.evaluate(untilPainted, ready)
    await click(page, target)
    return await painted
  } finally {
    await page.close()
  }
}

/** Runs in the browser: returns the times from the next click to the paint of matching elements. */
async function untilPainted(selectors: readonly string[]): Promise<number[]> {
  const clickedAt = await new Promise<number>((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => resolve(timeStamp)
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
  return Promise.all(
    selectors.map(async (selector) => {
      do await new Promise((resolve) => requestAnimationFrame(resolve))
      while (!document.querySelector(selector))
      // The element is painted before the next task runs.
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
      return performance.now() - clickedAt
    }),
  )
}
