import type { Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expect, test } from './support/fixtures'
import { toasts } from './support/toasts'
import { wishRows } from './support/wishes'

// Her account is as the sandbox made it only once.
test.use({ freshServer: true, allowedErrors: /status of 502/ })

test('a new player comes all the way to her first wish without a mouse', async ({
  page,
  getPerson,
}) => {
  await test.step('sign-in', async () => {
    await page.goto('/login')
    await press(page, 'Sign in with Battle.net')
    await press(page, 'Newcomer#2000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import your characters')
  })

  await test.step('onboarding', async () => {
    await expect(page.getByLabel('Select all')).toBeVisible()
    await tabTo(page, 'Select all')
    await page.keyboard.press('Space')
    await press(page, 'Import 8 characters')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await press(page, 'Continue')
    await press(page, 'Go to Home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  })

  await test.step('create a wishlist', async () => {
    await press(page, 'Create Wishlist for Brannoch')
    await pick(page, 'Raid Instance', 'The Venomous Abyss')
    await pick(page, 'Difficulty', 'Mythic')
    await pick(page, 'Specialization', 'Arms')
    await tabTo(page, 'Mark as main wishlist for this spec')
    await page.keyboard.press('Space')
    await press(page, 'Create Wishlist')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('The Venomous Abyss - Mythic (Arms)')
    await expect(heading).toBeFocused()
    await expect(toasts(page)).toContainText(['Created wishlist'])
  })

  await test.step('add an item', async () => {
    await press(page, 'Neck')
    await expect(page.getByRole('button', { name: 'Add Amulet of the Twin Fangs' })).toBeVisible()
    await press(page, 'Add Amulet of the Twin Fangs')
    await expect(wishRows(page)).toHaveText(/Amulet of the Twin/)
    const newcomer = await getPerson('Newcomer#2000')
    const wishlistId = new URL(page.url()).pathname.split('/')[2] ?? ''
    await expect
      .poll(async () => {
        const { items, isMainWishlist } = await newcomer.read(getWishlist, { wishlistId })
        return [isMainWishlist, ...items.map(({ lootItem }) => lootItem.name)]
      })
      .toEqual([true, 'Amulet of the Twin Fangs'])
  })

  await test.step('skip to the content, use the menu of the list, and leave it', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press(page, 'Skip to content')
    await expect(page.getByRole('main')).toBeFocused()
    await press(page, 'More actions for The Venomous Abyss - Mythic (Arms)')
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Rename wishlist' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^More actions for/ })).toBeFocused()
  })
})

/** Goes on with Tab until the focus is on what has this name; a person would not go further. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    if ((await focusedName(page)) === name) return
  }
  throw new Error(`Tab never came to "${name}"`)
}

async function press(page: Page, name: string) {
  await expect(
    page.locator(`[aria-label="${name}"]`).or(page.getByText(name)).first(),
  ).toBeAttached()
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Opens a select, moves to an option by typing its name, and takes it. */
async function pick(page: Page, label: string, option: string) {
  const select = page.getByRole('combobox', { name: label })
  await expect(select).toBeEnabled()
  await tabTo(page, label)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await page.keyboard.type(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toHaveText(option)
}

/** The name of what has the focus: its label, else its text. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labels = element && 'labels' in element ? (element.labels as NodeListOf<Element>) : []
    const label = element?.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (label ?? element?.textContent ?? '').trim()
  })
}
