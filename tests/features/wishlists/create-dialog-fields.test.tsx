import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createWishlist } from '@/contract/wishlist'
import { listActiveInstances } from '@/contract/instance'
import { bridgeToBackend } from '../../support/msw-bridge'
import { changeInstances, MAIN_LABEL, openCreateDialog } from './create-dialog'

const api = bridgeToBackend()

describe('the fields', () => {
  it('are those of the spec, in its order, with its texts', async () => {
    const { dialog, nameField, submit, cancel, isMain } = await openCreateDialog(api)
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
    expect(cancel()).toBeEnabled()
    expect(submit()).toHaveTextContent('Create Wishlist')
  })

  it('offer the active raids', async () => {
    const { readOptions } = await openCreateDialog(api)
    const names = (await readOptions('Raid Instance')).map(({ label }) => label)
    expect(names).toContain('The Venomous Abyss')
    // In the catalogue, but no longer active.
    expect(names).not.toContain('Vault of the Incarnates')
  })

  it('offer the four difficulties by their labels, Heroic chosen', async () => {
    const { readOptions, select } = await openCreateDialog(api)
    expect(select('Difficulty')).toHaveTextContent(/^Heroic$/)
    expect(await readOptions('Difficulty')).toEqual([
      { label: 'LFR (Looking for Raid)', isDisabled: false },
      { label: 'Normal', isDisabled: false },
      { label: 'Heroic', isDisabled: false },
      { label: 'Mythic', isDisabled: false },
    ])
  })

  it.each([
    ['Frostelle', ['Arcane', 'Fire', 'Frost']],
    ['Kharzul', ['Arms', 'Fury', 'Protection']],
  ])('offer the specializations of the class of %s, none chosen', async (name, expected) => {
    const { readOptions, select } = await openCreateDialog(api, name)
    expect(select('Specialization')).toHaveTextContent('Select a specialization')
    expect((await readOptions('Specialization')).map(({ label }) => label)).toEqual(expected)
  })

  it('wait for the raids with a spinner', async () => {
    const call = api.hold(listActiveInstances)
    const { select } = await openCreateDialog(api)
    expect(select('Raid Instance')).toBeDisabled()
    expect(select('Raid Instance')).toHaveAttribute('aria-busy', 'true')
    call.release()
    await waitFor(() => expect(select('Raid Instance')).toBeEnabled())
  })

  it('say that the raids could not be loaded, and try again', async () => {
    api.refuse(listActiveInstances, 403)
    const { dialog, user, select } = await openCreateDialog(api)
    expect(await within(dialog).findByText('Error loading content')).toBeInTheDocument()
    api.restore()
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(select('Raid Instance')).toBeEnabled())
    expect(within(dialog).queryByText('Error loading content')).toBeNull()
  })
})

describe('difficulties that a raid does not have', () => {
  it('are disabled', async () => {
    await changeInstances(api, () => ({ availableDifficulties: ['Normal', 'Heroic'] }))
    const { choose, readOptions } = await openCreateDialog(api)
    await choose('Raid Instance', 'The Venomous Abyss')
    const disabled = (await readOptions('Difficulty')).filter(({ isDisabled }) => isDisabled)
    expect(disabled.map(({ label }) => label)).toEqual(['LFR (Looking for Raid)', 'Mythic'])
  })

  it.each([
    ['the nearest lower one', ['LFR', 'Normal', 'Mythic'], 'Normal'],
    ['the nearest higher one when there is no lower', ['Mythic'], 'Mythic'],
    ['what was chosen when it is there', ['Heroic', 'Mythic'], 'Heroic'],
  ])('give way to %s', async (_name, available, expected) => {
    await changeInstances(api, ({ name }) =>
      name === 'The Venomous Abyss' ? { availableDifficulties: available } : {},
    )
    const { choose, select, nameField } = await openCreateDialog(api)
    await choose('Specialization', 'Frost')
    await choose('Raid Instance', 'The Venomous Abyss')
    expect(select('Difficulty')).toHaveTextContent(expected)
    expect(nameField()).toHaveValue(`The Venomous Abyss - ${expected} (Frost)`)
  })
})

describe('what is wrong', () => {
  it('is said when one tries to create, and nothing is sent', async () => {
    const { user, dialog, submit, select, nameField } = await openCreateDialog(api)
    await user.click(submit())
    expect(await within(dialog).findByText('Please select an instance')).toBeInTheDocument()
    expect(select('Raid Instance')).toHaveAccessibleDescription('Please select an instance')
    expect(select('Specialization')).toHaveAccessibleDescription('Please select a specialization')
    expect(nameField()).toHaveAccessibleDescription('Please enter a wishlist name')
    expect(select('Difficulty')).not.toHaveAccessibleDescription()
    expect(select('Raid Instance')).toHaveFocus()
    expect(api.sent(createWishlist)).toEqual([])
  })

  it('goes as soon as it is mended', async () => {
    const { user, submit, choose, select } = await openCreateDialog(api)
    await user.click(submit())
    await waitFor(() => expect(select('Specialization')).toBeInvalid())
    await choose('Specialization', 'Fire')
    await waitFor(() => expect(select('Specialization')).not.toBeInvalid())
    expect(select('Raid Instance')).toBeInvalid()
  })

  it('is said on change, before one tries', async () => {
    const { user, nameField } = await openCreateDialog(api)
    await user.type(nameField(), 'x')
    await user.clear(nameField())
    expect(await screen.findByText('Please enter a wishlist name')).toBeInTheDocument()
    await user.type(nameField(), '   ')
    expect(screen.getByText('Please enter a wishlist name')).toBeInTheDocument()
    await user.type(nameField(), 'a')
    await waitFor(() => expect(screen.queryByText('Please enter a wishlist name')).toBeNull())
  })
})
