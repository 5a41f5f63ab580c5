import type { Locator, Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expect, test } from '../support/fixtures'
import { pickerSheet, slotButton } from '../support/picker'
import { enterAs, type Person } from '../support/person'
import { choose } from '../support/select'
import { PHONE_ONLY } from '../support/tags'
import { wishRows } from '../support/wishes'

test.use({ freshServer: true })

const TOUCHES_MAX = 25
test(
  `ten ranked wishes on a phone take at most ${TOUCHES_MAX} touches`,
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await createList(page, raider, 'Ten wishes')
    const user = new TouchCounter()
    await user.tap(page.getByRole('button', { name: 'Add items' }))
    const sheet = pickerSheet(page)
    const added: string[] = []
    const addFirst = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const add = sheet.getByRole('button', { name: /^Add / }).first()
        const name = (await add.getAttribute('aria-label')) ?? ''
        await user.tap(add)
        added.push(name.replace(/^Add /, ''))
        await expect(sheet.getByRole('button', { name, exact: true })).toHaveCount(0)
      }
    }
    for (const [slot, count] of [
      ['Trinket', 3],
      ['Head', 2],
      ['Finger', 2],
      ['Back', 1],
      ['Neck', 2],
    ] as const) {
      await user.tap(slotButton(page, slot))
      await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true')
      await addFirst(count)
    }
    await user.tap(sheet.getByRole('button', { name: 'Close' }))
    await expect(wishRows(page)).toHaveCount(10)
    expect(user.touches).toBeLessThanOrEqual(TOUCHES_MAX)

    const wishlistId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect
      .poll(async () => {
        const { items } = await raider.read(getWishlist, { wishlistId })
        return items.map(({ lootItem, priority }) => `${priority} ${lootItem.name}`)
      })
      .toEqual(added.map((name, index) => `${index + 1} ${name}`))
  },
)

async function createList(page: Page, raider: Person, name: string) {
  await enterAs(page, raider)
  await page.goto(await raider.characterPath('Frostelle'))
  await page.getByRole('button', { name: 'Create Wishlist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle' })
  await choose(dialog, 'Raid Instance', 'The Venomous Abyss')
  await choose(dialog, 'Specialization', 'Frost')
  await dialog.getByRole('textbox', { name: 'Wishlist Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/**
 * Counts touches; a target outside of the viewport counts as two, because the user has to scroll.
 */
class TouchCounter {
  touches = 0

  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    const isVisible = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(top)
    })
    this.touches += isVisible ? 1 : 2
    await target.tap()
  }
}
