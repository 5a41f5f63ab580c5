import { createLootItem, listLoot, updateLootItem } from '@/contract/admin/admin-loot-item'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { findUndo } from '../../support/app/toasts'
import { findSheet, signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const HEART = "Voracious Heart of Ula'tek"

/** Opens a sheet over a table that the search leaves empty. */
const open = (search: string) =>
  renderApp({ api, path: `/admin/loot?search=zzzz&${search}`, as: 'Admin#1000' })

async function findItem(search: string) {
  const { token } = await signInAdmin(api)
  const { items } = await make(api.backend, listLoot, { token, query: { search } })
  expect(items).toHaveLength(1)
  return items[0]
}

describe('new loot item', () => {
  it('empty required fields and a text that is no id show their messages, and nothing is sent', async () => {
    const { user } = await open('new=true')
    const { sheet, field, save } = await findSheet('New item')
    expect(within(sheet).getByRole('combobox', { name: 'Boss' })).toBeDisabled()
    await user.click(save())
    await waitFor(() =>
      expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveFocus(),
    )
    for (const message of [
      'Please select an instance',
      'Please select a boss',
      'Item name is required',
      'Please select an item slot',
      'Please select an item type',
    ]) {
      expect(await within(sheet).findByText(message)).toBeInTheDocument()
    }
    await user.click(field('Item ID'))
    await user.paste('https://www.wowhead.com/spell=228001/x')
    await user.click(save())
    await waitFor(() => expect(field('Item ID')).toBeInvalid())
    expect(field('Blizzard item ID')).toHaveValue('')
    expect(field('Blizzard item ID')).toBeValid()
    expect(api.sent(createLootItem)).toEqual([])
  })

  it('saves all fields; Blizzard and Wowhead ids follow the item id', async () => {
    const { user } = await open('new=true')
    const { sheet, field, save, choose, retype } = await findSheet('New item')
    expect(within(sheet).getByRole('combobox', { name: 'Rarity' })).toHaveTextContent('Epic')
    await choose(user, 'Instance', 'Manaforge Omega')
    await choose(user, 'Boss', 'Plexus Sentinel')
    await retype(user, 'Name', 'Sentinel’s Cog')
    await choose(user, 'Slot', 'Trinket')
    expect(within(sheet).getByRole('combobox', { name: 'Type' })).toHaveTextContent('Trinket')
    await retype(user, 'Item ID', '987654')
    expect(field('Wowhead ID')).toHaveValue('987654')
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mage' }))
    await user.click(within(sheet).getByText('Loot specializations'))
    await user.click(within(sheet).getByRole('checkbox', { name: 'Frost Mage' }))
    await user.click(save())
    expect(await screen.findByText('Created Sentinel’s Cog')).toBeInTheDocument()
    expect(await findItem('Sentinel’s Cog')).toMatchObject({
      boss: { name: 'Plexus Sentinel' },
      itemSlot: 'TRINKET',
      rarity: 'EPIC',
      itemId: 987_654,
      blizzardItemId: 987_654,
      wowheadId: 987_654,
      classes: ['Mage'],
      lootSpecializationIds: [64],
      isTokenItem: false,
    })
  })

  it('Save and add another: keeps the sheet and the boss, empties the rest, and focuses the name', async () => {
    const heart = await findItem('Voracious Heart')
    const { user } = await open(`new=true&bossId=${heart?.bossId}`)
    const { sheet, field, save, choose, retype } = await findSheet('New item')
    await retype(user, 'Name', 'First of two')
    await choose(user, 'Type', 'Staff')
    expect(within(sheet).getByRole('combobox', { name: 'Slot' })).toHaveTextContent('Two-hand')
    await user.click(within(sheet).getByRole('button', { name: 'Save and add another' }))
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(field('Name')).toHaveValue('')
    await user.paste('Second of two')
    await choose(user, 'Slot', 'Finger')
    await user.click(save())
    expect(await screen.findByText('Created Second of two')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findItem('First of two')).toMatchObject({
      bossId: heart?.bossId,
      itemSlot: 'TWO_HAND',
    })
    expect(await findItem('Second of two')).toMatchObject({
      bossId: heart?.bossId,
      itemType: 'Ring',
    })
  })

  it('the instance of the filter is preselected', async () => {
    const { instances } = await signInAdmin(api)
    const sporefall = (await instances()).find(({ name }) => name === 'Sporefall')
    await open(`new=true&instanceId=${sporefall?.id}`)
    const { sheet } = await findSheet('New item')
    expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveTextContent('Sporefall')
    expect(within(sheet).getByRole('combobox', { name: 'Boss' })).toBeEnabled()
  })

  it('a slot that contradicts the type is a warning with which the item can be saved', async () => {
    const heart = await findItem('Voracious Heart')
    const { user } = await open(`new=true&bossId=${heart?.bossId}`)
    const { sheet, save, choose, retype } = await findSheet('New item')
    await choose(user, 'Slot', 'Back')
    expect(within(sheet).queryByText('Please select an item type')).toBeNull()
    await choose(user, 'Type', 'Cloth Armor')
    expect(
      await within(sheet).findByText('Cloth Armor does not fit the slot Back'),
    ).toBeInTheDocument()
    await choose(user, 'Slot', 'Chest')
    await waitFor(() => expect(within(sheet).queryByText(/does not fit/)).toBeNull())
    await choose(user, 'Slot', 'Back')
    await choose(user, 'Type', 'Cloth Armor')
    await retype(user, 'Name', 'Unusual Wrap')
    await user.click(save())
    expect(await screen.findByText('Created Unusual Wrap')).toBeInTheDocument()
    expect(await findItem('Unusual Wrap')).toMatchObject({
      itemSlot: 'BACK',
      itemType: 'Cloth Armor',
    })
  })

  it('warns if the boss or another one already has the item, comparing names like the grid, and of the id of another item', async () => {
    const heart = await findItem('Voracious Heart')
    const { user } = await open(`new=true&bossId=${heart?.bossId}`)
    const { sheet, choose, retype } = await findSheet('New item')
    const warning = () => within(sheet).queryByText('This boss already has this item')
    await retype(user, 'Name', 'voracious  HEART of Ula’tek')
    await waitFor(() => expect(warning()).toBeVisible())
    await retype(user, 'Item ID', '987655')
    await waitFor(() => expect(warning()).toBeNull())
    await retype(user, 'Item ID', String(heart?.itemId))
    await retype(user, 'Name', 'Another Name')
    await waitFor(() => expect(warning()).toBeVisible())

    const boss = within(sheet).getByRole('combobox', { name: 'Boss' })
    await user.click(boss)
    const other = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .find((name) => name !== heart?.boss?.name)
    await user.keyboard('{Escape}')
    await choose(user, 'Boss', other ?? '')
    const contradiction = `Item ID ${heart?.itemId} is “${HEART}” in this raid`
    expect(await within(sheet).findByText(contradiction)).toBeVisible()
    expect(within(sheet).getByText(`${heart?.boss?.name} already has this item`)).toBeVisible()
    await retype(user, 'Name', HEART)
    await waitFor(() => expect(within(sheet).queryByText(contradiction)).toBeNull())
    expect(within(sheet).getByText(`${heart?.boss?.name} already has this item`)).toBeVisible()
  })

  it('a tier token needs neither slot nor type', async () => {
    const { user } = await open('new=true')
    const { sheet, save, choose, retype } = await findSheet('New item')
    expect(within(sheet).queryByRole('group', { name: 'Token slots' })).toBeNull()
    await choose(user, 'Instance', 'Manaforge Omega')
    await choose(user, 'Boss', 'Plexus Sentinel')
    await retype(user, 'Name', 'Dreadful Something')
    await user.click(save())
    expect(await within(sheet).findByText('Please select an item slot')).toBeInTheDocument()
    await user.click(within(sheet).getByRole('checkbox', { name: 'Tier token' }))
    await waitFor(() => expect(within(sheet).queryByText('Please select an item slot')).toBeNull())
    expect(within(sheet).getByRole('combobox', { name: 'Slot' })).toHaveTextContent('Any slot')
    await choose(user, 'Token category', 'Dreadful')
    const slots = within(sheet).getByRole('group', { name: 'Token slots' })
    await user.click(within(slots).getByRole('checkbox', { name: 'Legs' }))
    await user.click(within(slots).getByRole('checkbox', { name: 'Head' }))
    await user.click(save())
    expect(await screen.findByText('Created Dreadful Something')).toBeInTheDocument()
    expect(await findItem('Dreadful Something')).toMatchObject({
      itemSlot: null,
      itemType: null,
      tokenCategory: 'DREADFUL',
      tokenSlots: ['HEAD', 'LEGS'],
    })
  })
})

describe('edit loot item', () => {
  it('opens by URL although the table does not show the item, previews its icon or else the slot glyph, and saves', async () => {
    const before = await findItem('Voracious Heart')
    const { user, router } = await open(`edit=${before?.id}`)
    const { sheet, save, retype } = await findSheet(`Edit ${HEART}`)
    expect(within(sheet).queryByText('This boss already has this item')).toBeNull()
    expect(within(sheet).getByRole('combobox', { name: 'Boss' })).toHaveTextContent(
      before?.boss?.name ?? '?',
    )
    await retype(user, 'Item ID', '-4')
    expect(await within(sheet).findByText('Must be a positive whole number')).toBeInTheDocument()
    await retype(user, 'Item ID', '4')
    await retype(user, 'Description', 'It beats.')
    await retype(user, 'Icon URL', 'https://example.com/heart.png')
    const image = sheet.querySelector('img')
    expect(image).toHaveAttribute('src', 'https://example.com/heart.png')
    fireEvent.error(image ?? sheet)
    expect(sheet.querySelector('img')).toBeNull()
    await user.click(save())
    expect(await screen.findByText(`Saved ${HEART}`)).toBeInTheDocument()
    expect(api.sent(updateLootItem)).toHaveLength(1)
    expect(router.state.location.search).toEqual({ search: 'zzzz' })
    // Fields that the form does not show stay unchanged.
    expect(await findItem('Voracious Heart')).toMatchObject({
      itemId: 4,
      description: 'It beats.',
      lootSpecializationIds: before?.lootSpecializationIds,
    })
  })

  it('warns of the item id of another item of the same boss, and saves', async () => {
    const heart = await findItem('Voracious Heart')
    const { token } = await signInAdmin(api)
    const query = { bossId: heart?.bossId ?? '' }
    const { items } = await make(api.backend, listLoot, { token, query })
    const other = items.find(({ id, itemId }) => id !== heart?.id && itemId !== null)
    const { user } = await open(`edit=${heart?.id}`)
    const { sheet, save, retype } = await findSheet(`Edit ${HEART}`)
    await retype(user, 'Item ID', String(other?.itemId))
    const warning = `Item ID ${other?.itemId} is “${other?.name}” in this raid`
    expect(await within(sheet).findByText(warning)).toBeVisible()
    await user.click(save())
    expect(await screen.findByText(`Saved ${HEART}`)).toBeInTheDocument()
  })

  it('a save without changes offers no undo of an earlier change', async () => {
    const heart = await findItem('Voracious Heart')
    const { token } = await signInAdmin(api)
    const params = { lootItemId: heart?.id ?? '' }
    await make(api.backend, updateLootItem, { token, params, body: { description: 'New.' } })
    const { user } = await open(`edit=${heart?.id}`)
    const { save } = await findSheet(`Edit ${HEART}`)
    await user.click(save())
    expect(await screen.findByText(`Saved ${HEART}`)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('the toast of a saved change undoes it', async () => {
    const heart = await findItem('Voracious Heart')
    const { user } = await open(`edit=${heart?.id}`)
    const { save, retype } = await findSheet(`Edit ${HEART}`)
    await retype(user, 'Description', 'It hungers.')
    await user.click(save())
    const undo = await findUndo(`Saved ${HEART}`)
    // A toast under the pointer stays.
    await user.hover(undo)
    expect(await findItem('Voracious Heart')).toMatchObject({ description: 'It hungers.' })
    await user.click(undo)
    expect(await screen.findByText(`Undid the change of ${HEART}`)).toBeInTheDocument()
    expect(await findItem('Voracious Heart')).toEqual(heart)
  })
})
