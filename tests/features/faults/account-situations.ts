import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import * as account from '@/contract/account'
import { removeCharacter } from '@/contract/character'
import { inDialog, oneToast } from './outcomes'
import type { Situation } from './situation'
import { dialogCloses, press } from './situations'
import { chooseForCharacter } from '../characters/character-menu'

/** A situation for each call of the feature `manage-data`. */
export const ACCOUNT_SITUATIONS: readonly Situation[] = [
  {
    call: account.exportAccount,
    open: () => '/profile',
    prepare: async () => void (await screen.findByRole('button', { name: 'Export my data' })),
    act: press('Export my data'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: account.exportWishlists,
    open: () => '/profile',
    prepare: async () => void (await screen.findByRole('button', { name: 'Export my data' })),
    act: press('Export my data'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: account.deleteAccount,
    open: () => '/profile',
    prepare: async (user) => {
      await press('Delete my account')(user)
      await user.type(await screen.findByRole('textbox'), 'Raider#3000')
    },
    act: press('Delete account'),
    isRepeatable: true,
    outcome: inDialog,
    keeps: () => expect(screen.getByRole('textbox')).toHaveValue('Raider#3000'),
  },
  {
    call: removeCharacter,
    open: () => '/profile',
    prepare: async (user) => {
      await chooseForCharacter(user, 'Kharzul', 'Remove')
      await screen.findByText(/^This permanently deletes/)
    },
    act: async (user) =>
      user.click(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove Kharzul' }),
      ),
    isRepeatable: true,
    outcome: inDialog,
    // A character that is already removed counts as removed.
    except: { 404: dialogCloses },
  },
]
