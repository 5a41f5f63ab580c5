import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openPage } from '../support/open-page'
import { everyPage } from '../support/pages'
import { enterAs } from '../support/person'
import type { SandboxAccount } from '../support/sign-in'
import { PHONE_TOO } from '../support/tags'

const VISITORS: (SandboxAccount | null)[] = [null, 'Newcomer#2000', 'Raider#3000', 'Admin#1000']

/** Number of controls to check per page; later ones are of the same kinds. */
const STOPS_MAX = 40

for (const visitor of VISITORS) {
  test(
    `focus: focused controls are visible and outlined on pages of ${visitor ?? 'a signed-out visitor'}`,
    { tag: PHONE_TOO },
    async ({ page, getPerson }) => {
      test.slow()
      const pages = await everyPage(await getPerson('Raider#3000'))
      if (visitor) await enterAs(page, await getPerson(visitor))
      for (const appPage of pages.filter((candidate) => candidate.visitor === visitor)) {
        await test.step(appPage.name, async () => {
          await openPage(page, appPage)
          const problems: string[] = []
          for (let stops = 0; stops < STOPS_MAX; stops += 1) {
            await page.keyboard.press('Tab')
            const found = await findFocusProblems(page)
            if (found === null) break
            problems.push(...found)
          }
          expect(problems).toEqual([])
        })
      }
    },
  )
}

/**
 * Problems with the visibility of the focused element; null if the focus is outside of the page.
 */
async function findFocusProblems(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    // The previously focused element, such as the skip link, needs a frame to disappear.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`
    // For a checkbox, switch or cell, the outline is drawn by its parent or a sibling.
    const { parentElement: parent } = element
    const neighbours = parent ? [parent, ...parent.children] : []
    const neighbourStyles = neighbours.map((one) => getComputedStyle(one))
    // A link that covers a whole card draws the outline in its ::after element.
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...neighbourStyles,
    ]
    const hasOutline = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      const isTransparent = outlineColor.endsWith(', 0)')
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent
    })
    // The part inside the viewport: a scrollable table may be taller.
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    // At least one point must not be covered, for example by a sticky bar.
    const isOnTop = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        if (hit === null) return false
        // The transparent area that makes a whole row pressable lies above the row's texts.
        const isSameRow = element.closest('li')?.contains(hit) === true
        return isSameRow || element.contains(hit) || hit.contains(element)
      }),
    )
    const isInside = right > left && bottom > top
    return [
      hasOutline ? '' : `${name} has no outline`,
      isInside ? '' : `${name} is outside of the viewport`,
      isOnTop ? '' : `${name} is covered`,
    ].filter((problem) => problem !== '')
  })
}
