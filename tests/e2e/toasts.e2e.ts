import { expect, test } from './support/fixtures'
import { enterAs } from './support/person'

/* The layout of docs/specification.md, section 9: "Toast layout" and "Toast colours". */

test.beforeEach(async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/components')
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
})

test('toasts: at the top right, 356 px wide; Alt+T moves the focus to them', async ({ page }) => {
  await page.getByRole('button', { name: 'High severity toast' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Your change was not saved' })
  await expect(toast).toBeVisible()
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
  const box = await toast.boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(box?.width).toBe(356)
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32)
  expect(box?.y).toBeLessThanOrEqual(32)
  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})

test('toasts: three are visible; each type has its own colour', async ({ page }) => {
  const colors = new Set<string>()
  for (const [name, text] of [
    ['Success', 'Created wishlist: Manaforge Omega'],
    ['Info', '3 characters are up to date'],
    ['Warning', 'Battle.net answers slowly'],
    ['Error', 'Failed to create wishlist'],
  ] as const) {
    await page.getByRole('button', { name: `${name} toast` }).click()
    const icon = page.getByRole('listitem').filter({ hasText: text }).locator('svg').first()
    colors.add(await icon.evaluate((element) => getComputedStyle(element).color))
  }
  expect(colors.size).toBe(4)
  const shown = page.getByRole('listitem').filter({ hasText: /Manaforge|up to date|slowly|Failed/ })
  await expect
    .poll(() =>
      shown.evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).opacity !== '0').length,
      ),
    )
    .toBe(3)
})
