import { expect, test } from '../support/fixtures'
import { PHONE_TOO } from '../support/tags'
import { enterAs } from '../support/person'
import { choose, optionsOf } from '../support/select'

const NAME_PLACEHOLDER = 'Enter wishlist name or auto-generate by selecting above'

test.beforeEach(async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Wishlist for Frostelle' }).click()
})

test(
  'Create Wishlist: fields, defaults and options (docs/specification.md, section 2)',
  { tag: PHONE_TOO },
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Create Wishlist for Frostelle', exact: true })
    await expect(dialog.locator('label')).toHaveText([
      'Raid Instance',
      'Difficulty',
      'Specialization',
      'Wishlist Name',
      'Mark as main wishlist for this spec',
    ])
    await expect(dialog.getByRole('combobox', { name: 'Difficulty' })).toHaveText('Heroic')
    await expect(dialog.getByRole('textbox', { name: 'Wishlist Name' })).toHaveAttribute(
      'placeholder',
      NAME_PLACEHOLDER,
    )
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    expect(await optionsOf(dialog, 'Raid Instance')).toContain('The Venomous Abyss')
    expect(await optionsOf(dialog, 'Difficulty')).toEqual([
      'LFR (Looking for Raid)',
      'Normal',
      'Heroic',
      'Mythic',
    ])
    expect(await optionsOf(dialog, 'Specialization')).toEqual(['Arcane', 'Fire', 'Frost'])
    const buttons = dialog.locator('footer').getByRole('button')
    await expect(buttons).toHaveText(['Cancel', 'Create Wishlist'])
  },
)

test('Create Wishlist: the automatic name follows the choices until the user edits it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Wishlist Name' })

  await expect(dialog.getByRole('combobox', { name: 'Raid Instance' })).toHaveText(
    'The Venomous Abyss',
  )
  await expect(name).toHaveValue('The Venomous Abyss - Heroic (Frost)')
  await choose(dialog, 'Specialization', 'Arcane')
  await expect(name).toHaveValue('The Venomous Abyss - Heroic (Arcane)')
  await choose(dialog, 'Specialization', 'Frost')
  await choose(dialog, 'Difficulty', 'LFR (Looking for Raid)')
  await expect(name).toHaveValue('The Venomous Abyss - LFR (Frost)')
  await choose(dialog, 'Raid Instance', 'Manaforge Omega')
  await expect(name).toHaveValue('Manaforge Omega - LFR (Frost)')

  await name.fill('Thursday')
  await choose(dialog, 'Difficulty', 'Mythic')
  await choose(dialog, 'Specialization', 'Fire')
  await expect(name).toHaveValue('Thursday')
  await name.fill('')
  await choose(dialog, 'Specialization', 'Arcane')
  await expect(name).toHaveValue('')
})

test('Create Wishlist: shows validation messages, and Cancel resets the form', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const specialization = dialog.getByRole('combobox', { name: 'Specialization' })
  const name = dialog.getByRole('textbox', { name: 'Wishlist Name' })

  await test.step('validation on change', async () => {
    await name.fill('A')
    await expect(name).not.toHaveAccessibleDescription('Please enter a wishlist name')
    await name.fill('')
    await expect(name).toHaveAccessibleDescription('Please enter a wishlist name')
    await expect(dialog.getByText(/^Please /)).toHaveCount(1)
  })

  await test.step('validation on submit focuses the first invalid field', async () => {
    await dialog.getByRole('button', { name: 'Create Wishlist' }).click()
    await expect(name).toHaveAccessibleDescription('Please enter a wishlist name')
    await expect(name).toBeFocused()
    await expect(dialog).toBeVisible()
  })

  await test.step('Cancel resets the form', async () => {
    await name.fill('Not this one')
    await dialog.getByRole('checkbox').check()
    await choose(dialog, 'Difficulty', 'Mythic')
    await choose(dialog, 'Specialization', 'Fire')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Create Wishlist for Frostelle' }).click()
    await expect(name).toHaveValue('The Venomous Abyss - Heroic (Frost)')
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await expect(dialog.getByRole('combobox', { name: 'Difficulty' })).toHaveText('Heroic')
    await expect(specialization).toHaveText('Frost')
    await expect(dialog.getByText(/^Please (enter|select)/)).toHaveCount(0)
    await choose(dialog, 'Specialization', 'Fire')
    await expect(name).toHaveValue('The Venomous Abyss - Heroic (Fire)')
  })
})
