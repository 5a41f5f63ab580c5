import type { Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expect, test } from '../support/fixtures'
import { MAIN, PHONE_TOO } from '../support/tags'
import { addItem, closePicker, openPicker } from '../support/picker'
import { signIn } from '../support/sign-in'
import { toasts } from '../support/toasts'
import { expectRank, removeWish, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

test.describe('returning player', () => {
  test.use({ freshServer: true })

  test(
    'edits a wishlist; screen, server and reload agree',
    { tag: [MAIN, PHONE_TOO] },
    async ({ page, getPerson, isMobile }) => {
      await signIn(page, 'Raider#3000')
      const raider = await getPerson('Raider#3000')
      const wishlistId = await raider.wishlistId('Frostelle', LIST)
      const rows = wishRows(page)

      await test.step('Home shows the main wishlists of this tier with their progress', async () => {
        const main = page.getByRole('region', { name: 'Your characters' })
        await expect(main.getByRole('link', { name: /^Open / })).toHaveCount(2)
        await expect(
          main.getByRole('progressbar', { name: `Progress of ${LIST}` }),
        ).toHaveAttribute('aria-valuetext', '1 of 7 obtained')
        await main.getByRole('link', { name: `Open ${LIST}` }).click()
        await expect(page).toHaveURL(`/wishlists/${wishlistId}`)
        await expect(page).toHaveTitle('Heroic – The Venomous Abyss · Guildr')
        await expect(rows).toHaveCount(7)
      })

      await test.step('add a wish', async () => {
        await openPicker(page, isMobile)
        await addItem(page, 'Trinket', "Gebbo's Bottomless Bag")
        await closePicker(page, isMobile)
        await expect(rows).toHaveCount(8)
        await expectRank(page, "Gebbo's Bottomless Bag", 8)
      })

      await test.step('remove a wish and undo, remove another one', async () => {
        const idol = "Hex Lord's Dooming Idol"
        await removeWish(page, idol, isMobile)
        await expect(rows).toHaveCount(7)
        await expect(wishRows(page).filter({ hasText: idol })).toHaveCount(0)
        await toasts(page)
          .filter({ hasText: `Removed ${idol}` })
          .getByRole('button', { name: 'Undo' })
          .click()
        await expect(rows).toHaveCount(8)
        await expectRank(page, idol, 2)
        await removeWish(page, 'Amulet of the Twin Fangs', isMobile)
        await expect(rows).toHaveCount(7)
      })

      await test.step('tick a wish', async () => {
        const obtained = page.getByRole('button', { name: 'Obtained Font of Venomous Rage' })
        await expect(obtained).toHaveAttribute('aria-pressed', 'false')
        await obtained.click()
        await expect(obtained).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText('2 of 7 obtained')).toBeVisible()
        await expect(page.getByRole('region', { name: 'Obtained' })).toContainText('Font of')
      })

      await test.step('the screen, the server and a reload agree', async () => {
        await expect
          .poll(async () => {
            const { items } = await raider.read(getWishlist, { wishlistId })
            return items.map(({ lootItem, isObtained }) => [lootItem.name, isObtained])
          })
          .toEqual([
            ['Font of Venomous Rage', true],
            ["Hex Lord's Dooming Idol", false],
            ["Jan'thrazet, the Soul Fang", false],
            ['Venomwoven Effigy', false],
            ["Errant Scrollsage's Hood", false],
            ["Vile Alchemist's Band", true],
            ["Gebbo's Bottomless Bag", false],
          ])
        const before = await readRows(page)
        await page.reload()
        await expect(rows).toHaveCount(7)
        expect(await readRows(page)).toEqual(before)
        await expect(page.getByText('2 of 7 obtained')).toBeVisible()
      })
    },
  )
})

async function readRows(page: Page): Promise<string[]> {
  return wishRows(page).allInnerTexts()
}
