import { readFile } from 'node:fs/promises'
import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { choose } from '../support/select'
import { MAIN, PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'

test.describe('admin catalog', () => {
  test.use({ freshServer: true })

  const sizes = { 'at desktop size': MAIN, 'on a phone': PHONE_ONLY }
  for (const [size, tag] of Object.entries(sizes)) {
    test(
      `${size}, an admin creates an instance, a boss and a loot item, edits the item and deletes the instance`,
      { tag },
      async ({ page, getPerson }) => {
        await enterAs(page, await getPerson('Admin#1000'))
        await page.goto('/admin')
        await page.getByRole('link', { name: 'Instances' }).click()

        await test.step('create an instance', async () => {
          await page.getByRole('link', { name: 'New instance' }).click()
          const sheet = page.getByRole('dialog', { name: 'New instance' })
          await sheet.getByRole('button', { name: 'Save', exact: true }).click()
          await expect(sheet.getByText('Name is required')).toBeVisible()
          await expect(sheet.getByRole('textbox', { name: 'Name' })).toBeFocused()
          await expectAccessible(page)
          await sheet.getByRole('textbox', { name: 'Name' }).fill('Échoes of the Deep')
          await expect(sheet.getByRole('textbox', { name: 'Slug' })).toHaveValue(
            'echoes-of-the-deep',
          )
          await sheet.getByRole('combobox', { name: 'Expansion' }).fill('Midnight')
          await sheet.getByRole('combobox', { name: 'Tier' }).fill('Midnight Season 2')
          await save(page, 'Created Échoes of the Deep')
        })

        await test.step('create a boss from the link of an instance without bosses', async () => {
          await page.goto('/admin')
          await page.getByRole('link', { name: /Échoes of the Deep has no bosses/ }).click()
          const sheet = page.getByRole('dialog', { name: 'New boss' })
          await expect(sheet.getByRole('combobox', { name: 'Instance' })).toHaveText(
            'Échoes of the Deep',
          )
          await sheet.getByRole('textbox', { name: 'Name' }).fill('The Drowned King')
          await expectAccessible(page)
          await save(page, 'Created The Drowned King')
        })

        await test.step('create a loot item', async () => {
          await page.getByRole('link', { name: '0 items of The Drowned King' }).click()
          await expect(page.getByText('No items found')).toBeVisible()
          await page.getByRole('link', { name: 'New item' }).click()
          const sheet = page.getByRole('dialog', { name: 'New item' })
          await expect(sheet.getByRole('combobox', { name: 'Boss' })).toHaveText('The Drowned King')
          await sheet.getByRole('textbox', { name: 'Name' }).fill('Band of the Tides')
          await choose(sheet, 'Slot', 'Finger')
          await choose(sheet, 'Type', 'Ring')
          await sheet.getByRole('checkbox', { name: 'Tier token' }).check()
          await expectAccessible(page)
          await sheet.getByRole('checkbox', { name: 'Tier token' }).uncheck()
          await save(page, 'Created Band of the Tides')
        })

        await test.step('an edit sheet has its own URL and survives a reload', async () => {
          await page.getByRole('link', { name: 'Band of the Tides' }).click()
          const sheet = page.getByRole('dialog', { name: 'Edit Band of the Tides' })
          await expect(sheet).toBeVisible()
          await page.reload()
          await expect(sheet.getByRole('combobox', { name: 'Slot' })).toHaveText('Finger')
          await sheet.getByRole('textbox', { name: 'Name' }).fill('Signet of the Tides')
          await save(page, 'Saved Signet of the Tides')
          await expect(page.getByRole('link', { name: 'Signet of the Tides' })).toBeVisible()
        })

        await test.step('the delete dialog states what is deleted with the instance', async () => {
          await page.getByRole('button', { name: 'Delete Signet of the Tides' }).click()
          const confirmation = page.getByRole('alertdialog')
          await expectAccessible(page)
          await confirmation.getByRole('button', { name: 'Cancel' }).click()
          await page.goto('/admin/instances')
          await chooseInMenu(page, 'Échoes of the Deep', 'Delete')
          await expect(confirmation).toContainText('Its 1 boss and 1 item will be deleted too')
          await expectAccessible(page)
          await confirmation.getByRole('button', { name: 'Delete' }).click()
          await expect(toasts(page)).toContainText(['Deleted Échoes of the Deep'])
          await expect(page.getByRole('link', { name: 'Échoes of the Deep' })).toHaveCount(0)
        })
      },
    )
  }

  test('an admin reorders bosses by dragging', async ({ page, getPerson }) => {
    const admin = await getPerson('Admin#1000')
    await enterAs(page, admin)
    const instances = await admin.read(listInstances)
    const manaforge = instances.find(({ slug }) => slug === 'manaforge-omega')
    await page.goto(`/admin/bosses?instanceId=${manaforge?.id}`)
    const names = page.getByRole('rowheader')
    await expect(names.first()).toHaveText('Plexus Sentinel')
    const second = await names.nth(1).textContent()
    // More than the height of a row.
    await drag(page, `Move ${second}`, -90)
    await expect(names.first()).toHaveText(second ?? '')
    const shown = await names.allTextContents()
    await expect
      .poll(async () => {
        const bosses = await admin.read(listBosses)
        const visible = new Set(shown)
        return bosses.filter(({ name }) => visible.has(name)).map(({ name }) => name)
      })
      .toEqual(shown)
  })

  test('raid file: an exported raid is previewed; on a phone, the names have their space', async ({
    page,
    getPerson,
  }) => {
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/instances')
    const downloading = page.waitForEvent('download')
    await chooseInMenu(page, 'Manaforge Omega', 'Export')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('manaforge-omega.json')
    await page.getByRole('link', { name: 'Import a raid file' }).click()
    const sheet = page.getByRole('dialog', { name: 'Import a raid file' })
    await expectAccessible(page)
    const raid = await readFile(await download.path(), 'utf8')
    await sheet.locator('input[type=file]').setInputFiles({
      name: 'raid.json',
      mimeType: 'application/json',
      buffer: Buffer.from(raid.replaceAll('manaforge-omega', 'another-raid')),
    })
    await expect(sheet.getByText('120 new')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const table = sheet.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(2)
    expect(await rightOf(table.getByRole('columnheader').last())).toBe(await rightOf(table))
  })
})

test(
  'loot table: the End key scrolls to the last row',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/loot')
    const rows = page.getByRole('table', { name: 'Loot' }).getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    const frame = page.getByRole('region', { name: 'Loot' })
    const lengthBefore = await frame.evaluate((element) => element.scrollHeight)
    await frame.focus()
    await page.keyboard.press('End')
    const total = Number(
      await page.getByRole('table', { name: 'Loot' }).getAttribute('aria-rowcount'),
    )
    await expect(rows.last()).toHaveAttribute('aria-rowindex', String(total))
    await expect(rows.last().getByRole('rowheader').getByRole('link')).toBeInViewport()
    expect(await rows.count()).toBeLessThan(60)
    // The scroll height is known from the start, so that nothing jumps while scrolling.
    expect(await frame.evaluate((element) => element.scrollHeight)).toBe(lengthBefore)
  },
)

async function rightOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().right))
}

async function save(page: Page, message: string) {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page).filter({ hasText: message })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function chooseInMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Drags the button of this name vertically by `distance` pixels. */
async function drag(page: Page, name: string, distance: number) {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`${name} is not visible`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance, { steps: 5 })
  await page.mouse.up()
}
