import { getWishlist } from '@/contract/wishlist'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/person'
import { MAIN, PHONE_TOO } from './support/tags'
import { toasts } from './support/toasts'
import { tickOf, wishRows } from './support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const IDOL = "Hex Lord's Dooming Idol"

test.use({ freshServer: true })

test(
  'Home: a tick at a boss, the filter, and the way to the list at that boss',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const raider = await getPerson('Raider#3000')
    const wishlistId = await raider.wishlistId('Frostelle', LIST)
    await enterAs(page, raider)
    await page.goto('/')
    const tier = page.getByRole('region', { name: 'This tier' })
    const row = tier.getByRole('listitem').filter({
      has: page.getByRole('link', { name: IDOL }),
    })
    const isObtained = async () => {
      const { items } = await raider.read(getWishlist, { wishlistId })
      return items.find(({ lootItem }) => lootItem.name === IDOL)?.isObtained
    }

    await test.step('the bosses have the wishes of all main wishlists', async () => {
      await expect(tier.getByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
      await expect(tier.getByText('Kharzul', { exact: true })).not.toHaveCount(0)
      await page.getByRole('radio', { name: 'Frostelle' }).check()
      await expect(page).toHaveURL(/\?character=/)
      await expect(tier.getByRole('link', { name: /Venomforged|Maze-roa/ })).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Frostelle' })).toBeChecked()
      await expect(tier.getByRole('link', { name: `Open ${LIST}` })).toBeVisible()
    })

    await test.step('a second press within two seconds unticks', async () => {
      await tickOf(page, IDOL).dblclick()
      await expect(tickOf(page, IDOL)).toHaveAttribute('aria-pressed', 'false')
      await expect(row.first()).toBeVisible()
    })

    await test.step('a tick stays for a moment, then the wish leaves; the server has it', async () => {
      await tickOf(page, IDOL).click()
      await expect(tickOf(page, IDOL)).toHaveAttribute('aria-pressed', 'true')
      await expect(tier.getByText('2 of 7 obtained')).toBeVisible()
      await expect(tickOf(page, IDOL)).toHaveCount(0)
      await expect.poll(isObtained).toBe(true)
    })

    await test.step('a press on a wish leads to its list at the boss; Back returns', async () => {
      const last = tier.getByRole('link', { name: "Errant Scrollsage's Hood" })
      await last.click()
      await expect(page).toHaveURL(new RegExp(`/wishlists/${wishlistId}\\?view=boss#boss-`))
      const hood = wishRows(page).filter({ hasText: "Errant Scrollsage's Hood" })
      await expect(hood).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL(/\/\?character=/)
      await expect(last).toBeVisible()
    })

    await test.step('targets are at least 44 px high on a phone', async () => {
      if (!isMobile) return
      const small = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, a, label:has(input)')]
          .filter((target) => {
            // The area of a link that covers its row is that of the row.
            const area = target.tagName === 'A' ? (target.closest('li') ?? target) : target
            return area.getBoundingClientRect().height < 44
          })
          .map((target) => target.textContent),
      )
      expect(small).toEqual([])
    })
  },
)

test(
  'Create Wishlist in two taps: from Home to the new wishlist',
  { tag: [MAIN, PHONE_TOO] },
  async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Create main wishlist' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Create Wishlist for / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create Wishlist' }).click()
    await expect(toasts(page)).toContainText(['Created wishlist: The Venomous Abyss - Heroic'])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'The Venomous Abyss - Heroic',
    )
  },
)
