import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import { expectAccessible } from '../support/accessibility'
import { countActions } from '../support/action-counter'
import { expect, test } from '../support/fixtures'
import { recordHeard } from '../support/heard'
import { press, step, tabTo } from '../support/keyboard'
import { enterAs } from '../support/person'

const RAID = 'The Gloaming Reliquary'
/** Limit of clicks and key presses from the bulk page to the imported raid. */
const ACTIONS_MAX = 6

test.describe('journal', () => {
  test.use({ freshServer: true })

  test('an admin imports a raid of eight bosses from the journal in few actions, in rows of at most 40 px, and undoes it', async ({
    page,
    getPerson,
  }) => {
    const admin = await getPerson('Admin#1000')
    await enterAs(page, admin)
    await page.goto('/admin/loot-bulk')
    const user = countActions(page)
    const sheet = page.getByRole('dialog', { name: 'Import from the journal' })
    const readRaid = async () => {
      const instance = (await admin.read(listInstances)).find(({ name }) => name === RAID)
      const bosses = await admin.read(listBosses)
      return bosses.filter(({ instanceId }) => instanceId === instance?.id)
    }

    await test.step('choose the raid, check it and import it', async () => {
      await user.click(page.getByRole('button', { name: 'Import from the journal' }))
      await user.click(sheet.getByRole('button', { name: RAID }))
      await expect(sheet.getByText('115 new', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const heights = await sheet
        .locator('tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(115)
      expect(Math.max(...heights)).toBeLessThanOrEqual(40)
      await user.click(sheet.getByRole('button', { name: 'Edit Unsorted Fragment' }))
      const dialog = page.getByRole('dialog', { name: 'Edit Unsorted Fragment' })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await user.click(sheet.getByRole('button', { name: 'Import and show' }))
      await expect(sheet.getByText(`Last import: ${RAID}`)).toBeVisible()
    })
    expect(user.actions).toBeLessThanOrEqual(ACTIONS_MAX)

    const bosses = await readRaid()
    expect(bosses.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(bosses.map(({ blizzardEncounterId }) => blizzardEncounterId)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => 3901 + index),
    )
    expect(bosses.map(({ itemCount }) => itemCount)).toEqual([14, 13, 13, 13, 12, 12, 13, 16])

    await test.step('undo the import', async () => {
      await sheet.getByRole('button', { name: 'Undo this import' }).click()
      await expect(sheet.getByText('115 new', { exact: true })).toBeVisible()
      await expect.poll(readRaid).toEqual([])
    })
  })

  test('journal by keyboard: each step focuses its title, and its numbers are heard once', async ({
    page,
    getPerson,
  }) => {
    const heard = await recordHeard(page)
    await enterAs(page, await getPerson('Admin#1000'))
    await page.goto('/admin/loot-bulk')
    const sheet = page.getByRole('dialog', { name: 'Import from the journal' })
    const title = /^Import from the journal$/
    await press(page, 'Import from the journal')
    await step(page, 'choose a raid', title, async () => {
      await expect(sheet.getByRole('button', { name: RAID })).toBeVisible()
      await press(page, RAID)
      await expect(sheet.getByText('115 new', { exact: true })).toBeVisible()
    })
    await step(page, 'choose another raid', title, async () => {
      await press(page, 'Choose another raid')
      await expect(sheet.getByRole('button', { name: RAID })).toBeVisible()
    })
    await press(page, RAID)
    await expect(sheet.getByText('115 new', { exact: true })).toBeVisible()
    await step(page, 'import the raid', title, async () => {
      await tabTo(page, 'Import and show', 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(sheet.getByRole('button', { name: 'Close', exact: true }).last()).toBeVisible()
      await expect(sheet.getByText(`Last import: ${RAID}`)).toBeVisible()
    })
    expect(heard).toEqual([
      `${RAID}: 115 new, 4 left out, 1 not read from Battle.net.`,
      `Imported ${RAID}: 115 new`,
    ])
  })
})
