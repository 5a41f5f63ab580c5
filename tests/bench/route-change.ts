import type { Page } from '@playwright/test'

interface RouteChange {
  /** The address to start at. */
  url: string
  /** The link to click. */
  link: string
  /** What shows that the next page is there. */
  ready: string
  slowdown?: number
}

/**
 * Milliseconds from the click on a link until the next page is painted. The pointer rests on the
 * link first, as a person's does, so that code and data are preloaded.
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

/** Runs in the browser: from the next click to the paint of what the selector names. */
function untilPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(selector)) requestAnimationFrame(look)
          // The frame that shows it ends when the next task begins.
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
