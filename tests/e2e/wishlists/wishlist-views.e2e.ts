import { expect, test } from '../support/fixtures'
import { openList } from '../support/open-list'
import { pickerSearch, pickerSheet, pressSearchKey } from '../support/picker'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { expectRank, wishRows } from '../support/wishes'

test.use({ freshServer: true })

test(
  'wishlist by slot: a slot shows its wishes and opens the picker for that slot',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const readNames = await openList(page, await getPerson('Raider#3000'), '?view=slot')
    const slots = page.getByRole('list', { name: 'Slots' })
    // One place for each of the 16 slots, and a second one for rings and trinkets.
    await expect(slots.getByRole('button')).toHaveCount(18)
    await expect(slots.getByRole('button', { name: /^Head/ })).toHaveAccessibleName(
      'Head 2 wishes #4 Venomwoven Effigy',
    )
    await expect(slots.getByRole('button', { name: /^Finger/ })).toHaveAccessibleName(
      "Finger 1 of 1 obtained Vile Alchemist's Band",
    )
    await expect(slots.getByRole('button', { name: /^Second finger/ })).toHaveAccessibleName(
      'Second finger No wishes',
    )
    await expect(slots.getByRole('button', { name: /^Second trinket/ })).toHaveAccessibleName(
      "Second trinket #2 Hex Lord's Dooming Idol",
    )
    await expect(slots.getByRole('button', { name: /^Waist/ })).toHaveAccessibleName(
      'Waist No wishes',
    )

    await slots.getByRole('button', { name: /^Head/ }).click()
    const picker = isMobile
      ? page.getByRole('dialog', { name: 'Head', exact: true })
      : page.getByRole('main')
    await expect(picker.getByRole('heading', { level: 2, name: 'Head' })).toBeVisible()
    const effigy = { name: 'Venomwoven Effigy', exact: true }
    await expect(picker.getByRole('link', effigy)).toHaveCount(1)
    const added = picker.getByRole('button', { name: /^Added / })
    await picker.getByRole('button', { name: "Add Venomkeeper's Horrific Cowl" }).click()
    await expect(added).toHaveCount(1)
    if (isMobile) await picker.getByRole('button', { name: 'Close' }).click()
    await expect(slots.getByRole('button', { name: /^Head 3 wishes/ })).toBeVisible()
    await expect.poll(async () => (await readNames()).at(-1)).toBe("Venomkeeper's Horrific Cowl")
  },
)

test(
  'wishlist by boss: a boss without wishes opens the picker for that boss',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const readNames = await openList(page, await getPerson('Raider#3000'), '?view=boss')
    const boss = page.getByRole('region', { name: 'Wishes from Sszorak' })
    await expect(boss).toContainText('No wishes')
    await expect(page.getByRole('region', { name: 'Wishes from The Twin Fangs' })).toContainText(
      '0 of 2 obtained',
    )
    await boss.getByRole('button', { name: 'Add from Sszorak' }).click()
    const picker = isMobile ? pickerSheet(page) : page.getByRole('main')
    await expect(picker.getByRole('heading', { name: 'Add items: Sszorak' })).toBeVisible()
    if (isMobile) await picker.getByRole('button', { name: /^Filters/ }).click()
    await expect(picker.getByRole('combobox', { name: 'Boss' })).toHaveText('Sszorak')
    const ferocity = picker.getByRole('button', { name: "Add Sszorak's Ferocity" })
    await expect(picker.getByRole('button', { name: "Add Apex Brute's Claw Ring" })).toBeVisible()
    // Loot items for other specializations are hidden until the switch is on.
    await expect(ferocity).toHaveCount(0)
    await picker.getByRole('switch', { name: 'Include other specs' }).check()
    await expect(ferocity).toBeVisible()
    await picker.getByRole('button', { name: "Add Apex Brute's Claw Ring" }).click()
    await expect(picker.getByRole('button', { name: "Added Apex Brute's Claw Ring" })).toBeVisible()
    if (isMobile) await picker.getByRole('button', { name: 'Close' }).click()
    await expect(boss.getByRole('listitem')).toHaveCount(1)
    await expect(boss).toContainText('0 of 1 obtained')
    await expect.poll(async () => (await readNames()).at(-1)).toBe("Apex Brute's Claw Ring")
  },
)

test(
  'picker search: a tier token is found by its slot and is marked when it is on the list',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    await openList(page, await getPerson('Raider#3000'))
    await pressSearchKey(page, isMobile)
    await expect(pickerSearch(page)).toBeFocused()
    await page.keyboard.type('tier chest')
    // The icon, and an item for any slot of the tier.
    await expect(page.getByRole('status').filter({ hasText: /^2 items/ })).toBeVisible()
    const add = page.getByRole('button', { name: 'Add Venomwoven Icon' })
    await add.press('Enter')
    await expect(add).toHaveCount(0)
    await expect(pickerSearch(page)).toHaveValue('tier chest')
    if (isMobile) await pickerSheet(page).getByRole('button', { name: 'Close' }).click()
    await expectRank(page, 'Venomwoven Icon', 7)
  },
)

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

test(
  'picker: an item is added and removed by touch, and Undo restores it',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const readNames = await openList(page, await getPerson('Raider#3000'))
    const before = await readNames()
    await page.getByRole('button', { name: 'Add items' }).tap()
    await pickerSearch(page).fill('bottomless')
    // A press on the row shows the item, and its button adds it.
    const row = pickerSheet(page).getByRole('listitem').filter({ hasText: "Gebbo's Bottomless" })
    // The results have replaced the list.
    await expect(pickerSheet(page).getByRole('listitem')).toHaveCount(1)
    await row.tap({ position: { x: 100, y: 16 } })
    await expect(row.getByRole('link', { name: 'Show on Wowhead' })).toBeVisible()
    await row.getByRole('button', { name: /^Add / }).tap()
    const added = pickerSheet(page).getByRole('button', { name: /^Added Gebbo/ })
    await expect.poll(readNames).toEqual([...before, "Gebbo's Bottomless Bag"])
    await pickerSheet(page).getByRole('button', { name: 'Remove' }).tap()
    await expect.poll(readNames).toEqual(before)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(added).toBeVisible()
    await expect.poll(readNames).toEqual([...before, "Gebbo's Bottomless Bag"])
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
