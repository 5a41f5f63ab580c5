import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getWishlist } from '@/contract/wishlist'
import { ROOT } from '../../../scripts/project'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { storedAnswers, untilWorkerIsActive } from '../support/service-worker'
import { signIn } from '../support/sign-in'
import { tickOf, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

test.use({ serviceWorkers: 'allow' })

test('installable: the browser finds no reason not to install the app', async ({
  page,
  getPerson,
}) => {
  await enterAs(page, await getPerson('Raider#3000'))
  const answer = await page.goto('/')
  await untilWorkerIsActive(page)
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  // What Chrome requires; chromium-headless-shell does not check it and never has a reason.
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({
    name: 'Guildr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: expect.arrayContaining(
      ['192x192', '512x512'].map((sizes) => ({
        src: expect.stringMatching(/^\/.+\.png$/),
        sizes,
        type: 'image/png',
      })),
    ),
  })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Tests run in a private window.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])

  await test.step('the Content-Security-Policy is that of a page without a service worker', async () => {
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/worker-src|manifest-src|script-src|unsafe-eval/)
    // Also for the stored document.
    await page.reload()
    const headers = await page.evaluate(async () => {
      const stored = await caches.match('/')
      return stored?.headers.get('Content-Security-Policy')
    })
    expect(headers).toBe(policy)
  })
})

test('installable: the colours of the manifest are those of the theme', async ({ page }) => {
  const manifest = await page.request.get('/app.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { background_color: ground, icons } = (await manifest.json()) as {
    background_color: string
    icons: { src: string; sizes: string }[]
  } // scripts/vite/name-app.ts
  expect(readFileSync(join(ROOT, 'src/styles/theme.css'), 'utf8')).toContain(
    `--color-ground: ${ground};`,
  )
  await page.goto('/login')
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})

test.describe('without a connection', () => {
  test.use({
    freshServer: true,
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/,
  })

  test('offline: Home and a list open after a reload, and a tick is sent when the connection is back', async ({
    page,
    context,
    getPerson,
  }) => {
    const raider = await getPerson('Raider#3000')
    const wishlistId = await raider.wishlistId('Frostelle', LIST)
    await enterAs(page, raider)
    await page.goto('/')
    await page.getByRole('link', { name: `Open ${LIST}` }).click()
    await expect(wishRows(page)).toHaveCount(7)
    await untilWorkerIsActive(page)
    await expect.poll(() => storedAnswers(page)).toContainEqual(expect.stringContaining(wishlistId))

    await context.setOffline(true)
    await page.reload()
    await expect(wishRows(page)).toHaveCount(7)
    await expect(page.getByText(/^Offline\. Last updated /)).toBeVisible()
    const [item = ''] = await page
      .getByRole('button', { name: /^Obtained /, pressed: false })
      .evaluateAll((ticks) => ticks.map((tick) => tick.ariaLabel?.replace('Obtained ', '') ?? ''))
    await tickOf(page, item).click()
    await expect(page.getByText(/^Offline: 1 change is kept .+ Last updated /)).toBeVisible()
    await page.reload()
    await expect(tickOf(page, item)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Guildr' }).click()
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await expect(page.getByText(/^Offline: 1 change/)).toBeVisible()

    await context.setOffline(false)
    await expect
      .poll(async () => {
        const { items } = await raider.read(getWishlist, { wishlistId })
        return items.find(({ lootItem }) => lootItem.name === item)?.isObtained
      })
      .toBe(true)
    await expect(page.getByText(/Last updated/)).toHaveCount(0)
  })

  test('offline: a server that is down is like no connection', async ({
    page,
    server,
    getPerson,
  }) => {
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await untilWorkerIsActive(page)
    await server.stop()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await expect(page.getByText(/^The server cannot be reached\. Last updated /)).toBeVisible()
    await server.start()
  })

  test('sign-out: nothing that was stored is left, and nothing opens without a connection', async ({
    page,
    context,
  }) => {
    await signIn(page, 'Raider#3000')
    await expect(page.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    await untilWorkerIsActive(page)
    await expect.poll(() => storedAnswers(page)).not.toEqual([])
    await page.getByRole('button', { name: 'Raider#3000 account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => storedAnswers(page)).toEqual([])

    await context.setOffline(true)
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guildr')
    await expect(page.getByText(/Frostelle|Raider#3000/)).toHaveCount(0)

    // The worker leaves the pages of the sign-in to the network.
    await context.setOffline(false)
    await signIn(page, 'Newcomer#2000')
    await expect(page).toHaveURL('/onboarding')
  })
})
