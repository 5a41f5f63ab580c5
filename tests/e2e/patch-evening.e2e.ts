import type { Page } from '@playwright/test'
import { listBosses } from '@/contract/admin-boss'
import { listInstances } from '@/contract/admin-instance'
import { listLoot } from '@/contract/admin-loot-item'
import { listCharacters } from '@/contract/character'
import { expectAccessible } from './support/accessibility'
import { countHands } from './support/counted'
import { expect, test } from './support/fixtures'
import { PHONE_ONLY } from './support/sizes'
import { enterAs } from './support/person'
import { openPicker, slotButton } from './support/picker'
import {
  FORMULA_NAME,
  raidSheet,
  SCRIPT_NAME,
  toExcelHtml,
  toExcelText,
} from './support/raid-sheet'

const RAID = 'The Lantern Deep'
/** From the empty instance to submitted loot. */
const ACTIONS_MAX = 60

/** Puts a table on the clipboard as Excel does, in both forms or as text alone. */
async function copyFromExcel(page: Page, rows: string[][], isTextOnly = false) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async ([text, html]) => {
      const item: Record<string, Blob> = { 'text/plain': new Blob([text], { type: 'text/plain' }) }
      if (html) item['text/html'] = new Blob([html], { type: 'text/html' })
      await navigator.clipboard.write([new ClipboardItem(item)])
    },
    [toExcelText(rows), isTextOnly ? '' : toExcelHtml(rows)] as const,
  )
}

test.describe('patch evening', () => {
  test.use({ freshServer: true })

  test('an admin has a new raid in before the pull', async ({ page, getPerson, server }) => {
    const admin = await getPerson('Admin#1000')
    await enterAs(page, admin)
    const grid = page.getByRole('grid', { name: 'Loot rows' })
    const cells = (text: string) => grid.getByRole('gridcell', { name: text, exact: true })

    await test.step('makes the instance', async () => {
      await page.goto('/admin/instances')
      await page.getByRole('link', { name: 'New instance' }).click()
      const form = page.getByRole('dialog', { name: 'New instance' })
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill(RAID)
      await form.getByRole('textbox', { name: 'Expansion' }).fill('Midnight')
      await form.getByRole('textbox', { name: 'Tier' }).fill('MN Season 2')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toBeHidden()
    })
    await copyFromExcel(page, raidSheet())
    const hands = countHands(page)

    await test.step('pastes 110 rows and makes the eight bosses they name', async () => {
      await hands.click(page.getByRole('button', { name: `More actions for ${RAID}` }))
      await hands.click(page.getByRole('menuitem', { name: 'Enter items in bulk' }))
      await expect(page.getByRole('combobox', { name: 'Instance' })).toHaveText(RAID)
      await hands.click(grid.getByRole('gridcell').first())
      await hands.press('Control+V')
      await expect(page.getByText('110 items')).toBeVisible()
      await expect(page.getByText('Ignored columns: Drop chance')).toBeVisible()
      await hands.click(page.getByRole('button', { name: 'Add missing bosses' }))
      await hands.click(page.getByRole('button', { name: 'Add 8 bosses' }))
      // Eight calls one after another, on a machine that may have other things to do.
      await expect(page.getByText('Added 8 bosses')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText('3 errors')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('mends three cells by keyboard', async () => {
      await expect(grid.getByRole('textbox', { name: 'Item, row 1' })).toBeFocused()
      await hands.press('F8')
      await expect(grid.getByRole('combobox', { name: 'Type, row 12' })).toBeFocused()
      await hands.type('rin')
      await hands.press('Enter', 'F8')
      await expect(grid.getByRole('combobox', { name: 'Type, row 53' })).toBeFocused()
      await hands.type('1h sw')
      await hands.press('Enter', 'F8')
      await expect(grid.getByRole('textbox', { name: 'Item ID, row 97' })).toBeFocused()
      await hands.press('Delete')
      await expect(page.getByText('0 errors')).toBeVisible()
    })

    await test.step('looks at what would happen, and submits', async () => {
      await hands.click(page.getByRole('button', { name: 'Check and submit' }))
      const question = page.getByRole('alertdialog', { name: 'Submit 110 items?' })
      await expect(question).toContainText('110 will be created')
      await expectAccessible(page)
      await hands.click(question.getByRole('button', { name: 'Submit' }))
      await expect(page.getByText('110 items created.')).toBeVisible()
    })
    test.info().annotations.push({ type: 'actions', description: String(hands.actions) })
    // oxlint-disable-next-line no-console -- the figure this journey is about
    console.log(`From the empty instance to submitted loot: ${hands.actions} actions`)
    expect(hands.actions).toBeLessThanOrEqual(ACTIONS_MAX)

    const instances = await admin.read(listInstances)
    const instanceId = instances.find(({ name }) => name === RAID)?.id ?? ''
    const countItems = async () =>
      (await admin.read(listBosses))
        .filter((boss) => boss.instanceId === instanceId)
        .map(({ itemCount }) => itemCount)

    await test.step('undoes the batch, and does it again', async () => {
      expect(await countItems()).toEqual([14, 14, 14, 13, 14, 14, 14, 13])
      await page.getByRole('button', { name: 'Undo this batch' }).click()
      await expect(page.getByText('The batch was undone.')).toBeVisible()
      expect(await countItems()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
      await expect(page.getByText('110 items', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Submit again' }).click()
      await expect(page.getByText('110 items created.')).toBeVisible()
      await expect(cells('Lantern 1')).toHaveCount(0)
      expect(await countItems()).toEqual([14, 14, 14, 13, 14, 14, 14, 13])
    })

    await test.step('a player finds the items in the picker', async () => {
      const raider = await getPerson('Raider#3000')
      const mage = (await raider.read(listCharacters)).find(({ name }) => name === 'Frostelle')
      const answer = await fetch(`${server.url}/api/characters/${mage?.id}/wishlists`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${raider.token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          instanceId,
          difficulty: 'Heroic',
          specialization: 'frost',
          name: 'Lanterns',
          isMainWishlist: false,
        }),
      })
      expect(answer.status).toBe(201)
      await enterAs(page, raider)
      await page.goto(await raider.wishlistPath('Frostelle', 'Lanterns'))
      await openPicker(page, false)
      await slotButton(page, 'Finger').click()
      await expect(page.getByRole('button', { name: 'Add Lantern 12', exact: true })).toBeVisible()
      await slotButton(page, 'Main hand').click()
      await expect(page.getByRole('button', { name: 'Add Lantern 53', exact: true })).toBeVisible()
    })
  })
})

test.describe('bulk entry', () => {
  test.beforeEach(async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/loot-bulk')
  })

  test('shows scripts and formulas as text, exports them safely, and keeps them over a reload', async ({
    page,
  }) => {
    const grid = page.getByRole('grid', { name: 'Loot rows' })
    const names = [SCRIPT_NAME, FORMULA_NAME]
    await copyFromExcel(page, [['Item', 'Slot'], ...names.map((name) => [name, 'Head'])], true)
    await grid.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+V')
    await expect(page.getByText('2 items')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await download).createReadStream())
      chunks.push(Buffer.from(chunk))
    const csv = Buffer.concat(chunks).toString()
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`)
    expect(csv).toContain('"<script>alert(""loot"")</script>"')

    await page.reload()
    await expect(page.getByText('Restored your draft of 2 rows', { exact: false })).toBeVisible()
    await grid.getByRole('gridcell').first().click()
    await expect(grid.getByRole('textbox', { name: 'Item, row 1' })).toHaveValue(SCRIPT_NAME)
    await page.keyboard.press('ArrowDown')
    await expect(grid.getByRole('textbox', { name: 'Item, row 2' })).toHaveValue(FORMULA_NAME)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByText('0 items')).toBeVisible()
  })

  test('holds 500 rows in few elements and refuses one more', async ({ page, getPerson }) => {
    const grid = page.getByRole('grid', { name: 'Loot rows' })
    const rows = Array.from({ length: 501 }, (_, row) => [`Item ${row}`, 'Head', 'Cloth'])
    await grid.getByRole('gridcell').first().click()
    await copyFromExcel(page, rows)
    await page.keyboard.press('Control+V')
    await expect(page.getByText('501 rows would make 501', { exact: false })).toBeVisible()
    await expect(page.getByText('0 items')).toBeVisible()
    await copyFromExcel(page, rows.slice(1))
    await page.keyboard.press('Control+V')
    await expect(page.getByText('500 items')).toBeVisible()
    await page.keyboard.press('Control+End')
    await expect(grid.getByRole('textbox', { name: 'Description, row 500' })).toBeInViewport()
    expect(await grid.locator('*').count()).toBeLessThan(2500)
    await page.keyboard.press('Control+Z')
    await expect(page.getByText('0 items')).toBeVisible()
    const admin = await getPerson('Admin#1000')
    expect((await admin.read(listLoot)).items.some(({ name }) => name === 'Item 1')).toBe(false)
  })
})

test('a thumb fills in a row', { tag: PHONE_ONLY }, async ({ page, getPerson }) => {
  // The check for accessibility takes long on a busy machine.
  test.slow()
  await enterAs(page, await getPerson('Admin#1000'))
  await page.goto('/admin/loot-bulk')
  const grid = page.getByRole('grid', { name: 'Loot rows' })
  const cell = (row: number, column: number) =>
    grid.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  await cell(1, 0).tap()
  await page.keyboard.type('Lantern')
  await cell(1, 2).tap()
  await page.keyboard.type('trin')
  await grid.getByRole('option', { name: 'Trinket' }).tap()
  await expect(cell(1, 1)).toHaveText('Trinket')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(cell(1, 1)).toHaveText('')
  await page.getByRole('button', { name: 'Redo' }).tap()
  await cell(2, 0).tap()
  await page.getByRole('button', { name: 'Fill down' }).tap()
  await expect(grid.getByRole('textbox', { name: 'Item, row 2' })).toHaveValue('Lantern')
  // The name stays in sight however far one goes to the right.
  await page.getByRole('button', { name: /^Next error/ }).tap()
  await expect(grid.locator('input:focus')).toBeInViewport()
  await expect(cell(1, 0)).toBeInViewport()
  await expectAccessible(page)
})
