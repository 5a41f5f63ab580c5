import { getWishlist } from '@/contract/wishlist'
import { BIG_LIST, BIG_WISH_COUNT } from '../../support/big-list'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { closePicker, pickerSheet } from '../support/picker'
import { PHONE_ONLY } from '../support/tags'
import { rankOf, tickOf, wishRows } from '../support/wishes'

test.use({ hasBigList: true })

test('long wishlist: 300 wishes in an instance of 2,000 loot items can be ticked and reordered', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  const wishlistId = await raider.wishlistId('Frostelle', BIG_LIST)
  await enterAs(page, raider)
  await page.goto(`/wishlists/${wishlistId}`)
  await expect(wishRows(page)).toHaveCount(BIG_WISH_COUNT)
  const readNames = async () => {
    const { items } = await raider.read(getWishlist, { wishlistId })
    return items.map(({ lootItem }) => lootItem.name)
  }
  const [first = '', second = ''] = await readNames()

  await test.step('only rows near the viewport render their controls', async () => {
    const last = (await readNames()).at(-1) ?? ''
    await expect(rankOf(page, first)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Rank of / })).not.toHaveCount(BIG_WISH_COUNT)
    await expect(tickOf(page, last)).toBeHidden()
    await wishRows(page).last().scrollIntoViewIfNeeded()
    await expect(tickOf(page, last)).toBeVisible()
    await expect(rankOf(page, first)).toBeHidden()
    await wishRows(page).first().scrollIntoViewIfNeeded()
    await expect(rankOf(page, first)).toBeVisible()
  })

  await test.step('ticking with the mouse keeps the scroll position', async () => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await scrolled()
    await tickOf(page, first).click()
    await expect(rankOf(page, first)).toHaveCount(0)
    await expect(rankOf(page, second)).toHaveValue('2')
    await expect(page.getByText(`${first} is obtained`)).toBeAttached()
    expect(await scrolled()).toBe(before)
    await wishRows(page).last().scrollIntoViewIfNeeded()
    // The wish keeps its rank, so it is the first obtained one.
    const obtained = page.getByRole('region', { name: 'Obtained' }).getByRole('listitem').first()
    await obtained.scrollIntoViewIfNeeded()
    await tickOf(page, first).click()
    await expect(page.getByText(`${first} is no longer obtained`)).toBeAttached()
    await wishRows(page).first().scrollIntoViewIfNeeded()
    await expect(rankOf(page, first)).toHaveValue('1')
  })

  await test.step('ticking with the keyboard moves the focus with the row', async () => {
    const names = await readNames()
    const far = names[250] ?? ''
    await wishRows(page).filter({ hasText: far }).scrollIntoViewIfNeeded()
    await tickOf(page, far).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${far} is obtained`)).toBeAttached()
    await expect(tickOf(page, far)).toBeFocused()
    await expect(tickOf(page, far)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${far} is no longer obtained`)).toBeAttached()
    await expect(tickOf(page, far)).toBeFocused()
    await wishRows(page).first().scrollIntoViewIfNeeded()
  })

  await test.step('the key End focuses the last wish, which has no controls until then', async () => {
    const last = (await readNames()).at(-1) ?? ''
    await tickOf(page, second).focus()
    await page.keyboard.press('End')
    const row = wishRows(page).filter({ hasText: last })
    await expect(row.locator(':focus')).toBeVisible()
    await expect(row).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(wishRows(page).first().locator(':focus')).toBeVisible()
  })

  await test.step('the first wish is moved to rank 201', async () => {
    await rankOf(page, first).fill('201')
    await page.keyboard.press('Enter')
    await expect(rankOf(page, first)).toHaveValue('201')
    await expect(rankOf(page, second)).toHaveValue('1')
    await expect.poll(async () => (await readNames()).indexOf(first)).toBe(200)
  })
})

test(
  'long wishlist on a phone: Add items and the hint about gestures are visible at every scroll position',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(`/wishlists/${await raider.wishlistId('Frostelle', BIG_LIST)}`)
    const add = page.getByRole('button', { name: 'Add items' })
    const hint = page.getByText('Hold a row to move it.')
    await expect(add).toBeInViewport()
    await expect(hint).toBeInViewport({ ratio: 1 })
    await wishRows(page).nth(100).scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport()
    await expect(hint).toBeInViewport({ ratio: 1 })
    await add.click()
    await expect(pickerSheet(page)).toBeVisible()
    const scrolled = await page.evaluate(() => window.scrollY)
    await closePicker(page, true)
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  },
)
