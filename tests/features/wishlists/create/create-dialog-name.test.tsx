import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { automaticName } from '@/contract/wishlist'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import { propertyOptions } from '../../../support/runs'
import { openBlankDialog, openCreateDialog, partsOf } from './create-dialog'

const api = bridgeToBackend()

const part = fc.string({ minLength: 1 })
const options = propertyOptions(50, 1000)

describe('automaticName', () => {
  it('returns "{instance name} - {difficulty} ({spec label})" for all parts', () => {
    fc.assert(
      fc.property(part, part, part, (instanceName, difficulty, specializationLabel) => {
        expect(automaticName({ instanceName, difficulty, specializationLabel })).toBe(
          instanceName + ' - ' + difficulty + ' (' + specializationLabel + ')',
        )
      }),
      options,
    )
  })
})

describe('Create Wishlist: proposed name', () => {
  it('stays empty until all three fields are chosen, then follows every choice', async () => {
    const { choose, nameField } = await openBlankDialog(api)
    await choose('Raid Instance', 'The Venomous Abyss')
    expect(nameField()).toHaveValue('')
    await choose('Specialization', 'Frost')
    await waitFor(() => expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)'))
    await choose('Difficulty', 'LFR (Looking for Raid)')
    await waitFor(() => expect(nameField()).toHaveValue('The Venomous Abyss - LFR (Frost)'))
    await choose('Raid Instance', 'Manaforge Omega')
    await waitFor(() => expect(nameField()).toHaveValue('Manaforge Omega - LFR (Frost)'))
    await choose('Specialization', 'Arcane')
    await waitFor(() => expect(nameField()).toHaveValue('Manaforge Omega - LFR (Arcane)'))
  })

  it('never overwrites an edited name, nor fills one that the user has emptied', async () => {
    const { user, fill, choose, nameField } = await openCreateDialog(api)
    await fill()
    await user.type(nameField(), '!')
    await choose('Difficulty', 'Mythic')
    await choose('Specialization', 'Fire')
    await choose('Raid Instance', 'Manaforge Omega')
    expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)!')
    await user.clear(nameField())
    await choose('Difficulty', 'Heroic')
    await choose('Specialization', 'Frost')
    expect(nameField()).toHaveValue('')
  })

  it('never overwrites a name typed before the other fields are chosen', async () => {
    const { fill, nameField, rename } = await openBlankDialog(api)
    await rename('My list')
    await fill()
    expect(nameField()).toHaveValue('My list')
  })

  it('Cancel resets the form; the reopened dialog proposes a name again', async () => {
    const { user, dialog, fill, nameField, rename, cancel, isMain } = await openBlankDialog(api)
    await fill()
    await rename('Mine')
    expect(nameField()).toHaveValue('Mine')
    await user.click(isMain())
    await user.click(cancel())
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Create Wishlist for Frostelle' }))
    const again = partsOf(await screen.findByRole('dialog'), user)
    expect(again.nameField()).toHaveValue('')
    expect(again.isMain()).not.toBeChecked()
    expect(again.select('Difficulty')).toHaveTextContent('Heroic')
    expect(again.select('Raid Instance')).toHaveTextContent('Select an instance')
    await again.fill()
    await waitFor(() =>
      expect(again.nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)'),
    )
  })
})
