import type { Browser } from '@playwright/test'
import { openUrl, waitUntil } from './plain-input'
import { openPlainPage, type NetworkEvent, type PlainPage } from './plain-page'

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

/** A slow mobile network, with the figures of Lighthouse. Latency in milliseconds. */
const SLOW_NETWORK = { latency: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 }

interface LoadOptions {
  url: string
  /** Entries of local storage, set before the page loads. */
  storage?: Record<string, string>
  /** Selector of an element that shows that the page has rendered. */
  ready: string
  /** Factor by which the CPU is throttled. */
  slowdown: number
}

/** A page is at rest if nothing was loading for this time. */
const REST_MS = 500

/** Loads a page with an empty cache on a simulated slow phone. */
export async function measureLoad(
  browser: Browser,
  { url, storage = {}, ready, slowdown }: LoadOptions,
): Promise<LoadCost> {
  const page = await openPlainPage(browser, {
    viewport: { width: 412, height: 823 },
    isMobile: true,
    storage,
    scripts: [observePaints],
  })
  try {
    const traffic = await countTraffic(page)
    await slowDown(page, slowdown)
    await openUrl(page, url, ready)
    await waitUntil(traffic.isAtRest, `${url} did not come to rest`)
    const { bytes, requests } = traffic
    return { ...(await page.evaluate(() => window.paints)), bytes, requests }
  } finally {
    await page.close()
  }
}

/** Throttles CPU and network. */
async function slowDown(page: PlainPage, slowdown: number) {
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_NETWORK.latency,
    downloadThroughput: SLOW_NETWORK.bytesPerSecond,
    uploadThroughput: SLOW_NETWORK.bytesPerSecond,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Counts the page's requests from then on, without pictures that the document contains. */
async function countTraffic(page: PlainPage) {
  const loading = new Set<string>()
  let lastChange = Infinity
  const traffic = {
    bytes: 0,
    requests: 0,
    isAtRest: () => loading.size === 0 && performance.now() - lastChange > REST_MS,
  }
  const end = ({ requestId, encodedDataLength = 0 }: NetworkEvent) => {
    if (!loading.delete(requestId)) return
    lastChange = performance.now()
    traffic.bytes += encodedDataLength
    traffic.requests += 1
  }
  page.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request?.url.startsWith('data:')) return
    loading.add(requestId)
    lastChange = performance.now()
  })
  page.on('Network.loadingFinished', end)
  page.on('Network.loadingFailed', end)
  await page.send('Network.enable')
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
