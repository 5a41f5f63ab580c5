import { screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoName } from '@/features/wishlists/auto-name'
import { bridgeToBackend } from '../../support/msw-bridge'
import { openCreateDialog, partsOf } from './create-dialog'

const api = bridgeToBackend()

const part = fc.string({ minLength: 1 })

describe('autoName', () => {
  it('is "{instance name} - {difficulty} ({spec label})", whatever the parts', () => {
    fc.assert(
      fc.property(part, part, part, (instanceName, difficulty, specializationLabel) => {
        expect(autoName({ instanceName, difficulty, specializationLabel })).toBe(
          instanceName + ' - ' + difficulty + ' (' + specializationLabel + ')',
        )
      }),
    )
  })

  it('is nothing until all three are chosen', () => {
    const maybe = fc.option(part, { nil: undefined })
    fc.assert(
      fc.property(maybe, maybe, maybe, (instanceName, difficulty, specializationLabel) => {
        fc.pre([instanceName, difficulty, specializationLabel].includes(undefined))
        expect(autoName({ instanceName, difficulty, specializationLabel })).toBeNull()
      }),
    )
  })
})

describe('the name', () => {
  it('stays empty until all three are chosen, then follows every choice', async () => {
    const { choose, nameField } = await openCreateDialog(api)
    await choose('Raid Instance', 'The Venomous Abyss')
    expect(nameField()).toHaveValue('')
    await choose('Specialization', 'Frost')
    expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)')
    await choose('Difficulty', 'LFR (Looking for Raid)')
    expect(nameField()).toHaveValue('The Venomous Abyss - LFR (Frost)')
    await choose('Raid Instance', 'Manaforge Omega')
    expect(nameField()).toHaveValue('Manaforge Omega - LFR (Frost)')
    await choose('Specialization', 'Arcane')
    expect(nameField()).toHaveValue('Manaforge Omega - LFR (Arcane)')
  })

  it('once edited is never overwritten', async () => {
    const { user, fill, choose, nameField } = await openCreateDialog(api)
    await fill()
    await user.type(nameField(), '!')
    await choose('Difficulty', 'Mythic')
    await choose('Specialization', 'Fire')
    await choose('Raid Instance', 'Manaforge Omega')
    expect(nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)!')
  })

  it('emptied by hand stays empty', async () => {
    const { user, fill, choose, nameField } = await openCreateDialog(api)
    await fill()
    await user.clear(nameField())
    await choose('Difficulty', 'Mythic')
    await choose('Specialization', 'Fire')
    expect(nameField()).toHaveValue('')
  })

  it('typed before anything is chosen stays', async () => {
    const { user, fill, nameField } = await openCreateDialog(api)
    await user.type(nameField(), 'My list')
    await fill()
    expect(nameField()).toHaveValue('My list')
  })

  it('is proposed again after Cancel: nothing of the form is kept', async () => {
    const { user, fill, nameField, cancel, isMain } = await openCreateDialog(api)
    await fill()
    await user.type(nameField(), ' mine')
    await user.click(isMain())
    await user.click(cancel())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Create Wishlist for Frostelle' }))
    const again = partsOf(await screen.findByRole('dialog'), user)
    expect(again.nameField()).toHaveValue('')
    expect(again.isMain()).not.toBeChecked()
    expect(again.select('Difficulty')).toHaveTextContent('Heroic')
    expect(again.select('Raid Instance')).toHaveTextContent('Select an instance')
    await again.fill()
    expect(again.nameField()).toHaveValue('The Venomous Abyss - Heroic (Frost)')
  })
})
