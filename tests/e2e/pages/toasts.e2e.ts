import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { gapBetween, toasts } from '../support/toasts'

/* The layout of docs/specification.md, section 9: "Toast layout" and "Toast colours". */

// Code that the page loads when it is at rest, or the open page itself, can fail to load offline.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ })

test.beforeEach(async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/components')
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
})

test('toasts: at the top right below the bar, 356 px wide; Alt+T moves the focus to them', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'High severity toast' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Your change was not saved' })
  await expect(toast).toBeVisible()
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
  const box = await toast.boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(box?.width).toBe(356)
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32)
  expect(box?.y).toBeLessThanOrEqual(96)
  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})

test('toasts: Alt+T reaches Undo from inside of a dialog; Escape and Undo return the focus', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Undo toast' }).click()
  const undo = toasts(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: 'Sheet right', exact: true }).click()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()
  await close.focus()
  await page.keyboard.press('Alt+t')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(close).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restored')).toBeVisible()
  await expect(close).toBeFocused()
})

test('toasts: Tab goes past them', async ({ page }) => {
  await page.getByRole('button', { name: 'Undo toast' }).click()
  const toast = toasts(page).filter({ hasText: 'Undo' })
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const last = page.locator(':focus')
  await expect(toast.locator(':focus')).toHaveCount(0)
  const name = await last.evaluate((element) => element.outerHTML)
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab')
  await expect(toast.locator(':focus')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(name)
})

test('toasts: cover neither the button of the account menu nor the open menu', async ({ page }) => {
  for (const name of ['Success', 'Info', 'Warning']) {
    await page.getByRole('button', { name: `${name} toast` }).click()
  }
  await expect(toasts(page)).toHaveCount(3)
  await page.getByRole('button', { name: / account$/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test(
  'toasts on phones: above the navigation, the end of the page can be scrolled above them; at the top while a dialog is open',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Undo toast' }).click()
    const toast = toasts(page).filter({ hasText: 'Undo' })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect.poll(() => gapBetween(toast, navigation)).toBeGreaterThanOrEqual(0)
    await expect.poll(() => gapBetween(toast, navigation)).toBeLessThanOrEqual(16)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = page.getByRole('main').locator('> *').last()
    await expect.poll(() => gapBetween(end, toast)).toBeGreaterThanOrEqual(0)

    await page.getByRole('button', { name: 'Sheet bottom' }).click()
    const title = page.getByRole('dialog').getByRole('heading', { name: 'Edit boss' })
    await expect.poll(() => gapBetween(toast, title)).toBeGreaterThanOrEqual(0)
  },
)

test(
  'toasts: leave the notice of a missing connection free',
  { tag: PHONE_TOO },
  async ({ page, context, isMobile }) => {
    await page.getByRole('button', { name: 'Undo toast' }).click()
    await context.setOffline(true)
    const notice = page.locator('[data-notice]')
    const toast = toasts(page).filter({ hasText: 'Undo' })
    await expect(notice).toBeVisible()
    const gap = () => (isMobile ? gapBetween(toast, notice) : gapBetween(notice, toast))
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await context.setOffline(false)
  },
)

test(
  'toasts on phones: never cover the button that closes a dialog',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    for (const name of ['Success', 'Info', 'Warning']) {
      await page.getByRole('button', { name: `${name} toast` }).click()
    }
    await page.getByRole('button', { name: 'Sheet bottom' }).click()
    // A mouse above the toasts spreads and keeps them.
    await toasts(page).first().hover()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Close' }).first().click()
    await expect(sheet).toBeHidden()
  },
)

for (const name of ['Sheet right', 'Sheet right, wide']) {
  test(`toasts: beside a sheet (${name})`, async ({ page }) => {
    await page.getByRole('button', { name: 'Undo toast' }).click()
    await page.getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect
      .poll(async () => {
        const [toast, right] = [await toasts(page).boundingBox(), await sheet.boundingBox()]
        return (right?.x ?? Number.NaN) - ((toast?.x ?? Number.NaN) + (toast?.width ?? Number.NaN))
      })
      .toBeGreaterThanOrEqual(0)
  })
}

test('toasts: three are visible; each type has its own colour', async ({ page }) => {
  const colors = new Set<string>()
  for (const [name, text] of [
    ['Success', 'Created wishlist: Manaforge Omega'],
    ['Info', '3 characters are up to date'],
    ['Warning', 'Battle.net answers slowly'],
    ['Error', 'Failed to create wishlist'],
  ] as const) {
    // Not by the mouse, which stays on the toasts, so that none ends before all are counted.
    await page.getByRole('button', { name: `${name} toast` }).dispatchEvent('click')
    const toast = page.getByRole('listitem').filter({ hasText: text })
    if (colors.size === 0) await toast.hover()
    const icon = toast.locator('svg').first()
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
