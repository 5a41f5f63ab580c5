import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { openPage } from './support/open-page'
import { everyPage } from './support/pages'
import { enterAs } from './support/person'
import type { SandboxAccount } from './support/sign-in'
import { PHONE_TOO } from './support/sizes'

const VISITORS: (SandboxAccount | null)[] = [null, 'Newcomer#2000', 'Raider#3000', 'Admin#1000']

/** So many of a page's controls, from its first on: what comes after them is more of the same. */
const STOPS_MAX = 40

for (const visitor of VISITORS) {
  test(
    `whatever has the focus of ${visitor ?? 'a visitor'} is seen to have it`,
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
            const stop = await lookAtFocus(page)
            if (stop === null) break
            problems.push(...stop)
          }
          expect(problems).toEqual([])
        })
      }
    },
  )
}

/** What is wrong with how the focus shows; null when it has left the page. */
async function lookAtFocus(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    // What had the focus before needs a moment to step back, the skip link above all.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`
    // A field that is drawn by something else (checkbox, switch, cell) takes the ring for it.
    const { parentElement: parent } = element
    const around = parent ? [parent, ...parent.children] : []
    const lent = around.map((one) => getComputedStyle(one))
    // A link whose whole tile can be pressed draws it around the tile.
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), ...lent]
    const drawn = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      const isClear = outlineColor.endsWith(', 0)')
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear
    })
    // As much of it as the window shows: a table that can be scrolled may be taller than that.
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    // Somewhere of it has to be on top: a bar that stays in sight may not lie over all of it.
    const isOnTop = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }),
    )
    const isInside = right > left && bottom > top
    return [
      drawn ? '' : `${name} shows no ring`,
      isInside ? '' : `${name} is out of sight`,
      isOnTop ? '' : `${name} is covered`,
    ].filter((problem) => problem !== '')
  })
}
