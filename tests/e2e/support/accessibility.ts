import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no violations of WCAG 2.2 AA or of axe's best-practice rules. Waits for the page's
 * heading first, because an empty page has no violations.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not by role: below a modal dialog the heading is hidden from screen readers.
  await expect(page.locator('h1')).toBeVisible()
  await expectNoViolations(axe(page))
}

/** The same while the page's data is loading. A page without data has no heading yet. */
export async function expectAccessibleWhileLoading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expectNoViolations(axe(page).disableRules('page-has-heading-one'))
}

/**
 * Expects no violations in a part of a page, such as the open list of a select. axe needs seconds
 * for a whole page, most of which has been checked before the list was opened.
 */
export async function expectPartAccessible(page: Page, selector: string): Promise<void> {
  await expectNoViolations(axe(page).include(selector))
}

/**
 * Legacy mode runs axe in one page; the default evaluates partial results in a second page, which
 * takes longer and is needed for frames of other origins only.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
}

async function expectNoViolations(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
  }))
  expect(found).toEqual([])
}

/**
 * Makes the viewport as tall as the page. Otherwise axe reports targets that a sticky bar covers
 * partly as too small, although they can be scrolled. Pauses the spinners, for each frame of which
 * the browser would paint the whole page.
 */
export async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause()
    return document.documentElement.scrollHeight
  })
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height })
}
