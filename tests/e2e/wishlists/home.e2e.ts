import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const IDOL = "Hex Lord's Dooming Idol"
const HOOD = "Errant Scrollsage's Hood"

test(
  'Home: the boss, the filter, and the way to the list at that boss',
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
    await test.step('a boss and a filter are kept after a reload, and from Guild to Home', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
      if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('radio', { name: 'Frostelle' }).check()
      await expect(page).toHaveURL(/character=/)
      await expect(tier.getByRole('link', { name: /Venomforged|Maze-roa/ })).toHaveCount(0)
      await page.getByRole('button', { name: /^7? ?Coiled Altar/ }).click()
      await expect(row).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Frostelle' })).toBeChecked()
      await expect(row).toBeVisible()
      await page.getByRole('link', { name: 'Guild', exact: true }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ashen Vanguard')
      await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click()
      await expect(page.getByRole('radio', { name: 'Frostelle' })).toBeChecked()
      await expect(row).toBeVisible()
    })

    await test.step('a press on a wish leads to its list at the boss; Back returns', async () => {
      const last = tier.getByRole('link', { name: HOOD })
      // The next boss without the chosen one's item has it.
      const chips = page.getByRole('group', { name: 'Bosses' }).getByRole('button')
      for (const chip of await chips.all()) {
        if (await last.isVisible()) break
        await chip.click()
      }
      await last.click()
      await expect(page).toHaveURL(new RegExp(`/wishlists/${wishlistId}\\?view=boss#boss-`))
      const hood = wishRows(page).filter({ hasText: HOOD })
      await expect(hood).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL(/character=/)
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

/**
 * Where the first row begins, and its height, in px; `visible`: how many rows are at least needed.
 */
const SIZES = [
  { width: 390, height: 844, firstY: 190, row: 56, visible: 1 },
  // Room for three rows.
  { width: 844, height: 390, firstY: 256, row: 44, visible: 1 },
  { width: 320, height: 640, firstY: 190, row: 76, visible: 1 },
  { width: 820, height: 1180, firstY: 275, row: 44, visible: 1 },
  { width: 1440, height: 900, firstY: 297, row: 44, visible: 7 },
  { width: 2560, height: 1300, firstY: 297, row: 44, visible: 8 },
] as const

test('Home at each size of the window: the first item is near the top, and nothing scrolls sideways', async ({
  page,
  getPerson,
}) => {
  await enterAs(page, await getPerson('Raider#3000'))
  for (const { width, height, firstY, row, visible } of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const rows = page.getByRole('region', { name: 'This tier' }).getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      const boxes = await rows.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return { top, bottom }
        }),
      )
      expect(boxes[0]?.top).toBeLessThanOrEqual(firstY)
      const heights = boxes.map(({ top, bottom }) => bottom - top)
      expect(Math.max(...heights)).toBeLessThanOrEqual(row)
      const inWindow = boxes.filter(({ bottom }) => bottom <= height)
      expect(inWindow.length).toBeGreaterThanOrEqual(visible)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    })
  }
})

test.describe('a new wishlist', () => {
  test.use({ freshServer: true })

  test(
    'Create Wishlist in two taps: from Home to the new wishlist',
    { tag: PHONE_ONLY },
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
})
