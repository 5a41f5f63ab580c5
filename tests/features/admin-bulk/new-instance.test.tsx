import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findSheet } from '../admin-catalog/admin-screen'
import { columnTexts, openBulk, pasteRows } from './bulk-page'

const api = bridgeToBackend()

describe('bulk page: new instance', () => {
  it('is created where the instance is chosen, and then chosen; the rows stay', async () => {
    const { user, router } = await openBulk(api)
    await pasteRows([['Quux Hat', 'Head', 'Cloth']])
    await user.click(screen.getByRole('link', { name: 'New instance' }))
    const { save, retype } = await findSheet('New instance')
    await retype(user, 'Name', 'The Quux Vault')
    await retype(user, 'Expansion', 'Midnight')
    await retype(user, 'Tier', 'Season 2')
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Instance' })).toHaveTextContent(
        'The Quux Vault',
      ),
    )
    expect(columnTexts('name', 1)).toEqual(['Quux Hat'])
    expect(router.state.location.search).not.toHaveProperty('new')
    expect(screen.getByRole('button', { name: 'Add bosses' })).toBeVisible()
  })
})
