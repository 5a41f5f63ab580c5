import { CHAIN, HOOD } from '../../support/sim-items'
import { REPORT_ID } from '../../support/backend/report-host'
import { simpleModel, toDroptimizerJson } from '../../support/sim-reports'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const HOOD_NAME = "Errant Scrollsage's Hood"
const CHAIN_NAME = "Sentinel's Vitriolic Chain"

test.use({
  hasReportHost: true,
  // A report that Raidbots does not have.
  allowedErrors: /status of 404/,
})

const report = () =>
  toDroptimizerJson(
    simpleModel([
      { ...HOOD, percent: 2.7 },
      { ...CHAIN, percent: 1.25 },
    ]),
  )

test(
  'simulations: a raider imports a report, adds the upgrades, orders the list by gain, and imports another by link',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.wishlistPath('Frostelle', LIST))
    const dialog = page.getByRole('dialog')
    const openMenu = async (item: string) => {
      await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    const choose = (content: string) =>
      dialog.getByLabel(/^Choose a file/).setInputFiles({
        name: 'data.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    const rowOf = (name: string) =>
      page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
    const firstWish = page.getByRole('tabpanel').getByRole('listitem').first()

    await test.step('files that are not a Droptimizer report of a raid are rejected', async () => {
      await openMenu('Simulation')
      const { simbot } = report()
      for (const [content, reason] of [
        [
          JSON.stringify({ ...report(), simbot: { ...simbot, simType: 'optimize' } }),
          'This is a Top Gear report',
        ],
        [JSON.stringify(report()).slice(0, -20), 'The end of this report is missing'],
        ['x'.repeat(6_000_000), 'This is larger than 5 MB'],
        [
          JSON.stringify({ ...report(), simbot: { ...simbot, charClass: 'warrior' } }),
          'This report is for a Warrior',
        ],
      ] as const) {
        await choose(content)
        await expect(dialog.getByRole('alert')).toContainText(reason)
      }
      await expectAccessible(page)
    })

    await test.step('a report is previewed and imported', async () => {
      await choose(JSON.stringify(report()))
      await expect(dialog.getByText('2 items')).toBeVisible()
      await expectAccessible(page)
      await expect(dialog.getByRole('listitem').first()).toContainText(HOOD_NAME)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(toasts(page)).toContainText(['Imported the gains of 2 items'])
      await expect(page.getByText(/^Simulated /)).toBeVisible()
    })

    await test.step('the upgrades are added, and the list is ordered by gain', async () => {
      await openMenu('Add upgrades')
      await dialog.getByRole('button', { name: 'Add 1 item' }).click()
      await expect(rowOf(CHAIN_NAME)).toContainText('+1.3')
      await expect(firstWish).not.toContainText(HOOD_NAME)
      await openMenu('Order by gain')
      await expect(firstWish).toContainText(HOOD_NAME)
      await toasts(page)
        .filter({ hasText: 'Ordered by gain' })
        .getByRole('button', { name: 'Undo' })
        .click()
      await expect(firstWish).not.toContainText(HOOD_NAME)
    })

    await test.step('the sheet of a wish has the details', async () => {
      // At phone size the whole row opens the sheet.
      await rowOf(HOOD_NAME)
        .getByRole('button', { name: /^(?:Gain|Details) of / })
        .click()
      await expect(dialog).toContainText('+2,700 ± 100 DPS')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })

    await test.step('a report is imported by its link', async () => {
      await openMenu('Simulation')
      const field = dialog.getByLabel('Link or text of a report')
      await field.fill('https://www.raidbots.com/simbot/report/unknownReport')
      await dialog.getByRole('button', { name: 'Read report' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Raidbots does not have this report')
      await field.fill(`https://www.raidbots.com/simbot/report/${REPORT_ID}`)
      await dialog.getByRole('button', { name: 'Read report' }).click()
      await expect(dialog.getByRole('listitem').first()).toContainText(CHAIN_NAME)
      // By key, because a click at the place of Read report counts as its second press.
      await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
      await openMenu('Order by gain')
      await expect(firstWish).toContainText(CHAIN_NAME)
    })
  },
)
