import type { GearItem } from '@/game/gear/simc-text'
import { simpleSimc, toSimcText } from '../../support/simc-texts'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'
import { tickOf, wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
/** Frostelle wears it at Hero. */
const AMULET = 'Amulet of the Twin Fangs'
/** She wears it at Champion. */
const HOOD_NAME = "Errant Scrollsage's Hood"

const HOOD: GearItem = {
  itemId: 268_242,
  name: HOOD_NAME,
  place: 'HEAD',
  itemLevel: 321,
  bonusIds: [6652, 12_846],
  isWorn: false,
}

// The import changes what Frostelle owns.
test.use({ freshServer: true })

test(
  'owned gear: an owned item is offered, ticked and unticked; a text of the addon with one changed byte warns',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    const raider = await getPerson('Raider#3000')
    await enterAs(page, raider)
    await page.goto(await raider.wishlistPath('Frostelle', LIST))
    const dialog = page.getByRole('dialog')
    const rowOf = (name: string) => wishRows(page).filter({ hasText: name })

    await test.step('the rows say what is worn', async () => {
      await expect(rowOf(AMULET)).toContainText('You wear it at 321. Tick it?')
      await expect(rowOf(HOOD_NAME)).toContainText('Worn: Champion 308 · owned as Champion')
    })

    await test.step('the amulet is ticked from the menu, and unticked by Undo', async () => {
      await expect(tickOf(page, AMULET)).toHaveAttribute('aria-pressed', 'false')
      await expectAccessible(page)
      await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
      await page.getByRole('menuitem', { name: 'Tick 1 owned item' }).click()
      await expect(tickOf(page, AMULET)).toHaveAttribute('aria-pressed', 'true')
      await toasts(page)
        .filter({ hasText: 'Ticked 1 item' })
        .getByRole('button', { name: 'Undo' })
        .click()
      await expect(tickOf(page, AMULET)).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('a text with one changed byte warns, and can be imported', async () => {
      await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
      await page.getByRole('menuitem', { name: 'Gear (/simc)' }).click()
      const worn = { ...HOOD, isWorn: true }
      const text = toSimcText(simpleSimc([worn]))
      await dialog
        .getByLabel('Text of the SimulationCraft addon')
        .fill(text.replace('7985', '7986'))
      await dialog.getByRole('button', { name: 'Read text' }).click()
      await expect(dialog.getByText('The text was changed after the addon made it.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(toasts(page)).toContainText(['Imported 1 item'])
      await expect(rowOf(HOOD_NAME)).toContainText('You wear it at 321. Tick it?')
    })
  },
)

test('owned gear: a Hero item at item level 321 does not satisfy a Mythic list', async ({
  page,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  await enterAs(page, raider)
  await page.goto(await raider.wishlistPath('Frostelle', LIST))
  await page.getByRole('button', { name: `More actions for ${LIST}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
  await page.getByRole('option', { name: 'Mythic' }).click()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mythic')
  await expect(wishRows(page).filter({ hasText: AMULET })).toContainText(
    'Worn: Hero 321 · owned as Hero',
  )
  await expect(page.getByText(/Tick it\?/)).toHaveCount(0)
})
