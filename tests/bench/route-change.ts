import type { Page } from '@playwright/test'

interface RouteChange {
  /** URL of the first page. */
  url: string
  /** Selector of the link to click. */
  link: string
  /** Selector of an element that shows that the next page has rendered. */
  ready: string
  slowdown?: number
}

/**
 * Returns the milliseconds from a click on a link until the next page is painted. The pointer hovers
 * over the link first, as a user's would, so that code and data are preloaded.
 */
export async function measureRouteChange(
  page: Page,
  { url, link, ready, slowdown = 4 }: RouteChange,
): Promise<number> {
  await page.goto(url)
  const target = page.locator(link).first()
  await target.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    await target.hover()
    await page.waitForLoadState('networkidle')
    const painted = page.evaluate(untilPainted, ready)
    await target.click()
    return await painted
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}

/** Runs in the browser: returns the time from the next click to the paint of a matching element. */
function untilPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () => {
          if (!document.querySelector(selector)) requestAnimationFrame(check)
          // The element is painted before the next task runs.
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(check)
      },
      { capture: true, once: true },
    )
  })
}
