import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { choose } from '../support/select'
import { signIn } from '../support/sign-in'
import { PHONE_ONLY } from '../support/tags'
import { gapBetween } from '../support/toasts'

test.describe('a new account', () => {
  test.use({ freshServer: true, allowedErrors: /status of 404|status of 502/ })

  test(
    'on a phone, each empty page says how to go on, with the button above the bar',
    { tag: PHONE_ONLY },
    async ({ page, getPerson }) => {
      await signIn(page, 'Newcomer#2000')
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await expectAboveBar(page, 'Import 7 characters')
      await page.getByRole('button', { name: 'Import 7 characters' }).click()
      await expect(page.getByText(/imported, 1 failed$/)).toBeVisible()
      await expectAboveBar(page, 'Continue')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expectAboveBar(page, 'Go to Home')

      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'No main wishlist this tier' })).toBeVisible()
      await expectAboveBar(page, 'Create main wishlist')

      const newcomer = await getPerson('Newcomer#2000')
      await page.goto(await newcomer.characterPath('Brannoch'))
      await expect(page.getByRole('heading', { name: 'No wishlists yet' })).toBeVisible()
      await expectAboveBar(page, 'Create Wishlist')
      await page.getByRole('button', { name: 'Create Wishlist' }).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, 'Raid Instance', 'The Venomous Abyss')
      await dialog.getByRole('checkbox', { name: 'Mark as main wishlist for this spec' }).check()
      await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
      await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible()
      await expectAboveBar(page, 'Add items')
      const text = page.getByText(/New items come last/)
      const button = page.getByRole('button', { name: 'Add items' })
      await expect.poll(() => gapBetween(text, button)).toBeLessThanOrEqual(32)

      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible()
      await expectAboveBar(page, 'Add items')

      await page.goto(`${await newcomer.guildPath()}?difficulty=LFR`)
      await expect(page.getByRole('heading', { name: 'No lists for LFR yet' })).toBeVisible()
      await expectAboveBar(page, 'Ask the others')
    },
  )
})

/** Expects that a button or link is visible without scrolling, above the bar at the bottom. */
async function expectAboveBar(page: Page, name: string): Promise<void> {
  const target = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
  await expect(target).toBeInViewport({ ratio: 1 })
  expect(
    await gapBetween(target, page.getByRole('navigation', { name: 'Main' })),
  ).toBeGreaterThanOrEqual(0)
}
