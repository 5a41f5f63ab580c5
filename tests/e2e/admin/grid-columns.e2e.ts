import { listInstances } from '@/contract/admin/admin-instance'
import { copyFromExcel } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'

test('bulk page: columns are chosen by keyboard, and existing items are changed in the grid', async ({
  page,
  getPerson,
}) => {
  const person = await getPerson('Admin#1000')
  const raid = (await person.read(listInstances)).find(({ name }) => name === 'Manaforge Omega')
  const grid = page.getByRole('grid', { name: 'Loot rows' })
  await enterAs(page, person)
  await page.goto(`/admin/loot-bulk?instanceId=${raid?.id ?? ''}`)
  await copyFromExcel(page, [
    ['990001', 'Quux Ring', 'Finger', 'Ring', 'Seen on the PTR'],
    ['990002', 'Quux Hat', 'Head', 'Cloth', 'Not seen'],
  ])
  await grid.getByRole('gridcell').first().click()
  await page.keyboard.press('Control+V')
  const strip = page.getByRole('region', { name: 'Columns of the pasted cells' })
  await expect(grid.getByRole('textbox', { name: 'Item, row 1' })).toHaveValue('Quux Ring')
  const select = strip.getByRole('combobox', { name: '“Seen on the PTR”' })
  await select.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Desc')
  // The list focuses the option in a later task, so Enter could otherwise select the previous one.
  await expect(page.getByRole('option', { name: 'Description' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toHaveText('Description')
  await expect(select).toBeInViewport()
  await strip.getByRole('button', { name: 'Done' }).click()
  await expect(strip).toBeHidden()
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()

  // The items of the loot table are opened above the rows of the draft.
  await page.goto(`/admin/loot?instanceId=${raid?.id ?? ''}&search=Logic+Gate`)
  await page.getByRole('link', { name: 'Edit in grid' }).click()
  const name = grid.getByRole('textbox', { name: 'Item, row 1' })
  await grid.getByRole('gridcell').first().click()
  await expect(name).toHaveValue(/^Logic Gate/)
  await expect(grid.getByRole('gridcell', { name: 'Quux Ring' })).toBeVisible()
  await page.keyboard.type('Logic Gate: Quux')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Boss', exact: true }).click()
  await page.getByRole('option', { name: /^Plexus Sentinel/ }).click()
  await page.getByRole('button', { name: 'Check and submit' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Submit 3 items to Manaforge Omega?' })
  await expect(dialog.getByRole('region', { name: 'Changes' })).toContainText('→ Logic Gate: Quux')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})
