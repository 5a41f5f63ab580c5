import type { Page } from '@playwright/test'
import type { GearItem } from '@/game/gear/simc-text'
import { simpleSimc, toSimcText } from '../../support/simc-texts'
import { HOOD as SIMULATED_HOOD } from '../../support/sim-items'
import { simpleModel, toDroptimizerJson } from '../../support/sim-reports'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectMoreContrast,
  expectAccessibleWhileLoading,
  expectPartAccessible,
  showWholePage,
} from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { openPage } from '../support/open-page'
import { everyPage, type AppPage } from '../support/pages'
import { enterAs } from '../support/person'
import { openPicker } from '../support/picker'
import type { SandboxAccount } from '../support/sign-in'
import { toasts } from '../support/toasts'
import { removeWish, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

const WORN_HOOD: GearItem = {
  itemId: 268_242,
  name: "Errant Scrollsage's Hood",
  place: 'HEAD',
  itemLevel: 321,
  bonusIds: [6652, 12_846],
  isWorn: true,
}

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

test.describe('accessibility: overlays of the wishlist page', () => {
  test.beforeEach(async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.wishlistPath('Frostelle', LIST))
    await expect(wishRows(page)).toHaveCount(7)
  })

  test('menus and their dialogs', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    await showWholePage(page)
    const menu = page.getByRole('button', { name: `More actions for ${LIST}` })
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: `Delete ${LIST}?` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await expect(page.getByRole('textbox', { name: 'Wishlist Name' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByRole('dialog', { name: `Duplicate ${LIST}` })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // On phones, the bar of the list takes the place of the one with the account menu.
    if (isMobile) {
      await page.getByRole('link', { name: 'Profile' }).click()
      // A menu that is opened before the page is shown would be closed by it.
      await page.waitForURL('/profile')
    }
    await page.getByRole('button', { name: 'Raider#3000 account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the picker sheet on a phone', { tag: PHONE_ONLY }, async ({ page }) => {
    await openPicker(page, true)
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('imports of a simulation and of gear', { tag: PHONE_TOO }, async ({ page }) => {
    const dialog = page.getByRole('dialog')
    const openImport = async (item: string) => {
      await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await openImport('Simulation')
    const field = dialog.getByLabel('Link or text of a report')
    await field.fill('no report')
    await dialog.getByRole('button', { name: 'Read report' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await field.fill(
      JSON.stringify(toDroptimizerJson(simpleModel([{ ...SIMULATED_HOOD, percent: 2.7 }]))),
    )
    await dialog.getByRole('button', { name: 'Read report' }).click()
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await openImport('Gear (/simc)')
    await dialog
      .getByLabel('Text of the SimulationCraft addon')
      .fill(toSimcText(simpleSimc([WORN_HOOD])).replace('7985', '7986'))
    await dialog.getByRole('button', { name: 'Read text' }).click()
    await expect(dialog.getByText('The text was changed after the addon made it.')).toBeVisible()
    await expectAccessible(page)
  })

  test('a toast', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    // The removal is never answered, so that the page's height does not change.
    await page.route('**/items/*', () => undefined)
    await removeWish(page, 'Amulet of the Twin Fangs', isMobile)
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await showWholePage(page)
    await expectAccessible(page)
  })
})

test(
  'accessibility: Create Wishlist dialog with and without errors, Import more characters',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Raider#3000'))
    await page.goto('/')
    await page.getByRole('button', { name: 'Create Wishlist for Frostelle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
    await expect(dialog.getByRole('combobox', { name: 'Raid Instance' })).toBeEnabled()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Wishlist Name' }).fill('')
    await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
    await expect(dialog.getByText('Please enter a wishlist name')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('combobox', { name: 'Raid Instance' }).click()
    await expect(page.getByRole('group', { name: 'Earlier' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
    await expect(page.getByRole('option', { name: 'Mythic' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Import more characters' }).click()
    await expect(page.getByRole('checkbox', { name: 'Saelunor' })).toBeVisible()
    await expectAccessible(page)
  },
)
