import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createWishlist } from '@/contract/wishlist'
import { listActiveInstances } from '@/contract/instance'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import {
  changeInstances,
  MAIN_LABEL,
  openBlankDialog,
  openCreateDialog,
  partsOf,
} from './create-dialog'

const api = bridgeToBackend()

describe('Create Wishlist: fields', () => {
  it('have the order, labels, placeholder and defaults of the specification', async () => {
    const { dialog, nameField, submit, cancel, isMain, select, readOptions } =
      await openBlankDialog(api)
    const labels = Array.from(dialog.querySelectorAll('form label'), (label) => label.textContent)
    expect(labels).toEqual([
      'Raid Instance',
      'Difficulty',
      'Specialization',
      'Wishlist Name',
      MAIN_LABEL,
    ])
    expect(nameField()).toHaveAttribute(
      'placeholder',
      'Enter wishlist name or auto-generate by selecting above',
    )
    expect(nameField()).toHaveValue('')
    expect(isMain()).not.toBeChecked()
    expect(isMain()).toHaveAccessibleDescription('The list your guild sees, once you share it')
    expect(cancel()).toBeEnabled()
    expect(submit()).toHaveTextContent('Create Wishlist')
    expect(select('Specialization')).toHaveTextContent('Select a specialization')
    const specializations = await readOptions('Specialization')
    expect(specializations.map(({ label }) => label)).toEqual(['Arcane', 'Fire', 'Frost'])
  })

  it('is main unless there is a main list for the same raid, difficulty and specialization, which is named', async () => {
    const { choose, isMain, user } = await openCreateDialog(api)
    const seen = 'The list your guild sees, once you share it'
    // Frostelle's main list for Frost.
    await waitFor(() =>
      expect(isMain()).toHaveAccessibleDescription(
        /^Replaces “The Venomous Abyss - Heroic \(Frost\)” \(\d+ items\) as the main list$/,
      ),
    )
    expect(isMain()).not.toBeChecked()
    await choose('Difficulty', 'Mythic')
    expect(isMain()).toBeChecked()
    expect(isMain()).toHaveAccessibleDescription(seen)
    await choose('Difficulty', 'Heroic')
    expect(isMain()).not.toBeChecked()
    await choose('Specialization', 'Fire')
    expect(isMain()).toBeChecked()
    await user.click(isMain())
    await choose('Difficulty', 'Mythic')
    expect(isMain()).not.toBeChecked()
  })

  it('Specialization offers the specializations of the class of Kharzul', async () => {
    const { readOptions } = await openCreateDialog(api, 'Kharzul')
    const labels = (await readOptions('Specialization')).map(({ label }) => label)
    expect(labels).toEqual(['Arms', 'Fury', 'Protection'])
  })

  it('Difficulty offers the four difficulties by label, with Heroic as the default; Raid Instance the active instances, by tier', async () => {
    const { readOptions, select, user } = await openCreateDialog(api)
    await waitFor(() => expect(select('Raid Instance')).toHaveTextContent('The Venomous Abyss'))
    expect(select('Difficulty')).toHaveTextContent(/^Heroic$/)
    expect(await readOptions('Difficulty')).toEqual([
      { label: 'LFR (Looking for Raid)', isDisabled: false },
      { label: 'Normal', isDisabled: false },
      { label: 'Heroic', isDisabled: false },
      { label: 'Mythic', isDisabled: false },
    ])
    await user.keyboard('{Escape}')
    const labels = (await readOptions('Raid Instance')).map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['The Venomous Abyss', 'The Tidebound Grotto'])
    // In the catalog, but inactive.
    expect(labels).not.toContain('Vault of the Incarnates')
    const groups = screen.getAllByRole('group').filter((group) => group.closest('[role=listbox]'))
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([
      2,
      labels.length - 2,
    ])
    expect(within(screen.getByRole('listbox')).getByText('Current tier')).toBeVisible()
    const earlier = within(screen.getByRole('group', { name: 'Earlier' }))
    expect(earlier.getAllByRole('option')).not.toEqual([])
  })

  it('Raid Instance is busy and nothing can be submitted while the instances load', async () => {
    const call = api.hold(listActiveInstances)
    const { select, submit } = await openCreateDialog(api)
    expect(select('Raid Instance')).toBeDisabled()
    expect(select('Raid Instance')).toHaveAttribute('aria-busy', 'true')
    expect(submit()).toBeDisabled()
    call.release()
    await waitFor(() => expect(submit()).toBeEnabled())
    await waitFor(() => expect(select('Raid Instance')).toBeEnabled())
  })

  it('Raid Instance shows a load error; Try Again reloads the instances', async () => {
    api.reject(listActiveInstances, 403)
    const { dialog, user, select } = await openCreateDialog(api)
    expect(await within(dialog).findByText('Error loading content')).toBeInTheDocument()
    api.restore()
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(select('Raid Instance')).toBeEnabled())
    expect(within(dialog).queryByText('Error loading content')).toBeNull()
  })
})

describe('Create Wishlist: preselection', () => {
  it('selects the first raid of the current tier, the specialization and the name: one press creates', async () => {
    const { user, select, nameField, submit, isMain } = await openCreateDialog(api)
    await waitFor(() => expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)'))
    expect(select('Raid Instance')).toHaveTextContent('The Venomous Abyss')
    expect(select('Difficulty')).toHaveTextContent(/^Heroic$/)
    expect(select('Specialization')).toHaveTextContent('Frost')
    expect(isMain()).not.toBeChecked()
    await user.click(submit())
    const title = { name: 'The Venomous Abyss - Heroic (Frost)', level: 1 }
    expect(await screen.findByRole('heading', title)).toBeVisible()
    expect(api.sent(createWishlist)).toHaveLength(1)
  })

  it('is not an unsaved change: Escape closes without a question; after a choice it asks', async () => {
    const { user, dialog, nameField } = await openCreateDialog(api)
    await waitFor(() => expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create Wishlist for Frostelle' }))
    await partsOf(await screen.findByRole('dialog'), user).choose('Difficulty', 'Mythic')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard your changes?')
  })
})

describe('Create Wishlist: difficulties that the instance lacks', () => {
  it('are disabled options; a preselected raid without Heroic selects the nearest one', async () => {
    await changeInstances(api, () => ({ availableDifficulties: ['LFR', 'Normal'] }))
    const { select, nameField, readOptions } = await openCreateDialog(api)
    await waitFor(() => expect(nameField()).toHaveValue('The Venomous Abyss - Normal (Frost)'))
    expect(select('Difficulty')).toHaveTextContent('Normal')
    const disabled = (await readOptions('Difficulty')).filter(({ isDisabled }) => isDisabled)
    expect(disabled.map(({ label }) => label)).toEqual(['Heroic', 'Mythic'])
  })

  it('choosing an instance without the chosen difficulty selects the nearest one', async () => {
    await changeInstances(api, ({ name }) => ({
      isCurrentTier: false,
      availableDifficulties: name === 'Manaforge Omega' ? ['LFR', 'Heroic'] : ['Mythic'],
    }))
    const { choose, select, nameField } = await openCreateDialog(api)
    await choose('Specialization', 'Frost')
    await choose('Raid Instance', 'Manaforge Omega')
    expect(select('Difficulty')).toHaveTextContent('Heroic')
    expect(nameField()).toHaveValue('Manaforge Omega - Heroic (Frost)')
    await choose('Raid Instance', 'The Venomous Abyss')
    expect(select('Difficulty')).toHaveTextContent('Mythic')
    expect(nameField()).toHaveValue('The Venomous Abyss - Mythic (Frost)')
  })
})

describe('Create Wishlist: validation', () => {
  it('submitting shows all messages, focuses the first invalid field and sends nothing; a message disappears once its field is valid', async () => {
    const { user, dialog, submit, select, nameField, choose } = await openBlankDialog(api)
    await waitFor(() => expect(submit()).toBeEnabled())
    await user.click(submit())
    expect(await within(dialog).findByText('Please select an instance')).toBeInTheDocument()
    expect(select('Raid Instance')).toHaveAccessibleDescription('Please select an instance')
    expect(select('Specialization')).toHaveAccessibleDescription('Please select a specialization')
    expect(nameField()).toHaveAccessibleDescription('Please enter a wishlist name')
    expect(select('Difficulty')).not.toHaveAccessibleDescription()
    expect(select('Raid Instance')).toHaveFocus()
    expect(api.sent(createWishlist)).toEqual([])
    expect(select('Specialization')).toBeInvalid()
    await choose('Specialization', 'Fire')
    await waitFor(() => expect(select('Specialization')).not.toBeInvalid())
    expect(select('Raid Instance')).toBeInvalid()
  })

  it('validates on change, before the first submit', async () => {
    const { user, nameField } = await openBlankDialog(api)
    await user.type(nameField(), 'x')
    await user.clear(nameField())
    expect(await screen.findByText('Please enter a wishlist name')).toBeInTheDocument()
    await user.type(nameField(), '   ')
    expect(await screen.findByText('Please enter a wishlist name')).toBeInTheDocument()
    await user.type(nameField(), 'a')
    await waitFor(() => expect(screen.queryByText('Please enter a wishlist name')).toBeNull())
  })
})
