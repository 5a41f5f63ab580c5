import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { toasts } from '../support/toasts'
import { wishRows } from '../support/wishes'

const RAID = 'The Venomous Abyss'
const LIST = `${RAID} - Heroic (Frost)`

test.describe('history of the catalog', () => {
  test.use({ freshServer: true })

  test("an admin deletes a raid and restores it from the history; a player's wishes are back", async ({
    page,
    getPerson,
  }) => {
    // Two people load several pages.
    test.slow()
    const raider = await getPerson('Raider#3000')
    const wishlist = await raider.wishlistPath('Frostelle', LIST)
    await enterAs(page, raider)
    await page.goto(wishlist)
    await wishRows(page).first().waitFor()
    const wishes = await wishRows(page).allTextContents()

    await enterAs(page, await getPerson('Admin#1000'))
    await test.step('delete the raid', async () => {
      await page.goto(`/admin/instances?search=${RAID}`)
      await page.getByRole('button', { name: `More actions for ${RAID}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('You can undo this for 30 days')
      await question.getByRole('button', { name: 'Delete anyway' }).click()
      await expect(toasts(page).getByText(`Deleted ${RAID}`)).toBeVisible()
    })

    await test.step('restore it', async () => {
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      await breadcrumb.getByRole('link', { name: 'Admin' }).click()
      await page.getByRole('link', { name: 'History' }).click()
      await page.getByRole('button', { name: `Undo: Deleted instance ${RAID}` }).click()
      await expect(toasts(page).getByText(`Restored ${RAID}`)).toBeVisible()
      await expect(page.getByText(`Restored instance ${RAID}`)).toBeVisible()
      await expectAccessible(page)
    })

    await enterAs(page, raider)
    await page.goto(wishlist)
    await expect(wishRows(page)).toHaveText(wishes)
  })
})
