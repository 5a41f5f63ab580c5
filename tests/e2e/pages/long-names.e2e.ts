import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'

// The wishlist stays renamed.
test.use({ freshServer: true })

/** The longest possible name, without a space. */
const NAME = 'Wishlist'.repeat(20).slice(0, 150)

test('layout: a wishlist name of 150 letters without a space fits on a phone', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, raider)

  await test.step('wishlist page', async () => {
    await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
    await chooseFromMenu(page, 'Rename')
    await page.getByLabel('Wishlist Name').fill(NAME)
    await page.getByLabel('Wishlist Name').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expectNoOverflow(page)
  })

  await test.step('delete dialog', async () => {
    await chooseFromMenu(page, 'Delete')
    await expect(page.getByRole('alertdialog', { name: `Delete ${NAME}?` })).toBeVisible()
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  for (const path of [await raider.characterPath('Frostelle'), '/']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('link', { name: `Open ${NAME}` })).toBeVisible()
      await expectNoOverflow(page)
    })
  }
})

async function chooseFromMenu(page: Page, item: string) {
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/**
 * No element with text extends beyond the right edge of the viewport. The row of bosses on Home is
 * scrolled sideways, so it is checked as a whole.
 */
async function expectNoOverflow(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h2, h3, p, a, button, span, [role=group]'))
          .filter((element) => !element.parentElement?.closest('[aria-label=Bosses]'))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
      ),
    )
    .toEqual([])
}
