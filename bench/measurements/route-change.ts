import type { Browser } from '@playwright/test'
import { settle } from '../event-timing'
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
  /** Factor by which the CPU is throttled. */
  slowdown: number
}

/**
 * Returns the milliseconds from a click on a link until each of the elements is painted. The
 * pointer hovers over the link first, as a user's would, so that code and data are preloaded.
 */
async function measureRouteChange(
  browser: Browser,
  { url, storage, link, ready, slowdown }: RouteChange,
): Promise<number[]> {
  const page = await openPlainPage(browser, { viewport: { width: 1440, height: 900 }, storage })
  try {
    await openUrl(page, url, link)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const target = await centreOf(page, link)
    await hover(page, target)
    await untilNothingLoads(page)
    await settle(page)
    await page.evaluate(timePaints, ready)
    await click(page, target)
    return await page.evaluate(() => window.paintTimes)
  } finally {
    await page.close()
  }
}

/** The route change of the bare stack, in milliseconds. */
export async function measureBareRoute(browser: Browser, url: string, slowdown: number) {
  const link = 'a[href="/status"]'
  const ready = ['main:not(:has(button))']
  const [time = NaN] = await measureRouteChange(browser, { url, link, ready, slowdown })
  return time
}

/**
 * The route change from Home to a wishlist: the milliseconds until its head and until the tabs of
 * the list are painted.
 */
export async function measureAppRoute(
  browser: Browser,
  options: Pick<RouteChange, 'url' | 'storage' | 'slowdown'>,
) {
  const link = 'main a[href^="/wishlists/"]'
  const ready = ['nav[aria-label="Breadcrumb"]', '[role="tablist"]']
  const [head = NaN, tabs = NaN] = await measureRouteChange(browser, { ...options, link, ready })
  return { head, tabs }
}

declare global {
  interface Window {
    paintTimes: Promise<number[]>
  }
}

/**
 * Runs in the browser: from the next click on, takes the times until matching elements are painted.
 */
function timePaints(selectors: readonly string[]) {
  const clicked = new Promise<number>((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => resolve(timeStamp)
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
  window.paintTimes = clicked.then((clickedAt) =>
    Promise.all(
      selectors.map(async (selector) => {
        do await new Promise((resolve) => requestAnimationFrame(resolve))
        while (!document.querySelector(selector))
        // The element is painted before the next task runs.
        await new Promise((resolve) => {
          setTimeout(resolve)
        })
        return performance.now() - clickedAt
      }),
    ),
  )
}
