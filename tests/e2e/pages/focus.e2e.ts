import { expect, test } from '../support/fixtures'
import { findFocusProblems } from '../support/keyboard'
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
