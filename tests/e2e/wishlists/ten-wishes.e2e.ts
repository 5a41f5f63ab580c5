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
const PRESSES_MAX = 14
/** In the order of the character sheet. */
const SLOTS = [
  'Head',
  'Neck',
  'Shoulder',
  'Back',
  'Chest',
  'Wrist',
  'Hands',
  'Waist',
  'Legs',
  'Feet',
  'Finger',
  'Trinket',
]

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

test(
  `an item in each of twelve slots on a phone takes at most ${PRESSES_MAX} presses`,
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    await createList(page, await getPerson('Raider#3000'), 'Twelve slots')
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.tap()
    }
    await press(page.getByRole('button', { name: 'Add items' }))
    const sheet = pickerSheet(page)
    for (const slot of SLOTS) {
      const region = sheet.getByRole('region', { name: slot, exact: true })
      const more = sheet.getByRole('button', { name: /^Show \d+ more/ })
      await expect(region.or(more).first()).toBeVisible()
      if ((await region.count()) === 0) await press(more)
      const add = region.getByRole('button', { name: /^Add / }).first()
      const name = (await add.getAttribute('aria-label')) ?? ''
      await press(add)
      await expect(region.getByRole('button', { name, exact: true })).toHaveCount(0)
    }
    await press(sheet.getByRole('button', { name: 'Close' }))
    await expect(wishRows(page)).toHaveCount(SLOTS.length)
    expect(presses).toBeLessThanOrEqual(PRESSES_MAX)
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
