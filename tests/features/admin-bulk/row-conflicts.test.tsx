import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { cell, columnTexts, findDialog, textIn } from './bulk-page'
import { createOpenedLoot, findChanges } from './opened-loot'

const api = bridgeToBackend()
const loot = createOpenedLoot(api)

/**
 * Changes two cells of Quux Hat and one of Quux Ring, which another admin has changed meanwhile.
 */
async function findConflicts() {
  const page = await loot.open()
  const { enter, check } = page
  await enter(1, 'rarity', 'Rare')
  await enter(1, 'itemId', '990009')
  await enter(2, 'rarity', 'Epic')
  await loot.changeElsewhere('Quux Hat', { rarity: 'LEGENDARY', itemId: 990005 })
  await loot.changeElsewhere('Quux Ring', { rarity: 'UNCOMMON', description: 'Old' })
  await check()
  await screen.findByText(
    '2 rows were changed by somebody else: Rarity Legendary, Item ID 990005, Rarity Uncommon.',
  )
  return page
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('bulk page: cells that somebody else has changed too', () => {
  it('the active cell offers both values, and a comparison those of all; the chosen ones are submitted', async () => {
    const { user, check, confirm } = await findConflicts()
    await user.click(cell(2, 'rarity'))
    const repairs = within(await screen.findByRole('group', { name: 'Repairs' }))
    expect(repairs.getByRole('button', { name: /^Keep yours/ })).toBeVisible()
    await user.click(repairs.getByRole('button', { name: 'Take theirs: Uncommon' }))
    expect(textIn(2, 'rarity')).toBe('Uncommon')
    expect(
      await screen.findByText(
        '1 row was changed by somebody else: Rarity Legendary, Item ID 990005.',
      ),
    ).toBeVisible()
    await user.click(button('Undo'))

    await user.click(button('Compare'))
    const dialog = within(await findDialog())
    expect(dialog.getByRole('radio', { name: 'Yours: 990009' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Theirs: 990005' }))
    const ofRing = within(dialog.getByRole('group', { name: 'Values of Quux Ring' }))
    await user.click(ofRing.getByRole('button', { name: 'Take theirs' }))
    expect(dialog.getByRole('radio', { name: 'Theirs: Uncommon' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(columnTexts('rarity', 2)).toEqual(['Rare', 'Uncommon']))
    expect(columnTexts('itemId', 2)).toEqual(['990005', ''])
    expect(await screen.findByText('0 errors')).toBeVisible()
    expect(screen.queryByText('changed by somebody else', { exact: false })).toBeNull()

    await check()
    const changes = await findChanges()
    expect(changes).toHaveTextContent(/^Quux HatRarity: Legendary → Rare$/)
    await confirm()
    await screen.findByText('1 item updated.')
  })

  it.each([
    ['Keep yours', ['Rare', 'Epic'], ['990009', ''], '2 of 3 existing items changed.'],
    ['Take theirs', ['Legendary', 'Uncommon'], ['990005', ''], '0 of 3 existing items changed.'],
  ])('%s applies to all rows, as one undo step', async (name, rarities, ids, hint) => {
    const { user } = await findConflicts()
    // The active cell has the same choice.
    await user.keyboard('{ArrowLeft}')
    await user.click(button(name))
    expect(columnTexts('rarity', 2)).toEqual(rarities)
    expect(columnTexts('itemId', 2)).toEqual(ids)
    // Not changed here: theirs in any case.
    expect(textIn(2, 'description')).toBe('Old')
    expect(await screen.findByText(hint, { exact: false })).toBeVisible()
    expect(await screen.findByText('0 errors')).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('rarity', 2)).toEqual(['Rare', 'Epic'])
    expect(
      await screen.findByText(
        '2 rows were changed by somebody else: Rarity Legendary, Item ID 990005, Rarity Uncommon.',
      ),
    ).toBeVisible()
  })

  it('a field that was empty is a conflict too', async () => {
    const { enter, check } = await loot.open()
    await enter(1, 'description', 'Mine')
    await enter(2, 'itemId', '990009')
    await loot.changeElsewhere('Quux Hat', { description: 'Theirs' })
    await loot.changeElsewhere('Quux Ring', { itemId: 990005 })
    await check()
    expect(
      await screen.findByText(
        '2 rows were changed by somebody else: Description Theirs, Item ID 990005.',
      ),
    ).toBeVisible()
  })

  it('after leaving the page, the next check names the values that would be replaced', async () => {
    const { router, check } = await findConflicts()
    const { search } = router.state.location
    await act(() => router.navigate({ to: '/admin' }))
    await act(() => router.navigate({ to: '/admin/loot-bulk', search }))
    await waitFor(() => expect(columnTexts('rarity', 2)).toEqual(['Rare', 'Epic']))
    await check()
    const changes = await findChanges()
    expect(changes).toHaveTextContent('Rarity: Legendary → Rare')
    expect(changes).toHaveTextContent('Rarity: Uncommon → Epic')
  })
})
