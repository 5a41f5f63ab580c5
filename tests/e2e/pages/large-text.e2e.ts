import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openPage } from '../support/open-page'
import { everyPage } from '../support/pages'
import { enterAs } from '../support/person'
import type { SandboxAccount } from '../support/sign-in'

const VISITORS: (SandboxAccount | null)[] = [null, 'Newcomer#2000', 'Raider#3000', 'Admin#1000']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

for (const visitor of VISITORS) {
  test(`layout: text at 200% causes no horizontal scrolling and covers no button: pages of ${visitor ?? 'a signed-out visitor'}`, async ({
    page,
    getPerson,
  }) => {
    test.slow()
    const pages = await everyPage(await getPerson('Raider#3000'))
    if (visitor) await enterAs(page, await getPerson(visitor))
    // No user opens the showcase of the components.
    for (const appPage of pages.filter(
      (candidate) => candidate.visitor === visitor && candidate.path !== '/components',
    )) {
      // A grid needs both dimensions (WCAG 1.4.10 leaves it out).
      const isGrid = appPage.path === '/admin/loot-bulk'
      for (const size of SIZES.filter(({ width }) => width > 320 || !isGrid)) {
        await test.step(`${appPage.name}, ${size.width} px`, async () => {
          await page.setViewportSize(size)
          await openPage(page, appPage)
          if (size.width === 320) await expect.poll(() => brokenWords(page)).toEqual([])
          await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
          // The page has been scrolled at the last size.
          await page.evaluate(() => window.scrollTo(0, 0))
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
          await expect
            .poll(async () =>
              page.evaluate(() => {
                const { scrollWidth, clientWidth } = document.documentElement
                return scrollWidth - clientWidth
              }),
            )
            .toBeLessThanOrEqual(0)
          expect(await coveredButtons(page)).toEqual([])
          // At 320 px some long words are wider than the page.
          if (size.width > 320) expect(await brokenWords(page)).toEqual([])
        })
      }
    }
  })
}

/**
 * Buttons in the main content whose centre is covered by another element. Those in the head of a table
 * are left out: it is sticky in its own scroller. The area of a row lies behind the row's other
 * controls.
 */
async function coveredButtons(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    Array.from(main.querySelectorAll('button:not(thead *)')).flatMap((button) => {
      button.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = button.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const isUncovered = width === 0 || button.contains(top) || top?.contains(button)
      const isArea = getComputedStyle(button).position === 'absolute' && button.textContent === ''
      if (isArea && button.parentElement?.contains(top)) return []
      return isUncovered ? [] : [button.textContent || button.ariaLabel]
    }),
  )
}

/** Visible words that are on more than one line. */
async function brokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text // SHOW_TEXT
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (text.parentElement.closest('.sr-only')) continue
      for (const { index, 0: word } of text.data.matchAll(/[^\s/·–-]+/gu)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}
