import { getWishlist } from '@/contract/wishlist'
import { expect, test } from '../support/fixtures'
import { recordHeard } from '../support/heard'
import { pick, press, step, tabTo } from '../support/keyboard'
import { toasts } from '../support/toasts'
import { wishRows } from '../support/wishes'

// The sandbox account must be in its initial state.
test.use({ freshServer: true, allowedErrors: /status of 502/ })

test('keyboard: a new player signs in, imports characters, creates a wishlist and adds a wish', async ({
  page,
  getPerson,
}) => {
  const heard = await recordHeard(page)
  await test.step('sign-in', async () => {
    await page.goto('/login')
    await press(page, 'Sign in with Battle.net')
    await press(page, 'Newcomer#2000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import your characters')
  })

  await step(page, 'import: its progress', /^Import progress/, async () => {
    await expect(page.getByLabel('Select all')).toBeVisible()
    await tabTo(page, 'Select all')
    await page.keyboard.press('Space')
    await press(page, 'Import 7 characters')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
  await step(page, 'guild', /^Your guild$/, () => press(page, 'Continue'))
  await step(page, 'Home', /^Home$/, () => press(page, 'Go to Home'))

  await step(page, 'create a wishlist', /^The Venomous Abyss - Mythic \(Arms\)$/, async () => {
    await press(page, 'Create Wishlist for Brannoch')
    await pick(page, 'Raid Instance', 'The Venomous Abyss')
    await pick(page, 'Difficulty', 'Mythic')
    await pick(page, 'Specialization', 'Arms')
    await press(page, 'Create Wishlist')
    await expect(toasts(page)).toContainText(['Created wishlist'])
  })

  await test.step('add a wish', async () => {
    await expect(page.getByRole('button', { name: /^Neck, \d+ items?$/ })).toBeVisible()
    await tabTo(page, /^Neck, \d+ items?$/)
    await page.keyboard.press('Enter')
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

  expect(heard).toEqual([
    'Welcome, Newcomer#2000',
    '6 of 7 characters imported',
    'Created wishlist: The Venomous Abyss - Mythic (Arms)',
    'Added Amulet of the Twin Fangs',
  ])

  await test.step('use the skip link and the menu of the wishlist', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press(page, 'Skip to content')
    await expect(page.getByRole('main')).toBeFocused()
    await press(page, 'More actions for The Venomous Abyss - Mythic (Arms)')
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Wishlist Name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Wishlist Name' })).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^More actions for The Venomous Abyss/ }),
    ).toBeFocused()
  })
})
