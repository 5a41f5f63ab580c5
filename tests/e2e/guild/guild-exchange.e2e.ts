import { exportCsv, HISTORY_ROW } from '../../game/rclootcouncil/history-export'
import { readPriorityText } from '../../support/read-priority-text'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'

test.use({ freshServer: true, permissions: ['clipboard-read', 'clipboard-write'] })

const AWARDS = Array.from({ length: 600 }, (_, index) => ({
  ...HISTORY_ROW,
  id: `1778699643-${index}`,
  player: 'Frostelle-ArgentDawn',
  // The euro sign of Windows-1252; Node's decoder reads it as a control character.
  response: 'Paid \u0080',
}))

test(
  'guild exchange: an officer imports a history and copies the board',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    const officer = await getPerson('Raider#3000')
    await enterAs(page, officer)
    const path = await officer.guildPath()
    const file = {
      name: 'history.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(exportCsv(AWARDS), 'latin1'),
    }
    const dialog = page.getByRole('dialog', { name: 'Import history' })

    await test.step('the history is imported from a file', async () => {
      await page.goto(`${path}/history`)
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await dialog.getByLabel('Choose a file').setInputFiles(file)
      await expect(dialog.getByRole('button', { name: 'Import 600 awards' })).toBeVisible()
      await expect(dialog.getByText(/The file is in Windows-1252\.$/)).toBeVisible()
      await expect(dialog.getByText(/Paid €/).first()).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Import 600 awards' }).click()
      await expect(toasts(page)).toContainText(['600 awards imported'])
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^6\d\d awards: /)).toBeVisible()
    })

    await test.step('the text for RCLootCouncil has the board', async () => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Copy board' }).click()
      await page.getByRole('menuitem', { name: 'Copy for RCLootCouncil' }).click()
      await page.getByRole('button', { name: 'Copy text' }).click()
      await expect(toasts(page)).toContainText(['Copied for RCLootCouncil'])
      const text = await page.evaluate(async () => navigator.clipboard.readText())
      expect(Object.keys(readPriorityText(text).players)).not.toEqual([])
    })
  },
)
