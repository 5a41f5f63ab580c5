import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { choose } from '../support/select'
import { enterAs } from '../support/person'
import { toasts } from '../support/toasts'

test.use({ freshServer: true })

const ABYSS = 'The Venomous Abyss - Heroic (Frost)'

test('character wishlists: create, rename, mark as main, duplicate and delete', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto('/')
  await page.getByRole('link', { name: 'Wishlists of Frostelle' }).click()
  await expect(page).toHaveURL(await raider.characterPath('Frostelle'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Frostelle's wishlists")
  await expect(card(page, ABYSS).getByText('Main list', { exact: true })).toBeVisible()

  await test.step('create', async () => {
    await page.getByRole('button', { name: 'Create Wishlist' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
    await choose(dialog, 'Raid Instance', 'The Venomous Abyss')
    await choose(dialog, 'Specialization', 'Frost')
    await dialog.getByRole('textbox', { name: 'Wishlist Name' }).fill('Second raid')
    await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second raid')
    await expect(toasts(page)).toContainText(['Created wishlist: Second raid'])
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: "Frostelle's wishlists" })
      .click()
    await expect(card(page, 'Second raid')).toContainText('No items yet')
  })

  await test.step('rename', async () => {
    await openMenu(page, 'Second raid', 'Rename')
    const field = page.getByRole('textbox', { name: 'Wishlist Name' })
    await expect(field).toBeFocused()
    await field.fill('Thursday raid')
    await field.press('Enter')
    await expect(field).toBeHidden()
    await expect(card(page, 'Thursday raid')).toBeVisible()
    await expect(card(page, 'Second raid')).toHaveCount(0)
  })

  await test.step('mark as main replaces the previous main wishlist', async () => {
    await openMenu(page, 'Thursday raid', 'Mark as main')
    await expect(card(page, 'Thursday raid').getByText('Main list', { exact: true })).toBeVisible()
    await expect(card(page, ABYSS).getByText('Main list', { exact: true })).toHaveCount(0)
    await expect(wishlistNames(page, 'The Venomous Abyss').first()).toHaveText('Thursday raid')
  })

  await test.step('duplicate to another difficulty', async () => {
    await openMenu(page, ABYSS, 'Duplicate')
    const dialog = page.getByRole('dialog', { name: `Duplicate ${ABYSS}` })
    await choose(dialog, 'Difficulty', 'Mythic')
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect(dialog).toBeHidden()
    // Wishlists are sorted by difficulty, hardest first.
    const copy = page
      .locator('[data-class]')
      .filter({ hasText: 'Mythic' })
      .filter({
        has: page.getByRole('heading', { level: 3, name: /The Venomous Abyss/ }),
      })
    await expect(copy.last()).toContainText('0 of 7 obtained')
    await expect(wishlistNames(page, 'The Venomous Abyss')).toHaveCount(3)
  })

  await test.step('delete after a confirmation that names the wishlist', async () => {
    await openMenu(page, 'Thursday raid', 'Delete list')
    const confirmation = page.getByRole('alertdialog', { name: 'Delete Thursday raid?' })
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect(confirmation).toBeHidden()
    await expect(card(page, 'Thursday raid')).toBeVisible()

    await openMenu(page, 'Thursday raid', 'Delete list')
    await confirmation.getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page).filter({ hasText: 'Deleted Thursday raid' })).toBeVisible()
    await expect(card(page, 'Thursday raid')).toHaveCount(0)
    await page.reload()
    await expect(wishlistNames(page, 'The Venomous Abyss')).toHaveCount(2)
    await expect(card(page, 'Thursday raid')).toHaveCount(0)
  })
})

function card(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('[data-class]')
    .filter({ has: page.getByRole('heading', { level: 3, name: `Open ${name}`, exact: true }) })
    .last()
}

function wishlistNames(page: Page, instance: string): Locator {
  return page.getByRole('region', { name: instance }).getByRole('heading', { level: 3 })
}

async function openMenu(page: Page, wishlist: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${wishlist}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
