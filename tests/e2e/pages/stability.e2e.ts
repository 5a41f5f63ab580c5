import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openPage } from '../support/open-page'
import { everyPage } from '../support/pages'
import { enterAs } from '../support/person'
import type { SandboxAccount } from '../support/sign-in'
import { PHONE_TOO } from '../support/tags'

/** Limit of the cumulative layout shift per page. Core Web Vitals rate up to 0.1 as good. */
const SHIFT_MAX = 0.02

const VISITORS: (SandboxAccount | null)[] = [null, 'Newcomer#2000', 'Raider#3000', 'Admin#1000']

for (const visitor of VISITORS) {
  test(
    `layout shift: pages of ${visitor ?? 'a signed-out visitor'} do not shift while they load`,
    { tag: PHONE_TOO },
    async ({ page, getPerson }) => {
      test.slow()
      const pages = await everyPage(await getPerson('Raider#3000'))
      if (visitor) await enterAs(page, await getPerson(visitor))
      await collectShifts(page)
      for (const appPage of pages.filter((candidate) => candidate.visitor === visitor)) {
        await test.step(appPage.name, async () => {
          await openPage(page, appPage)
          await page.reload()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await appPage.hasContent?.(page)
          const shift = await readShift(page)
          expect(shift.total, `${appPage.name}: ${shift.sources.join(', ')}`).toBeLessThan(
            SHIFT_MAX,
          )
        })
      }
    },
  )
}

test(
  'splash: name and text are shown before the app loads and do not move',
  { tag: PHONE_TOO },
  async ({ page }) => {
    const held: Route[] = []
    await page.route('**/assets/packages-*.js', (route) => void held.push(route))
    // Do not wait for the load event, which waits for the app.
    await page.goto('/login', { waitUntil: 'commit' })
    const readPositions = async () => [
      await page.getByText('Guildr', { exact: true }).boundingBox(),
      await page.getByText('Plan your raid loot').boundingBox(),
      await page.locator('img').boundingBox(),
    ]
    // Wait for the style sheet and the fonts.
    await expect(page.getByText('Guildr', { exact: true })).toHaveCSS('text-align', 'center')
    await page.evaluate(async () => {
      await document.fonts.load('48px Marcellus')
      await document.fonts.load('18px Figtree')
    })
    const before = await readPositions()
    for (const route of held) await route.continue()
    await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(await readPositions()).toEqual(before)
  },
)

declare global {
  interface Window {
    shifts: { total: number; sources: string[] }
  }
}

/** Sums up the layout shifts of every page from its first paint, except those after an input. */
async function collectShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = { total: 0, sources: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM types do not include layout-shift entries.
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (shift.hadRecentInput) continue
        window.shifts.total += shift.value
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          window.shifts.sources.push(`${element?.tagName}.${element?.className}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function readShift(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  return page.evaluate(() => window.shifts)
}
