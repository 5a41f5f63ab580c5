import type { Browser } from '@playwright/test'
import { settle } from '../event-timing'
import { centreOf, click, hover, openUrl, untilNothingLoads } from './plain-input'
import { openPlainPage } from './plain-page'

const LINK = 'a[href="/status"]'
/** An element of the next page, which the first page does not have. */
const READY = 'main:not(:has(button))'

/**
 * Returns the milliseconds from a click on the link of the bare stack until the next page is
 * painted. The pointer hovers over the link first, as a user's would, so that code and data are
 * preloaded.
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureBareRoute(browser: Browser, url: string, slowdown: number) {
  const page = await openPlainPage(browser, { viewport: { width: 1440, height: 900 } })
  try {
    await openUrl(page, url, LINK)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const target = await centreOf(page, LINK)
    await hover(page, target)
    await untilNothingLoads(page)
    await settle(page)
    await page.evaluate(timePaint, READY)
    await click(page, target)
    return await page.evaluate(() => window.paintTime)
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    paintTime: Promise<number>
  }
}

/** Runs in the browser: from the next click on, takes the time until an element is painted. */
function timePaint(selector: string) {
  const clicked = new Promise<number>((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => resolve(timeStamp)
    document.addEventListener('click', onClick, { capture: true, once: true })
  })
  window.paintTime = clicked.then(async (clickedAt) => {
    do await new Promise((resolve) => requestAnimationFrame(resolve))
    while (!document.querySelector(selector))
    // The element is painted before the next task runs.
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    return performance.now() - clickedAt
  })
}
