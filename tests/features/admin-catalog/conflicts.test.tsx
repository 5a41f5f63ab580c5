import { deleteBoss } from '@/contract/admin/admin-boss'
import { updateInstance } from '@/contract/admin/admin-instance'
import { deleteLootItem, listLoot, updateLootItem } from '@/contract/admin/admin-loot-item'
import { findConflicts } from '@/features/admin-catalog/components/find-conflicts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { renderApp } from '../../support/app/render-app'
import { make } from '../../support/backend/backend-calls'
import { findSheet, signInAdmin } from './admin-screen'

const api = bridgeToBackend()

describe('an entity that somebody else has changed since its form was opened', () => {
  it('conflicts are the fields whose stored value is neither the opened nor the entered one', () => {
    const opened = { name: 'A', tier: 'S1', list: [1], gone: 1 }
    const stored = { name: 'B', tier: 'S2', list: [1], gone: 2 }
    const current = { name: 'C', tier: 'S2', list: [1, 2], gone: 1 }
    expect(findConflicts(opened, stored, current)).toEqual([
      { field: 'name', yours: 'C', stored: 'B' },
      { field: 'gone', yours: 1, stored: 2 },
    ])
  })

  it('an instance: shows both values per field, saves nothing before the choice, and what was chosen after it', async () => {
    const admin = await signInAdmin(api)
    const instance = await admin.createInstance('Contested')
    const path = `/admin/instances?search=Contested&edit=${instance.id}`
    const { user } = await renderApp({ api, path, as: 'Admin#1000' })
    const { sheet, field, retype, save } = await findSheet('Edit Contested')
    await retype(user, 'Tier', 'Season 3')
    await retype(user, 'Expansion', 'The Last Titan')
    const body = { tier: 'Season 4', expansion: 'Other', isActive: false }
    const params = { instanceId: instance.id }
    await make(api.backend, updateInstance, { token: admin.token, params, body })
    await user.click(save())
    const alert = within(await within(sheet).findByRole('alert'))
    expect(api.sent(updateInstance)).toEqual([])
    const tier = within(alert.getByRole('group', { name: 'Tier' }))
    expect(tier.getByRole('radio', { name: 'Yours: Season 3' })).toBeChecked()
    await user.click(tier.getByRole('radio', { name: 'Theirs: Season 4' }))
    expect(field('Tier')).toHaveValue('Season 4')
    // A field that was not changed here takes the stored value.
    expect(alert.queryByRole('group', { name: 'Active' })).toBeNull()
    expect(alert.getByText('Somebody else has also changed: Active to no.')).toBeVisible()
    expect(within(sheet).getByRole('checkbox', { name: /^Active/ })).not.toBeChecked()
    await user.click(save())
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(api.sent(updateInstance)).toHaveLength(1)
    const saved = (await admin.instances()).find(({ id }) => id === instance.id)
    expect(saved).toMatchObject({
      tier: 'Season 4',
      expansion: 'The Last Titan',
      isActive: false,
    })
  })

  it('a loot item: its boss is shown by name', async () => {
    const admin = await signInAdmin(api)
    const instance = await admin.createInstance('Moved Halls')
    const [first, second] = await admin.createBosses(instance, ['Left', 'Right', 'Middle'])
    const item = await admin.createItem(first?.id ?? '', 'Contested Eye')
    const path = `/admin/loot?search=Contested+Eye&edit=${item.id}`
    const { user } = await renderApp({ api, path, as: 'Admin#1000' })
    const { sheet, save } = await findSheet('Edit Contested Eye')
    await user.click(within(sheet).getByRole('combobox', { name: 'Boss' }))
    await user.click(await screen.findByRole('option', { name: /Middle/ }))
    const params = { lootItemId: item.id }
    const body = { bossId: second?.id ?? '' }
    await make(api.backend, updateLootItem, { token: admin.token, params, body })
    await user.click(save())
    const choice = within(await within(sheet).findByRole('group', { name: 'Boss' }))
    expect(choice.getByRole('radio', { name: 'Yours: Middle' })).toBeChecked()
    await user.click(within(sheet).getByRole('radio', { name: 'Theirs: Right' }))
    await user.click(save())
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(await screen.findByText('Saved Contested Eye')).toBeInTheDocument()
  })

  it('other fields of a loot item: is saved without a question, and a message names them', async () => {
    const admin = await signInAdmin(api)
    const instance = await admin.createInstance('Shared Halls')
    const [first, second] = await admin.createBosses(instance, ['East', 'West'])
    const item = await admin.createItem(first?.id ?? '', 'Shared Eye')
    const path = `/admin/loot?search=Shared+Eye&edit=${item.id}`
    const { user } = await renderApp({ api, path, as: 'Admin#1000' })
    const { sheet, retype, save } = await findSheet('Edit Shared Eye')
    await retype(user, 'Description', 'Mine')
    const params = { lootItemId: item.id }
    const body = { name: 'Shared Ear', bossId: second?.id ?? '' }
    await make(api.backend, updateLootItem, { token: admin.token, params, body })
    await user.click(save())
    expect(await screen.findByText('Saved Shared Ear')).toBeInTheDocument()
    const also = 'Somebody else has also changed: Boss to West, Name to Shared Ear.'
    expect(await screen.findByText(also)).toBeInTheDocument()
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    const query = { id: item.id }
    const { items } = await make(api.backend, listLoot, { token: admin.token, query })
    expect(items[0]).toMatchObject({ ...body, description: 'Mine' })
  })
})

describe('an entity that was deleted since its form was opened', () => {
  it('a loot item: the form says so, and that the history can restore it', async () => {
    const { sheet } = await saveDeletedItem('Gone Eye')
    const reason = 'It was deleted meanwhile. It can be restored in the history.'
    expect(await within(sheet).findByText(reason)).toBeVisible()
    const link = within(sheet).getByRole('link', { name: 'Open the history in a new tab' })
    expect(link).toHaveAttribute('href', '/admin/history?search=Gone+Eye')
    expect(link).toHaveAttribute('target', '_blank')
    expect(api.sent(updateLootItem)).toEqual([])
  })

  it('a loot item, without history: the form says so', async () => {
    withoutFeature(api, 'admin-history')
    const { sheet } = await saveDeletedItem('Lost Eye')
    expect(await within(sheet).findByText('It was deleted meanwhile.')).toBeVisible()
    expect(within(sheet).queryByRole('link', { name: /history/ })).toBeNull()
  })
})

it('the form of a row that is deleted meanwhile stays open when the rows are read again', async () => {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance('Fading Halls')
  const [boss] = await admin.createBosses(instance, ['Fader'])
  const bossId = boss?.id ?? ''
  const path = `/admin/bosses?instanceId=${instance.id}&edit=${bossId}`
  const { user, queryClient } = await renderApp({ api, path, as: 'Admin#1000' })
  const { sheet, field, retype, save } = await findSheet('Edit Fader')
  await retype(user, 'Description', 'Mine')
  await make(api.backend, deleteBoss, { token: admin.token, params: { bossId } })
  await act(async () => queryClient.invalidateQueries())
  expect(field('Description')).toHaveValue('Mine')
  await user.click(save())
  expect(await within(sheet).findByText(/^It was deleted meanwhile/)).toBeVisible()
})

async function saveDeletedItem(name: string) {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(`Halls of the ${name}`)
  const [boss] = await admin.createBosses(instance, [name.replace(' ', '-')])
  const item = await admin.createItem(boss?.id ?? '', name)
  const path = `/admin/loot?search=zzzz&edit=${item.id}`
  const { user } = await renderApp({ api, path, as: 'Admin#1000' })
  const { sheet, retype, save } = await findSheet(`Edit ${name}`)
  await retype(user, 'Description', 'Mine')
  const params = { lootItemId: item.id }
  await make(api.backend, deleteLootItem, { token: admin.token, params })
  await user.click(save())
  return { sheet }
}
