import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import { expectAccessible } from '../support/accessibility'
import { countActions } from '../support/action-counter'
import { expect, test } from '../support/fixtures'
import { MAIN, PHONE_ONLY } from '../support/tags'
import { enterAs } from '../support/person'
import { copyFromExcel } from '../support/clipboard'
import { raidSheet } from '../support/raid-sheet'

const RAID = 'The Lantern Deep'
/** Limit of clicks and key presses from the empty instance to the submitted batch. */
const ACTIONS_MAX = 17

test.describe('bulk page: a new raid', () => {
  test.use({ freshServer: true })

  test(
    'an admin pastes a spreadsheet, creates its bosses, fixes errors, submits and undoes the batch',
    { tag: MAIN },
    async ({ page, getPerson }) => {
      const admin = await getPerson('Admin#1000')
      await enterAs(page, admin)
      const grid = page.getByRole('grid', { name: 'Loot rows' })
      const cells = (text: string) => grid.getByRole('gridcell', { name: text, exact: true })

      await test.step('create the instance', async () => {
        await page.goto('/admin/instances')
        await page.getByRole('link', { name: 'New instance' }).click()
        const form = page.getByRole('dialog', { name: 'New instance' })
        await form.getByRole('textbox', { name: 'Name', exact: true }).fill(RAID)
        await form.getByRole('combobox', { name: 'Expansion' }).fill('Midnight')
        await form.getByRole('combobox', { name: 'Tier' }).fill('MN Season 2')
        await form.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(form).toBeHidden()
      })
      await copyFromExcel(page, raidSheet())
      const user = countActions(page)

      await test.step('paste 110 rows and create their eight bosses', async () => {
        await user.click(page.getByRole('button', { name: `More actions for ${RAID}` }))
        await user.click(page.getByRole('menuitem', { name: 'Enter items in bulk' }))
        await expect(page.getByRole('combobox', { name: 'Instance' })).toHaveText(RAID)
        // The page takes a paste before a cell has the focus.
        await expect(grid).toBeVisible()
        await user.press('Control+V')
        await expect(page.getByText('110 items')).toBeVisible()
        await expect(page.getByRole('combobox', { name: 'Drop chance' })).toHaveText('Leave out')
        await user.click(page.getByRole('button', { name: 'Add missing bosses' }))
        await user.click(page.getByRole('button', { name: 'Add 8 bosses' }))
        // Eight sequential calls take long on a busy machine.
        await expect(page.getByText('Added 8 bosses')).toBeVisible()
        await expect(page.getByText('3 errors')).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('fix three cells by keyboard', async () => {
        await expect(grid.getByRole('textbox', { name: 'Item, row 1' })).toBeFocused()
        await user.press('F8')
        await expect(grid.getByRole('combobox', { name: 'Type, row 12' })).toBeFocused()
        // The repair that the cell proposes, which also moves to the next error.
        await expect(page.getByRole('button', { name: /^Ring/ })).toBeVisible()
        await user.press('Alt+Enter')
        await expect(grid.getByRole('combobox', { name: 'Type, row 53' })).toBeFocused()
        await user.type('1h sw')
        await user.press('Enter', 'F8')
        await expect(grid.getByRole('textbox', { name: 'Item ID, row 97' })).toBeFocused()
        await user.press('Delete')
        await expect(page.getByText('0 errors')).toBeVisible()
      })

      await test.step('dry run and submit', async () => {
        await user.click(page.getByRole('button', { name: 'Check and submit' }))
        const confirmation = page.getByRole('alertdialog', { name: `Submit 110 items to ${RAID}?` })
        await expect(confirmation).toContainText('110 will be created')
        await expectAccessible(page)
        await user.click(confirmation.getByRole('button', { name: 'Submit' }))
        await expect(page.getByText('110 items created.')).toBeVisible()
      })
      test.info().annotations.push({ type: 'actions', description: String(user.actions) })
      // oxlint-disable-next-line no-console -- the number that this test measures
      console.log(`Actions from the empty instance to the submitted batch: ${user.actions}`)
      expect(user.actions).toBeLessThanOrEqual(ACTIONS_MAX)

      const instances = await admin.read(listInstances)
      const instanceId = instances.find(({ name }) => name === RAID)?.id ?? ''
      const countItems = async () =>
        (await admin.read(listBosses))
          .filter((boss) => boss.instanceId === instanceId)
          .map(({ itemCount }) => itemCount)

      await test.step('undo the batch and submit it again', async () => {
        expect(await countItems()).toEqual([14, 14, 14, 13, 14, 14, 14, 13])
        await page.getByRole('button', { name: 'Undo this batch' }).click()
        await expect(page.getByText('The batch was undone.')).toBeVisible()
        expect(await countItems()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
        await expect(page.getByText('110 items', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Submit again' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByText('110 items created.')).toBeVisible()
        // It goes back in the history when it closes, which would end the next step's navigation.
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await expect(cells('Lantern 1')).toHaveCount(0)
        expect(await countItems()).toEqual([14, 14, 14, 13, 14, 14, 14, 13])
      })
    },
  )
})

test.describe('bulk page: grid', () => {
  test.beforeEach(async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/loot-bulk')
  })

  test('the columns keep their width, however long the text of a cell is', async ({ page }) => {
    const grid = page.getByRole('grid', { name: 'Loot rows' })
    const readWidths = () =>
      grid
        .getByRole('columnheader')
        .evaluateAll((all) => all.map((header) => header.getBoundingClientRect().width))
    await grid.getByRole('gridcell').first().click()
    const before = await readWidths()
    await copyFromExcel(page, [
      Array.from({ length: before.length - 1 }, () => 'long text '.repeat(20)),
    ])
    await page.keyboard.press('Control+V')
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    expect(await readWidths()).toEqual(before)
  })
})

test(
  'bulk page on a phone: a row is filled in by touch',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    // The accessibility check takes long on a busy machine.
    test.slow()
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/loot-bulk')
    const grid = page.getByRole('grid', { name: 'Loot rows' })
    const cell = (row: number, column: number) =>
      grid.getByRole('row').nth(row).getByRole('gridcell').nth(column)
    await cell(1, 0).tap()
    await page.keyboard.type('Lantern')
    // The type; it names the slot as well.
    await cell(1, 3).tap()
    await page.keyboard.type('trin')
    await page.getByRole('option', { name: 'Trinket' }).tap()
    await expect(cell(1, 2)).toHaveText('Trinket')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(cell(1, 2)).toHaveText('')
    await page.getByRole('button', { name: 'Redo' }).tap()
    await cell(2, 0).tap()
    await page.getByRole('button', { name: 'More commands' }).tap()
    await page.getByRole('menuitem', { name: 'Fill down' }).tap()
    await expect(grid.getByRole('textbox', { name: 'Item, row 2' })).toHaveValue('Lantern')
    // The name column stays visible when the grid is scrolled to the right.
    await page.getByRole('button', { name: /^Next error/ }).tap()
    await expect(grid.locator('input:focus')).toBeInViewport()
    await expect(cell(1, 0)).toBeInViewport()
    // Nothing is half below the top bar.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  },
)
