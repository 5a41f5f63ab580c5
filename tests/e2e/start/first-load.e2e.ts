import type { Page } from '@playwright/test'
import { BIG_LIST } from '../../support/big-list'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_ONLY } from '../support/tags'
import { wishRows } from '../support/wishes'

test.use({ hasBigList: true })

/** Budgets of a first load with an empty cache; 1 kB is 1,000 bytes (docs/performance.md). */
const HOME_MAX = { requests: 30, bytes: 260_000 }
const WISHLIST_MAX = { requests: 30, bytes: 345_000 }

/**
 * Parts not shown yet are loaded after a pause of this length (src/lib/load-later.tsx), or of
 * little more.
 */
const REST_SECONDS = 2.9

interface Sent {
  path: string
  /** In seconds. */
  at: number
  bytes: number
}

/** Records what the page loads from now on, without what the document contains. */
async function recordRequests(page: Page): Promise<ReadonlyMap<string, Sent>> {
  const requests = new Map<string, Sent>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp: at }) => {
    if (url.startsWith('data:')) return
    requests.set(requestId, { path: new URL(url).pathname, at, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const sent = requests.get(requestId)
    if (sent) sent.bytes = bytes
  })
  await session.send('Network.enable')
  return requests
}

/** The requests until the page is at rest, once the first one after it was sent. */
async function requestsUntilRest(requests: ReadonlyMap<string, Sent>): Promise<Sent[]> {
  const findRest = () =>
    [...requests.values()].findIndex(
      ({ at }, index, sent) => at - (sent[index - 1]?.at ?? at) > REST_SECONDS,
    )
  await expect.poll(findRest).toBeGreaterThan(0)
  return [...requests.values()].slice(0, findRest())
}

const isLoot = ({ path }: Sent) => path.endsWith('/loot')

function expectWithin(sent: readonly Sent[], max: { requests: number; bytes: number }) {
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0)
  expect(sent.length, sent.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(max.requests)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(max.bytes)
}

test('first load: Home', { tag: PHONE_ONLY }, async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  const requests = await recordRequests(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
  expectWithin(await requestsUntilRest(requests), HOME_MAX)
})

test(
  'first load: a wishlist of 300; the loot of the raid follows when the page is at rest',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    const wishlistId = await raider.wishlistId('Frostelle', BIG_LIST)
    await enterAs(page, raider)
    const requests = await recordRequests(page)
    await page.goto(`/wishlists/${wishlistId}`)
    await expect(wishRows(page).first()).toBeVisible()
    const before = await requestsUntilRest(requests)
    expectWithin(before, WISHLIST_MAX)
    expect(before.filter(isLoot)).toEqual([])
    await expect.poll(() => [...requests.values()].some(isLoot)).toBe(true)
  },
)
