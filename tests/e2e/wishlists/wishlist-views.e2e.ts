import { expect, test } from '../support/fixtures'
import { openList } from '../support/open-list'
import { pickerSearch, pickerSheet, pressSearchKey } from '../support/picker'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { wishRows } from '../support/wishes'

test(
  'wishlist on a phone: six wishes and the search are visible, and four results above a keyboard',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    await openList(page, await getPerson('Raider#3000'))
    await expect(wishRows(page)).toHaveCount(7)
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const sixth = await wishRows(page).nth(5).boundingBox()
    if (!bar || !sixth) throw new Error('The page is not shown')
    expect(sixth.y + sixth.height).toBeLessThanOrEqual(bar.y)
    await expect(page.getByRole('button', { name: 'Open search' })).toBeInViewport({ ratio: 1 })

    // The size of the window above an on-screen keyboard.
    await page.setViewportSize({ width: 390, height: 508 })
    await page.getByRole('button', { name: 'Add items' }).click()
    await pickerSearch(page).fill('trinket')
    const results = pickerSheet(page).getByRole('button', { name: /^Add(ed)? / })
    await expect(results.nth(3)).toBeInViewport({ ratio: 1 })
  },
)

test('wishlist on a tablet: the picker is a sheet at the side, and rows keep their size', async ({
  page,
  getPerson,
}) => {
  await openList(page, await getPerson('Raider#3000'))
  // Not found by role, because an open sheet hides the page from assistive technology.
  const firstRow = page.locator('[role="tabpanel"] li').first()
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const row = await firstRow.boundingBox()
    await page.getByRole('button', { name: 'Add items' }).click()
    if (!row) throw new Error('The page is not shown')
    const readSheet = async () => {
      const sheet = await pickerSheet(page).boundingBox()
      return sheet && { y: sheet.y, right: sheet.x + sheet.width, height: sheet.height }
    }
    // The sheet is outside of the window until its first frame.
    await expect.poll(readSheet).toEqual({ y: 0, right: width, height })
    expect((await pickerSheet(page).boundingBox())?.width).toBeLessThan(width / 1.5)
    expect(await firstRow.boundingBox()).toEqual(row)
    await page.keyboard.press('Escape')
    await expect(pickerSheet(page)).toBeHidden()
  }
})

test(
  'wishlist by slot on a phone: a slot without wishes is 48 px high, and has no gap beside it',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    await openList(page, await getPerson('Raider#3000'), '?view=slot')
    const empty = page.getByRole('button', { name: 'Waist No wishes' })
    expect((await empty.boundingBox())?.height).toBe(48)
    await expect(page.getByRole('button', { name: 'Second finger No wishes' })).toBeVisible()
    const rowEnds = await page
      .getByRole('list', { name: 'Slots' })
      .getByRole('button')
      .evaluateAll((places) => {
        const ends = new Map<number, number>()
        for (const place of places) {
          const { top, right } = place.getBoundingClientRect()
          ends.set(top, Math.max(ends.get(top) ?? 0, right))
        }
        return [...ends.values()].map(Math.round)
      })
    expect(new Set(rowEnds).size).toBe(1)
  },
)

test.describe('picker', () => {
  test.use({ freshServer: true })

  test(
    'picker: an item is found, added and removed by keyboard without leaving the search',
    { tag: PHONE_TOO },
    async ({ page, getPerson, isMobile }) => {
      const readNames = await openList(page, await getPerson('Raider#3000'))
      const before = await readNames()
      await pressSearchKey(page, isMobile)
      const search = pickerSearch(page)
      await expect(search).toBeFocused()
      await page.keyboard.type('trinket')
      const results = page.getByRole('button', { name: /^Add(ed)? (?!items)/ })
      await expect(results.first()).toBeVisible()
      const selectedName = () =>
        search.evaluate((field) => {
          const id = field.getAttribute('aria-activedescendant') ?? ''
          return document.getElementById(id)?.getAttribute('aria-label') ?? null
        })
      // Down to the last result, which is then visible below the search field. Results are rendered
      // in parts.
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        expect(await selectedName()).toBe(await results.last().getAttribute('aria-label'))
        await expect(results.last()).toBeInViewport({ ratio: 1, timeout: 1 })
      }).toPass({ intervals: [1] })
      while ((await selectedName()) !== "Add Gebbo's Bottomless Bag") {
        await page.keyboard.press('ArrowUp')
      }
      await page.keyboard.press('Enter')
      await expect.poll(selectedName).toMatch(/^Added Gebbo's Bottomless Bag, rank/)
      await expect.poll(readNames).toEqual([...before, "Gebbo's Bottomless Bag"])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('group', { name: /^Actions on Gebbo/ })).toBeVisible()
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('trinket')
    },
  )
})
