import type { Browser, Page } from '@playwright/test'
import { openContext } from './open-context'

/** Figures of a page load: times in milliseconds since the navigation, sizes in bytes. */
export interface LoadCost {
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time: the sum of the time beyond 50 ms of all long tasks. */
  tbt: number
  bytes: number
  requests: number
}

/** A mid-range phone on a slow mobile network, with the figures of Lighthouse. */
const SLOW_PHONE = { slowdown: 4, latency: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 }

interface LoadOptions {
  url: string
  /** Entries of local storage, set before the page loads. */
  storage?: Record<string, string>
  /** Selector of an element that shows that the page has rendered. */
  ready: string
}

/** Loads a page with an empty cache on a simulated slow phone. */
export async function measureLoad(
  browser: Browser,
  { url, storage = {}, ready }: LoadOptions,
): Promise<LoadCost> {
  const context = await openContext(browser, {
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    await context.addInitScript(observePaints)
    const page = await context.newPage()
    const traffic = await countTraffic(page)
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.waitForLoadState('networkidle')
    const paints = await page.evaluate(() => window.paints)
    return { ...paints, ...traffic }
  } finally {
    await context.close()
  }
}

/** Throttles CPU and network, and counts the page's requests from then on, without pictures that the document contains. */
async function countTraffic(page: Page) {
  const traffic = { bytes: 0, requests: 0 }
  const session = await page.context().newCDPSession(page)
  const inlined = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inlined.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (inlined.has(requestId)) return
    traffic.bytes += encodedDataLength
    traffic.requests += 1
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latency,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.slowdown })
  return traffic
}

declare global {
  interface Window {
    paints: Pick<LoadCost, 'fcp' | 'lcp' | 'tbt'>
  }
}

/** Runs in the browser before the page; cannot use anything outside this function. */
function observePaints() {
  const paints = { fcp: 0, lcp: 0, tbt: 0 }
  window.paints = paints
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') paints.fcp = startTime
      if (entryType === 'largest-contentful-paint') paints.lcp = startTime
      if (entryType === 'longtask') paints.tbt += Math.max(0, duration - 50)
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask']) {
    observer.observe({ type, buffered: true })
  }
}
