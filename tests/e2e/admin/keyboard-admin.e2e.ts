import type { Page } from '@playwright/test'
import { copyFromExcel } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { recordHeard } from '../support/heard'
import { choose, press, step, tabTo } from '../support/keyboard'
import { enterAs } from '../support/person'
import { raidSheet } from '../support/raid-sheet'

const RAID = 'The Lantern Deep'

test.use({ freshServer: true })

/** Leaves the grid and presses the button below it. */
async function submitRows(page: Page) {
  await page.keyboard.press('Escape')
  await press(page, 'Check and submit')
}

test('keyboard: an admin enters a raid from a sheet, undoes the batch and an edit', async ({
  page,
  getPerson,
}) => {
  const heard = await recordHeard(page)
  await enterAs(page, await getPerson('Admin#1000'))
  await copyFromExcel(page, raidSheet())
  await page.goto('/admin/instances')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await step(page, 'create the instance', /^New instance$/, async () => {
    await press(page, 'New instance')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.type(RAID)
    await tabTo(page, 'Expansion')
    await page.keyboard.type('Midnight')
    await tabTo(page, 'Tier')
    await page.keyboard.type('MN Season 2')
    await press(page, 'Save')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await step(page, 'open the bulk page', /^Enter items in bulk$/, async () => {
    await choose(page, `More actions for ${RAID}`, 'Enter items in bulk')
    await expect(page.getByRole('combobox', { name: 'Instance' })).toHaveText(RAID)
  })
  await step(page, 'paste 110 rows', /^Item, row 1$/, async () => {
    await page.keyboard.press('Control+V')
    await expect(page.getByText('110 items')).toBeVisible()
  })
  await step(page, 'add the missing bosses', /^Item, row 1$/, async () => {
    await page.keyboard.press('Escape')
    await tabTo(page, 'Add missing bosses', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page, 'Add 8 bosses')
    await expect(page.getByText('3 errors')).toBeVisible()
  })
  await step(page, 'submit rows with errors', /^Type, row 12$/, async () => {
    await submitRows(page)
    await expect(page.getByText('Fix the errors first')).toBeVisible()
  })
  await step(page, 'mend the errors', /^Item ID, row 97$/, async () => {
    await page.keyboard.press('Alt+Enter')
    await expect(page.getByRole('combobox', { name: 'Type, row 53' })).toBeFocused()
    await page.keyboard.type('1h sw')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    await expect(page.getByRole('textbox', { name: 'Item ID, row 97' })).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(page.getByText('0 errors')).toBeVisible()
  })
  await step(page, 'submit', /^110 items created\./, async () => {
    await submitRows(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await press(page, 'Submit')
  })
  await step(page, 'undo the batch', /^The batch was undone\./, async () => {
    await press(page, 'Undo this batch')
  })
  await step(page, 'submit again', /^110 items created\./, async () => {
    await press(page, 'Submit again')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await press(page, 'Submit')
  })
  await step(page, 'open the loot table', /^Loot$/, async () => {
    await press(page, 'Show in the loot table')
  })
  await step(page, 'delete an item: the next row', /^Select Lantern 10L/, async () => {
    await press(page, 'Delete Lantern 1')
    await press(page, 'Delete')
    await expect(page.getByText('109 items')).toBeVisible()
  })
  await step(page, 'undo the deletion in the history: its entry', /^Deleted item L/, async () => {
    await page.goto('/admin/history')
    await press(page, 'Undo: Deleted item Lantern 1')
    await expect(page.getByText('Restored Lantern 1')).toBeVisible()
  })

  // Without the numbers of rows and errors in the grid, which change with each step, and of the
  // loot table, which may have been preloaded with another number of rows.
  expect(heard.filter((text) => !/·|^[1-9]\d* items$/.test(text))).toEqual([
    `Created ${RAID}Undo`,
    'Added 8 bossesUndo',
    'Fix the errors first',
    '1 error repaired',
    'The batch was undone. Its rows are in the grid again, and are not submitted.',
    'Deleted Lantern 1Undo',
    'Restored Lantern 1',
    '7 entries',
  ])
})
