import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/person'

// The list keeps its name for whoever comes after.
test.use({ freshServer: true })

/** As long as a name may be, and nowhere to break it. */
const NAME = 'Wishlist'.repeat(20).slice(0, 150)

test('a name of 150 letters without a space pushes nothing off the screen', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, raider)

  await test.step('its page', async () => {
    await page.goto(await raider.wishlistPath('Frostelle', 'The Venomous Abyss - Heroic (Frost)'))
    await chooseFromMenu(page, 'Rename')
    await page.getByLabel('Wishlist Name').fill(NAME)
    await page.getByLabel('Wishlist Name').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expectNothingOutside(page)
  })

  await test.step('the question before it is deleted', async () => {
    await chooseFromMenu(page, 'Delete')
    await expect(page.getByRole('alertdialog', { name: `Delete ${NAME}?` })).toBeVisible()
    await expectNothingOutside(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  for (const path of [await raider.characterPath('Frostelle'), '/']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('link', { name: `Open ${NAME}` })).toBeVisible()
      await expectNothingOutside(page)
    })
  }
})

async function chooseFromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Neither the page nor anything with text in it reaches beyond the window. */
async function expectNothingOutside(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h2, h3, p, a, button, span'))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
      ),
    )
    .toEqual([])
}
