import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findAmbiguousNames, findHiddenLabels } from './names'

/**
 * Experimental rules find, among others, names without the visible text and texts that only look
 * like headings.
 */
const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
]

/**
 * Expects no violations of WCAG 2.2 AA or of axe's best-practice rules. Waits for the page's
 * heading first, because an empty page has no violations.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not by role: below a modal dialog the heading is hidden from screen readers.
  await expect(page.locator('h1')).toBeVisible()
  await expectNoViolations(axe(page))
  expect(await findHiddenLabels(page)).toEqual([])
  // The page of all components shows a control in several states.
  if (!page.url().endsWith('/components')) expect(await findAmbiguousNames(page)).toEqual([])
}

/** The same with forced colours, which axe cannot read: it measures the contrast of the others. */
export async function expectAccessibleInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectNoViolations(axe(page, 'color-contrast'))
  await page.emulateMedia({ forcedColors: 'none' })
}

/** For users who want more contrast: that of secondary text is at least 7:1. */
export async function expectMoreContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more' })
  const muted = new AxeBuilder({ page })
    .setLegacyMode()
    .withRules('color-contrast-enhanced')
    .include('.text-muted, .text-faint')
    // Colours of the game, as of items and classes.
    .exclude('.text-tint-text')
  await expectNoViolations(muted)
  await page.emulateMedia({ contrast: 'no-preference' })
}

/** The same while the page's data is loading. A page without data has no heading yet. */
export async function expectAccessibleWhileLoading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expectNoViolations(axe(page, 'page-has-heading-one'))
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
function axe(page: Page, ...disabledRules: string[]): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
      // It rejects what passes the focus on and never keeps it: the edges of Radix' dialogs, and a
      // group of rows that is one tab stop.
      .disableRules(['focus-order-semantics', ...disabledRules])
  )
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
