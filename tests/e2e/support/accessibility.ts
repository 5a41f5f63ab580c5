import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation of WCAG 2.2 AA nor of axe's best-practice rules. It waits for the page's heading
 * first, because an empty page violates little.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not by its role: below something modal the heading is there, but not for a screen reader.
  await expect(page.locator('h1')).toBeVisible()
  await expectNoViolation(new AxeBuilder({ page }))
}

/** The same of a page whose data is on the way: it has a name only when it is there. */
export async function expectAccessibleWhileLoading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expectNoViolation(new AxeBuilder({ page }).disableRules('page-has-heading-one'))
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.withTags(RULES).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
  }))
  expect(found).toEqual([])
}

/**
 * Makes the window as tall as the page. A target that is just now half below a bar which stays in
 * sight can be scrolled free; axe takes it for one that is too small.
 */
export async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height })
}
