import { listJournalItems } from '@/contract/admin/admin-journal'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { renderApp } from '../../support/app/render-app'
import { findSheet } from './admin-screen'

const api = bridgeToBackend()

const BUTTON = 'Fill from the game’s data'

/** Opens the form of a new item and enters an id or link. */
async function openWithId(id: string) {
  const app = await renderApp({ api, path: '/admin/loot?search=zzzz&new=true', as: 'Admin#1000' })
  const form = await findSheet('New item')
  const inSheet = within(form.sheet)
  expect(inSheet.queryByRole('button', { name: BUTTON })).toBeNull()
  await form.retype(app.user, 'Item ID', id)
  return {
    ...app,
    ...form,
    inSheet,
    fill: () => inSheet.findByRole('button', { name: BUTTON }),
    select: (label: string) => inSheet.getByRole('combobox', { name: label }),
  }
}

describe('new loot item: fill from the journal', () => {
  it('fills the empty fields, and is no longer offered when name, slot and type are there', async () => {
    const { user, field, fill, select, inSheet, retype } = await openWithId(
      'https://www.wowhead.com/item=299001',
    )
    await retype(user, 'Name', 'My hood')
    const held = api.hold(listJournalItems)
    await user.dblClick(await fill())
    // What is entered while the item is read stays.
    await user.click(inSheet.getByRole('checkbox', { name: 'Mage' }))
    held.release()
    await waitFor(() => expect(select('Slot')).toHaveTextContent('Head'))
    expect(select('Type')).toHaveTextContent('Cloth Armor')
    expect(select('Primary stat')).toHaveTextContent('Intellect')
    expect(field('Name')).toHaveValue('My hood')
    expect(inSheet.getByRole('checkbox', { name: 'Mage' })).toBeChecked()
    expect(inSheet.queryByRole('button', { name: BUTTON })).toBeNull()
    expect(api.sent(listJournalItems)).toHaveLength(1)
  })

  it('a tier token becomes one, with its category and classes', async () => {
    const { user, field, fill, select, inSheet } = await openWithId('299905')
    await user.click(await fill())
    await waitFor(() => expect(field('Name')).toHaveValue('Dreadful Reliquary Chain'))
    expect(inSheet.getByRole('checkbox', { name: 'Tier token' })).toBeChecked()
    expect(select('Token category')).toHaveTextContent('Dreadful')
    expect(inSheet.getByRole('checkbox', { name: 'Warlock' })).toBeChecked()
    expect(inSheet.queryByText('Please select an item slot')).toBeNull()
  })

  it('says why an item could not be read, and which fields the game’s data lack', async () => {
    const { user, field, fill, inSheet, retype } = await openWithId('299909')
    await user.click(await fill())
    expect(await inSheet.findByRole('alert')).toHaveTextContent(
      'Battle.net does not have this item.',
    )
    // Of an item that cannot be worn, only the name is known.
    await retype(user, 'Item ID', '299907')
    await waitFor(() => expect(inSheet.queryByRole('alert')).toBeNull())
    api.reject(listJournalItems, 503, { message: 'Not now', isOnce: true })
    await user.click(await fill())
    expect(await inSheet.findByRole('alert')).toHaveTextContent('Not now')
    await user.click(await fill())
    await waitFor(() => expect(field('Name')).toHaveValue('Reins of the Gloamwing'))
    expect(await inSheet.findByText('Please select an item slot')).toBeVisible()
    expect(inSheet.queryByText('Not now')).toBeNull()
  })

  it('a backend without the journal: nothing is offered', async () => {
    withoutFeature(api, 'journal')
    const { field, inSheet } = await openWithId('299001')
    expect(field('Wowhead ID')).toHaveValue('299001')
    expect(inSheet.queryByRole('button', { name: BUTTON })).toBeNull()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
