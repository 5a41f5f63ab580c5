import type { Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expect, test } from '../support/fixtures'
import { focusedName, press, tabTo } from '../support/keyboard'
import { enterAs } from '../support/person'
import { slotButton } from '../support/picker'
import { toasts } from '../support/toasts'
import { rankOf, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const BAG = "Gebbo's Bottomless Bag"
const AMULET = 'Amulet of the Twin Fangs'

test.use({ freshServer: true })

test('keyboard: all edits of a wishlist', async ({ page, getPerson }) => {
  const raider = await getPerson('Raider#3000')
  const wishlistId = await raider.wishlistId('Frostelle', LIST)
  await enterAs(page, raider)
  await page.goto(`/wishlists/${wishlistId}`)
  await expect(wishRows(page)).toHaveCount(7)
  // Before it is loaded, Tab leaves the page behind the list.
  const picker = page.getByRole('searchbox', { name: 'Search all items' })
  await expect(picker).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: 'is now rank' })

  await test.step('enter and leave the list with one Tab each', async () => {
    const list = page.getByRole('group', { name: 'Wishes' })
    const hasFocus = () => list.evaluate((element) => element.contains(document.activeElement))
    await page.getByRole('searchbox', { name: 'Search this list' }).focus()
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link', { name: 'Font of Venomous Rage' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('link', { name: "Hex Lord's Dooming Idol" })).toBeFocused()
    await page.keyboard.press('End')
    await expect(list.getByRole('link', { name: "Vile Alchemist's Band" })).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await hasFocus()).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await expect(list.getByRole('link', { name: "Vile Alchemist's Band" })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('searchbox', { name: 'Search this list' })).toBeFocused()
  })

  await test.step('find an item by typing and add it', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('gebo bag')
    await expect(page.getByRole('button', { name: `Add ${BAG}` })).toBeVisible()
    await press(page, `Add ${BAG}`)
    // Below the obtained wish, which keeps rank 7.
    await expect(rankOf(page, BAG)).toHaveValue('8')
  })

  await test.step('change its rank with arrow keys, Home and a number', async () => {
    await page.reload()
    await expect(wishRows(page)).toHaveCount(8)
    await expect(picker).toBeVisible()
    await reachControl(page, `Move ${BAG}`, BAG)
    const handle = page.getByRole('button', { name: `Move ${BAG}`, exact: true })
    await page.keyboard.press('ArrowUp')
    await expect(rankOf(page, BAG)).toHaveValue('6')
    await expect(status).toHaveText(`${BAG} is now rank 6 of 8`)
    await expect(handle).toBeFocused()
    await page.keyboard.press('Home')
    await expect(rankOf(page, BAG)).toHaveValue('1')
    await expect(handle).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rankOf(page, BAG)).toBeFocused()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(rankOf(page, BAG)).toHaveValue('3')
    await expect(status).toHaveText(`${BAG} is now rank 3 of 8`)
  })

  await test.step('write a note', async () => {
    await reachControl(page, `Note on ${AMULET}`, AMULET)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await page.keyboard.type('Only for the neck')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Only for the neck')).toBeVisible()
    await expect(page.getByRole('button', { name: `Note on ${AMULET}` })).toBeFocused()
  })

  await test.step('tick it', async () => {
    await reachControl(page, `Obtained ${AMULET}`, AMULET)
    await page.keyboard.press('Space')
    await expect(page.getByRole('region', { name: 'Obtained' })).toContainText(AMULET)
    await expect(page.getByText('2 of 8 obtained').first()).toBeVisible()
    // The row has moved to another list and keeps the focus.
    await expect(page.getByRole('button', { name: `Obtained ${AMULET}` })).toBeFocused()
  })

  await test.step('remove a wish and undo', async () => {
    await page.keyboard.press('Home')
    await reachControl(page, `Remove ${BAG}`, BAG)
    await page.keyboard.press('Enter')
    await expect(rankOf(page, BAG)).toHaveCount(0)
    // The wish in its place gets the focus.
    await expect(page.getByRole('button', { name: /^Remove / }).nth(2)).toBeFocused()
    await expect(toasts(page)).toContainText([`Removed ${BAG}`])
    // The shortcut for the toast region, which its accessible name announces.
    await page.keyboard.press('Alt+KeyT')
    // The toast of the tick is still there, too.
    const removed = toasts(page).filter({ hasText: `Removed ${BAG}` })
    await expect(removed.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rankOf(page, BAG)).toHaveValue('3')
    // The wish that had the focus, below the one that is back.
    await expect(page.getByRole('button', { name: /^Remove / }).nth(3)).toBeFocused()
  })

  await test.step('remove it again and undo by Ctrl+Z', async () => {
    await page.keyboard.press('Home')
    await reachControl(page, `Remove ${BAG}`, BAG)
    await page.keyboard.press('Enter')
    await expect(rankOf(page, BAG)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(rankOf(page, BAG)).toHaveValue('3')
    await expect(toasts(page)).toContainText([`Undone: Removed ${BAG}`])
  })

  await test.step('change the wishlist view and open the picker from a slot', async () => {
    await tabTo(page, 'Priority', 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('list', { name: 'Slots' })).toBeVisible()
    const wrist = page.getByRole('list', { name: 'Slots' }).getByRole('button', { name: /^Wrist/ })
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      if (await wrist.evaluate((element) => element === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add items' })).toBeFocused()
    await expect(slotButton(page, 'Wrist')).toHaveAttribute('aria-pressed', 'true')
    const add = page.getByRole('button', { name: /^Add / }).first()
    const name = (await add.getAttribute('aria-label')) ?? ''
    await press(page, name)
    await expect(wrist).toContainText(name.replace('Add ', ''))
  })

  await expect
    .poll(async () => (await raider.read(getWishlist, { wishlistId })).items.length)
    .toBe(9)
})

/**
 * Focuses a control of a wish: Tab leads to the list as a whole, arrow keys to the wish and its
 * control. Starts at the focused control if the list has the focus.
 */
async function reachControl(page: Page, control: string, item: string) {
  const list = page.getByRole('group', { name: 'Wishes' })
  const hasFocus = () => list.evaluate((element) => element.contains(document.activeElement))
  for (let steps = 0; steps < 40 && !(await hasFocus()); steps += 1) {
    await page.keyboard.press('Tab')
  }
  const press = async (key: string, isReached: (name: string) => boolean) => {
    for (let steps = 0; steps < 20; steps += 1) {
      if (isReached(await focusedName(page))) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} did not reach "${control}"`)
  }
  await press('ArrowDown', (name) => name.includes(item))
  // To the first control of the row.
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft')
  await press('ArrowRight', (name) => name === control)
}
