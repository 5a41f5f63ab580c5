import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  cell,
  columnTexts,
  fetchInstance,
  openBulk,
  openBulkWithRaid,
  pasteRows,
} from './bulk-page'

const api = bridgeToBackend()

const findButton = () => screen.findByRole('button', { name: /^Look .* up in the catalog$/ })

describe('bulk page: rows that lack slot or type', () => {
  it('are filled from items of that name in other raids; other names are not offered again', async () => {
    const { id } = await fetchInstance(api, 'Sporefall')
    const { user } = await openBulk(api, `?instanceId=${id}`)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Rarity'],
      ['Quux Hat', '', 'Head', ''],
      ['atomic phasebelt', '', '', 'Rare'],
      ['Quux Unknown', '', '', ''],
    ])
    expect(await screen.findByText('3 rows lack slot or type.')).toBeVisible()
    api.reject(listLoot, 500, { message: 'Not now', isOnce: true })
    await user.click(await findButton())
    expect(await screen.findByText('Not now')).toBeVisible()
    await user.click(await findButton())
    expect(await screen.findByText('Filled 1 of 3 rows from the catalog')).toBeVisible()
    expect(columnTexts('slot', 3)).toEqual(['Head', 'Waist', ''])
    expect(columnTexts('type', 3)).toEqual(['', 'Leather Armor', ''])
    expect(columnTexts('itemId', 3)).toEqual(['', '237533', ''])
    expect(columnTexts('rarity', 2)).toEqual(['Epic', 'Rare'])
    expect(columnTexts('boss', 3)).toEqual(['', '', ''])
    await waitFor(() => expect(screen.queryByText(/slot or type/)).toBeNull())
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('slot', 3)).toEqual(['Head', '', ''])
  })

  it('are not filled once another instance is chosen', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'ID'],
      ['Quux Belt', '237533'],
    ])
    const held = api.hold(listLoot)
    await user.click(await findButton())
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: 'Sporefall' }))
    await waitFor(() => expect(columnTexts('name', 1)).toEqual(['']))
    held.release()
    await user.click(cell(1, 'name'))
    await pasteRows([
      ['Item', 'ID'],
      ['Quux Hat', '237533'],
    ])
    await user.click(await findButton())
    expect(await screen.findByText('Filled 1 of 1 row from the catalog')).toBeVisible()
    expect(screen.getAllByText(/^Filled/)).toHaveLength(1)
  })

  it('are filled by their item id before their name, also without a name', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Item', 'Slot', 'ID'],
      ['Quux Belt', '', '237533'],
      ['Atomic Phasebelt', '', '990001'],
      ['', '', '237533'],
      ['Quux Unknown', '', '990002'],
    ])
    await user.click(await findButton())
    expect(await screen.findByText('Filled 3 of 4 rows from the catalog')).toBeVisible()
    expect(columnTexts('slot', 4)).toEqual(['Waist', 'Waist', 'Waist', ''])
    expect(columnTexts('name', 3)).toEqual(['Quux Belt', 'Atomic Phasebelt', 'Atomic Phasebelt'])
    expect(columnTexts('itemId', 2)).toEqual(['237533', '990001'])
    await waitFor(() => expect(screen.queryByText(/slot or type/)).toBeNull())
  })
})
