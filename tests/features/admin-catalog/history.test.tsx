import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { listHistory, previewUndo, type HistoryEntry } from '@/contract/admin/admin-history'
import { deleteInstance } from '@/contract/admin/admin-instance'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { updateLootItem } from '@/contract/admin/admin-loot-item'
import { joinFacts } from '@/lib/format'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { renderApp } from '../../support/app/render-app'
import { signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const findRow = async (text: string | RegExp) => {
  const row = (await screen.findByText(text)).closest('li')
  if (!row) throw new Error(`${String(text)} is not in a list`)
  return within(row)
}

/** A change as the backend sends it. */
const entry = (id: number): HistoryEntry => ({
  id: `change-${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  action: 'created',
  kind: 'item',
  name: `Item ${id}`,
  counts: { bosses: 0, items: 0, wishlists: 0 },
  changes: [],
  changeCount: 0,
  changedRowCount: 0,
})

async function makeRaid(name: string) {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(name)
  const [boss] = await admin.createBosses(instance, [`${name}-one`, `${name}-two`])
  const item = await admin.createItem(boss?.id ?? '', `${name}’s Eye`)
  return { admin, instance, bossId: boss?.id ?? '', item }
}

describe('history', () => {
  it('opens from the admin page; a deleted instance is restored with what belonged to it', async () => {
    const { admin, instance } = await makeRaid('Restored')
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await raider.createWishlist('Frostelle', { instanceSlug: instance.slug })
    await make(api.backend, deleteInstance, {
      token: admin.token,
      params: { instanceId: instance.id },
      query: { force: 'true' },
    })
    const { user } = await open('/admin')
    await user.click(await screen.findByRole('link', { name: 'History' }))
    const row = await findRow('Deleted instance Restored')
    expect(row.getByText(/2 bosses.*1 item.*1 wishlist/)).toBeVisible()
    expect(row.getByText(/^Admin#1000/)).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Undo: Deleted instance Restored' }))
    expect(await screen.findByText('Restored Restored')).toBeInTheDocument()
    expect(await screen.findByText('Restored instance Restored')).toBeVisible()
    expect((await findRow('Deleted instance Restored')).getByText(/undone/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo: Deleted instance Restored' })).toBeNull()
    expect((await admin.instances()).map(({ name }) => name)).toContain('Restored')
  })

  it('shows old and new values; an undo that is no longer possible says why', async () => {
    const { admin, item } = await makeRaid('Edited')
    const { token } = admin
    const params = { lootItemId: item.id }
    await make(api.backend, updateLootItem, { token, params, body: { rarity: 'RARE' } })
    const { user } = await open('/admin/history?search=Edited')
    const row = await findRow(`Changed item ${item.name}`)
    expect(row.getByText('Rarity: Epic → Rare')).toBeVisible()
    await make(api.backend, updateLootItem, { token, params, body: { rarity: 'COMMON' } })
    await user.click(row.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Could not undo this')).toBeInTheDocument()
    expect(
      screen.getByText(`${item.name} was edited since, so this change cannot be undone`),
    ).toBeInTheDocument()
    // The list shows the change that was made in the meantime.
    expect(await screen.findByText('Rarity: Rare → Common')).toBeVisible()
  })

  it('a submit that has only changed existing items is a change', async () => {
    const { admin, item } = await makeRaid('Resubmitted')
    const { token } = admin
    const body = { items: [{ id: item.id, changes: { rarity: 'RARE' as const } }] }
    await make(api.backend, editLoot, { token, body })
    const { user } = await open('/admin/history?search=Resubmitted')
    const row = await findRow(`Changed item ${item.name}`)
    await user.click(row.getByRole('button', { name: /^Undo/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('The previous values of 1 item will be restored.')).toBeVisible()
  })

  it('the undo of a batch asks first, says what will happen, and can be undone', async () => {
    const { admin, instance, bossId } = await makeRaid('Batched')
    const { token } = admin
    const names = Array.from({ length: 9 }, (_, index) => `A ring with a long name, the ${index}th`)
    const items = names.map((name) => ({ name, itemSlot: 'FINGER', itemType: 'Ring' }) as const)
    await make(api.backend, createLootBatch, { token, body: { bossId, items } })
    const { user } = await open('/admin/history?search=Batched')
    // Entries that belong together are one, and all name the raid.
    expect(await screen.findByText('Created 2 bosses')).toBeVisible()
    // The count is that of the entries on the page.
    expect(screen.getByText('4 entries')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Changes' }).children).toHaveLength(4)
    const created = (await findRow('Created 2 bosses')).getByText(/^Admin#1000/)
    expect(created).toHaveTextContent(/no undo: delete them instead$/)
    const row = await findRow('Entered 9 items in Batched')
    await user.click(row.getByRole('button', { name: /^Show all/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Entered 9 items in Batched' })
    expect(await within(sheet).findByText(/the 0th.*the 8th/)).toBeInTheDocument()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))

    await user.click(row.getByRole('button', { name: /^Undo/ }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Undo “Entered 9 items in Batched”?',
    })
    expect(await within(dialog).findByText('9 items will be deleted.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undid the change')).toBeInTheDocument()
    const count = async () => (await admin.bosses(instance.id))[0]?.itemCount
    expect(await count()).toBe(1)
    const undone = await findRow(/^Undid a change of 9 items/)
    await user.click(undone.getByRole('button', { name: /^Undo/ }))
    const question = { name: 'Undo “Undid a change of 9 items in Batched”?' }
    const again = within(await screen.findByRole('alertdialog', question))
    expect(await again.findByText('9 items will be restored.')).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await count()).toBe(10))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const restored = await findRow(/^Restored 9 items/)
    expect(restored.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect((await findRow(/^Undid a change of 9 items/)).getByText(/undone/)).toBeVisible()
    const entered = await findRow(/^Entered 9 items/)
    expect(entered.getByText(/undone and redone since/)).toBeVisible()
    expect(entered.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(api.sent(previewUndo)).toHaveLength(2)
  })

  it('is filtered by kind and searched by name; the filters are in the URL', async () => {
    const { admin, bossId } = await makeRaid('Filtered')
    await make(api.backend, deleteBoss, { token: admin.token, params: { bossId } })
    const { user, router } = await open('/admin/history')
    const toolbar = within(await screen.findByRole('search'))
    await user.type(toolbar.getByRole('searchbox', { name: 'Name or BattleTag' }), 'Filtered')
    await user.click(toolbar.getByRole('combobox', { name: 'Kind' }))
    await user.click(await screen.findByRole('option', { name: 'Bosses' }))
    await waitFor(() => {
      const rows = within(screen.getByRole('list', { name: 'Changes' })).getAllByText(/(boss|Filt)/)
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'Deleted boss Filtered-one',
        joinFacts(['Filtered', '1 item']),
        'Created 2 bosses',
        'Filtered',
        'Filtered-one',
        'Filtered-two',
      ])
    })
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ search: 'Filtered', kind: 'boss' }),
    )
  })

  it('has pages', async () => {
    api.answer(listHistory, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json({ data: { entries: [entry(page)], total: 120 } })
    })
    const { user, router } = await open('/admin/history')
    expect(await screen.findByText('1 entry on page 1 of 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Older' }))
    expect(await screen.findByText('Created item Item 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Older' }))
    expect(await screen.findByText('Created item Item 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled()
    expect(router.state.location.search).toEqual({ page: 3 })
    router.history.back()
    expect(await screen.findByText('Created item Item 2')).toBeVisible()
  })

  it('an import and its undo name the raid, also that of an earlier release, and count its rows; Show all has the names', async () => {
    const imported = {
      ...entry(1),
      kind: 'instance' as const,
      action: 'imported',
      name: 'The Keeper, Spore Ring',
      instanceName: 'Sporefall',
      counts: { bosses: 1, items: 1, wishlists: 0 },
    }
    const undone = { ...entry(2), ...imported, id: 'c2', action: 'reverted' }
    const earlier = {
      ...entry(3),
      kind: 'instance' as const,
      action: 'imported',
      name: 'Old Halls',
    }
    const entries = [undone, imported, earlier]
    api.answer(listHistory, () => HttpResponse.json({ data: { entries, total: 3 } }))
    await open('/admin/history')
    const rows = [
      await findRow('Imported Sporefall'),
      await findRow('Undid the import of Sporefall'),
    ]
    for (const row of rows) {
      expect(row.getByText('1 boss · 1 item')).toBeVisible()
      expect(row.getByRole('button', { name: /^Show all/ })).toBeVisible()
    }
    expect(screen.getByText('Imported Old Halls')).toBeVisible()
  })

  it('says why a change of earlier months has no undo; what was created can be deleted', async () => {
    const entries = [
      { ...entry(1), action: 'changed', createdAt: '2020-01-01T10:00:00.000Z' },
      entry(2),
    ]
    api.answer(listHistory, () => HttpResponse.json({ data: { entries, total: 2 } }))
    await open('/admin/history')
    const old = await findRow('Changed item Item 1')
    expect(old.getByText(/no undo after 30 days$/)).toBeVisible()
    const created = await findRow('Created item Item 2')
    expect(created.getByText(/no undo: delete it instead$/)).toBeVisible()
  })

  it('says who made a change whose account was deleted, and shows unknown actions', async () => {
    const unknown = { ...entry(1), by: null, action: 'archived' }
    api.answer(listHistory, () => HttpResponse.json({ data: { entries: [unknown], total: 1 } }))
    await open('/admin/history')
    expect((await findRow('archived item Item 1')).getByText(/^Deleted account/)).toBeVisible()
  })
})

describe('a backend without history', () => {
  it('has no link to it, and /admin/history leads to the admin page', async () => {
    withoutFeature(api, 'admin-history')
    const { router } = await open('/admin/history')
    expect(await screen.findByRole('heading', { name: 'Admin', level: 1 })).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin')
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull()
    expect(api.sent(listHistory)).toEqual([])
  })

  it('the loot table has no selection, and deletions cannot be undone', async () => {
    const { item } = await makeRaid('Plain')
    withoutFeature(api, 'admin-history')
    const { user } = await open('/admin/loot?search=Plain')
    await user.click(await screen.findByRole('button', { name: `Delete ${item.name}` }))
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'This cannot be undone.',
    )
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  })
})
