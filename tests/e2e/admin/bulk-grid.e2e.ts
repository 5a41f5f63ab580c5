import type { Page } from '@playwright/test'
import { copyFromExcel } from '../support/clipboard'
import { choose } from '../support/select'
import { expect, test } from '../support/fixtures'
import { findFocusProblems } from '../support/keyboard'
import { enterAs } from '../support/person'
import { raidSheet } from '../support/raid-sheet'
import { PHONE_ONLY } from '../support/tags'

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Loot rows' })

/** Pastes the raid's spreadsheet of 110 rows. */
async function pasteSheet(page: Page) {
  await copyFromExcel(page, raidSheet())
  await gridOf(page).getByRole('gridcell').first().click()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('110 items')).toBeVisible()
}

/** The box of an element in view. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.beforeEach(async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Admin#1000'))
})

test('bulk page at 1440×900: all shown columns and “Check and submit” are in view, and nothing moves when an error appears', async ({
  page,
}) => {
  await page.goto('/admin/loot-bulk')
  await expect(gridOf(page)).toBeVisible()
  const before = await boxOf(page, '[role="grid"]')
  await pasteSheet(page)
  await expect(page.getByText('Choose the raid, or')).toBeVisible()
  const after = await boxOf(page, '[role="grid"]')
  expect(after.y).toBe(before.y)

  await choose(page.getByRole('main'), 'Instance', 'Manaforge Omega')
  await expect(page.getByRole('button', { name: 'Add missing bosses' })).toBeInViewport()
  await page.reload()
  await expect(page.getByText('Restored your draft of 110 rows', { exact: false })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Check and submit' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
  const frame = await boxOf(page, '[role="grid"]')
  expect(frame.height).toBeGreaterThanOrEqual(320)

  // The message of a cell lies beside it, so that the cells below stay free, and is not clipped.
  await page.getByRole('button', { name: /^Next error/ }).click()
  const message = page.getByRole('combobox', { name: /^Boss, row/ })
  await expect(message).toBeFocused()
  const popup = await boxOf(page, 'p[data-tone="error"]')
  const bosses = await boxOf(page, '[aria-rowindex="2"] > [aria-colindex="3"]')
  expect(popup.x).toBeGreaterThanOrEqual(bosses.right)
  expect(popup.right).toBeLessThanOrEqual(1440)
  expect(popup.bottom).toBeLessThanOrEqual(900)
})

test('bulk page: after “Fill down” the focused cell is in view below the head of the grid', async ({
  page,
}) => {
  await page.goto('/admin/loot-bulk')
  await pasteSheet(page)
  await page.keyboard.press('ArrowRight')
  for (const key of Array.from({ length: 3 }, () => 'Shift+PageDown'))
    await page.keyboard.press(key)
  await expect(page.getByRole('rowheader', { name: '31', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Fill down' }).click()
  await expect(page.getByRole('gridcell').getByRole('combobox')).toBeFocused()
  await expect.poll(() => findFocusProblems(page)).toEqual([])
})

test(
  'bulk page on a phone: the grid starts above 320 px, without key hints',
  { tag: PHONE_ONLY },
  async ({ page }) => {
    await page.goto('/admin/loot-bulk')
    await expect(gridOf(page)).toBeVisible()
    const { y } = await boxOf(page, '[role="grid"]')
    expect(y).toBeLessThan(320)
    await gridOf(page).getByRole('gridcell').first().tap()
    await page.keyboard.type('Heart')
    await expect(page.getByText('Choose the raid, or')).toBeVisible()
    expect((await boxOf(page, '[role="grid"]')).y).toBe(y)
    await expect(page.getByText('F8')).toBeHidden()
    await expect(page.getByText('Escape', { exact: false })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Check and submit' })).toBeInViewport({
      ratio: 1,
    })
  },
)
