import type { Page } from '@playwright/test'
import { Deployment } from '../support/deployment'
import { expect, test as base } from '../support/fixtures'
import { openPage } from '../support/open-page'
import { everyPage, type AppPage } from '../support/pages'
import { enterAs, type Person } from '../support/person'
import { ServerProcess } from '../support/server-process'
import { untilWorkerIsActive } from '../support/service-worker'
import type { SandboxAccount } from '../support/sign-in'

const test = base.extend<{ deployment: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it.
  deployment: async ({}, provide) => {
    const deployment = new Deployment()
    await provide(deployment)
    deployment.remove()
  },
  server: async ({ deployment }, provide) => {
    const server = await ServerProcess.createSeeded(undefined, undefined, deployment.folder)
    await server.start()
    await provide(server)
    await server.remove()
  },
})

test.use({ serviceWorkers: 'allow' })

const OFFER = 'New version available'
/** After this time without an answer, the worker opens the stored page. */
const WORKER_WAIT_MS = 3000

for (const visitor of ['Raider#3000', 'Admin#1000'] as const) {
  test(`new version: an old tab of ${visitor} still opens every page, and a reload opens the new version`, async ({
    page,
    deployment,
    getPerson,
  }) => {
    test.slow()
    const pages = await pagesOf(visitor, await getPerson('Raider#3000'))
    const missing = watchMissing(page)
    await enterAs(page, await getPerson(visitor))
    await page.goto('/')
    await untilWorkerIsActive(page)
    const oldEntry = await entryOf(page)

    deployment.deployNewVersion()
    await checkForUpdate(page)
    await expect(page.getByText(OFFER)).toBeVisible()
    for (const { path, heading, hasContent, name } of pages) {
      await test.step(`old version: ${name}`, async () => {
        await followLink(page, path)
        await expect(
          page.getByRole('heading', { level: 1, name: heading, exact: true }),
        ).toBeVisible()
        await hasContent?.(page)
      })
    }
    expect(missing()).toEqual([])
    expect(await entryOf(page)).toBe(oldEntry)

    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect.poll(() => entryOf(page).catch(() => oldEntry)).not.toBe(oldEntry)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectCurrent(page, deployment)
    await expect(page.getByText(OFFER)).toHaveCount(0)
  })
}

// The worker answers every page with the same document; the test above opens the files of every
// page.
test('new version: every page that a raider opens after the deployment is the new one', async ({
  page,
  deployment,
  getPerson,
}) => {
  test.slow()
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  for (const appPage of await pagesOf('Raider#3000', raider)) {
    await test.step(appPage.name, async () => {
      await openPage(page, appPage)
      await untilWorkerIsActive(page)
      const url = page.url()
      // Closed during the deployment: the worker may not have stored what an open page loads when
      // it is at rest.
      await page.goto('about:blank')
      deployment.deployNewVersion()
      await openInTime(page, url)
      await appPage.hasContent?.(page)
      await expect(
        page.getByRole('heading', { level: 1, name: appPage.heading, exact: true }),
      ).toBeVisible()
      await expectCurrent(page, deployment)
    })
  }
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('new version: without a connection, the version that was stored last opens', async ({
    page,
    context,
    deployment,
    getPerson,
  }) => {
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/')
    await untilWorkerIsActive(page)
    deployment.deployNewVersion()
    await checkForUpdate(page)
    await expect(page.getByText(OFFER)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await expectCurrent(page, deployment)
  })
})

async function pagesOf(visitor: SandboxAccount, raider: Person): Promise<AppPage[]> {
  const pages = await everyPage(raider)
  return pages.filter((page) => page.visitor === visitor && page.path !== '/login')
}

/**
 * Opens a page as a link does, without loading the document. The router reads the index of the
 * entry.
 */
async function followLink(page: Page, path: string) {
  await page.evaluate((url) => {
    const { __TSR_index: index } = history.state as { __TSR_index: number }
    history.pushState({ ...history.state, __TSR_index: index + 1, __TSR_key: url }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Opens a page; again if the server was so slow that the worker has opened the stored one. */
async function openInTime(page: Page, url: string) {
  let answeredAt: number
  do {
    await page.goto(url)
    answeredAt = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return (navigation as PerformanceNavigationTiming).responseStart
    })
  } while (answeredAt >= WORKER_WAIT_MS)
}

/** Looks for a new version, as the browser and the app do from time to time. */
async function checkForUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
}

/** The script that has started the app of this tab. */
function entryOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src') ?? null)
}

/** Expects that this tab has loaded files of the deployed version only. */
async function expectCurrent(page: Page, deployment: Deployment) {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  expect(files).not.toEqual([])
  expect(files.filter((file) => !deployment.isCurrent(file))).toEqual([])
}

/** Collects the URLs of missing files. */
function watchMissing(page: Page) {
  const urls: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) urls.push(response.url())
  })
  return () => urls
}
