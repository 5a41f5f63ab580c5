import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectMoreContrast,
  expectAccessibleWhileLoading,
  expectPartAccessible,
  showWholePage,
} from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { PHONE_TOO } from '../support/tags'
import { openPage } from '../support/open-page'
import { everyPage, type AppPage } from '../support/pages'
import { enterAs } from '../support/person'
import type { SandboxAccount } from '../support/sign-in'
import { toasts } from '../support/toasts'

type Screen = 'desktop' | 'phone'
/**
 * The visitors, and the screens on which their pages have selects: on a phone, players choose in
 * sheets instead.
 */
const VISITORS: { visitor: SandboxAccount | null; selectsOn: Screen[] }[] = [
  { visitor: null, selectsOn: [] },
  { visitor: 'Newcomer#2000', selectsOn: [] },
  { visitor: 'Raider#3000', selectsOn: ['desktop'] },
  { visitor: 'Empty#4000', selectsOn: [] },
  { visitor: 'Admin#1000', selectsOn: ['desktop', 'phone'] },
]

/** The pages that are checked with forced colours and more contrast too. */
const MAIN_PAGES = new Set(['Home', 'Wishlist by priority', 'Guild board', 'Admin: Loot'])

for (const { visitor, selectsOn } of VISITORS) {
  test(
    `accessibility: pages of ${visitor ?? 'a signed-out visitor'}, with closed and open selects`,
    { tag: PHONE_TOO },
    async ({ page, getPerson, isMobile }) => {
      test.slow()
      const pages = await everyPage(await getPerson('Raider#3000'))
      if (visitor) await enterAs(page, await getPerson(visitor))
      let selectCount = 0
      const own = pages.filter((candidate) => candidate.visitor === visitor && !isLong(candidate))
      for (const appPage of own) {
        const hasSelect = await test.step(appPage.name, () => checkPage(page, appPage))
        if (hasSelect) selectCount += 1
      }
      expect(selectCount > 0).toBe(selectsOn.includes(isMobile ? 'phone' : 'desktop'))
    },
  )
}

/**
 * The page of all components, for which axe needs almost as long as for all other pages. At phone
 * size, the components are checked on the pages that use them.
 */
test('accessibility: the page of all components, with closed selects and an open one', async ({
  page,
  getPerson,
}) => {
  test.slow()
  const raider = await getPerson('Raider#3000')
  const components = (await everyPage(raider)).find(isLong)
  if (!components) throw new Error('The page of all components is missing')
  await enterAs(page, raider)
  expect(await checkPage(page, components)).toBe(true)
})

/** Whether axe needs so long for a page that the page has a test of its own. */
function isLong({ path }: AppPage): boolean {
  return path === '/components'
}

/**
 * Checks a page, and then the list of its first select; selects differ in their options only. Whole
 * pages with an open select are checked in the Create Wishlist dialog.
 * @returns whether the page has a select
 */
async function checkPage(page: Page, appPage: AppPage): Promise<boolean> {
  await openPage(page, appPage)
  await showWholePage(page)
  await expectAccessible(page)
  if (MAIN_PAGES.has(appPage.name)) {
    await expectAccessibleInForcedColors(page)
    await expectMoreContrast(page)
  }
  return checkFirstSelect(page)
}

/** Checks the list of the page's first select; returns whether there is one. */
async function checkFirstSelect(page: Page): Promise<boolean> {
  const select = page.getByRole('main').getByRole('combobox').and(page.locator('button:enabled'))
  if ((await select.count()) === 0) return false
  await select.first().click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectPartAccessible(page, '[role="listbox"]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(select.first()).toBeFocused()
  return true
}

for (const visitor of ['Raider#3000', 'Admin#1000'] as const) {
  test(
    `accessibility: pages of ${visitor} while they load`,
    { tag: PHONE_TOO },
    async ({ page, getPerson }) => {
      test.slow()
      let count = 0
      const pages = await everyPage(await getPerson('Raider#3000'))
      await enterAs(page, await getPerson(visitor))
      // Only the session is answered; all other requests stay pending.
      const pending = /\/api\/(?!status|me)/
      await page.route(pending, () => undefined)
      // Pauses the clock until the page requests data, so that its own loading state is shown, not
      // the app's.
      await page.clock.install()
      for (const appPage of pages) {
        if (appPage.visitor !== visitor || !appPage.hasContent) continue
        await test.step(appPage.name, async () => {
          await page.clock.pauseAt(Date.now() + 1000)
          const isRequested = page.waitForRequest(pending)
          await page.goto(appPage.path)
          await isRequested
          await page.clock.resume()
          await expectAccessibleWhileLoading(page)
        })
        count += 1
      }
      expect(count).toBeGreaterThan(3)
    },
  )
}

test('accessibility: the account chooser of the sandbox', { tag: PHONE_TOO }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await page.getByRole('button', { name: 'Raider#3000' }).waitFor()
  await expectAccessible(page)
})

test.describe('accessibility: onboarding', () => {
  test.use({ freshServer: true, allowedErrors: /status of (404|502)/ })

  test(
    'import progress, guild step and the first visit of Home',
    { tag: PHONE_TOO },
    async ({ page, getPerson }) => {
      await enterAs(page, await getPerson('Newcomer#2000'))
      await page.goto('/onboarding')
      await page.getByRole('checkbox', { name: 'Zûlkani' }).check()
      await page.getByRole('checkbox', { name: 'Selhane' }).check()
      await page.getByRole('button', { name: 'Import 2 characters' }).click()
      await expect(page.getByText('1 imported, 1 failed')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Connect guild Crimson Harvest' }).click()
      const guild = page.getByRole('listitem').filter({ hasText: 'Crimson Harvest' })
      await expect(guild.getByText('Member', { exact: true })).toBeVisible()
      await expect(toasts(page)).toHaveCount(1)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Go to Home' }).click()
      await expect(page.getByRole('heading', { name: 'No main wishlist this tier' })).toBeVisible()
      await expectAccessible(page)
    },
  )
})
