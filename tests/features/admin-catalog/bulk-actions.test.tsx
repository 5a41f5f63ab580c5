import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { bulkDeleteLoot } from '@/contract/admin/admin-history'
import { deleteLootItem, listLoot } from '@/contract/admin/admin-loot-item'
import { addWishlistItem } from '@/contract/wishes'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { rowNames, signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const NAMES = ['Axe', 'Blade', 'Claw', 'Dirk', 'Edge']

/** Opens the loot table with the five items of the first of two bosses. */
async function openLoot(name: string, { isFirstWished = false } = {}) {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(name)
  const [boss, other] = await admin.createBosses(instance, [`${name}-one`, `${name}-two`])
  const items: Awaited<ReturnType<typeof admin.createItem>>[] = []
  for (const item of NAMES) items.push(await admin.createItem(boss?.id ?? '', `${name} ${item}`))
  const wish = async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug: instance.slug })
    const body = { lootItemId: items[0]?.id, slot: 'TRINKET' }
    await make(api.backend, addWishlistItem, { token: raider.token, params: { wishlistId }, body })
  }
  if (isFirstWished) await wish()
  const app = await renderApp({ api, path: `/admin/loot?bossId=${boss?.id}`, as: 'Admin#1000' })
  const table = await screen.findByRole('table', { name: 'Loot' })
  const box = (item: string) =>
    within(table).getByRole('checkbox', { name: `Select ${name} ${item}` })
  const checked = () => NAMES.filter((item) => (box(item) as HTMLInputElement).checked)
  const left = async (bossId = boss?.id ?? '') => {
    const query = { bossId }
    return (await make(api.backend, listLoot, { token: admin.token, query })).items.length
  }
  return { ...app, admin, items, wish, other, table, box, checked, left }
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

describe('selection in the loot table', () => {
  it('Shift selects and deselects all rows from the one before; by keyboard too', async () => {
    const { user, box, checked } = await openLoot('Ranged')
    await user.click(box('Blade'))
    await user.keyboard('{Shift>}')
    await user.click(box('Dirk'))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(checked()).toEqual(['Blade', 'Claw', 'Dirk']))
    expect(screen.getByText('3 selected')).toHaveRole('status')
    box('Claw').focus()
    await user.keyboard(' ')
    expect(checked()).toEqual(['Blade', 'Dirk'])
    box('Edge').focus()
    await user.keyboard('{Shift>} {/Shift}')
    await waitFor(() => expect(checked()).toEqual(['Blade', 'Claw', 'Dirk', 'Edge']))
    await press(user, 'Clear')
    expect(checked()).toEqual([])
  })

  it('selects all shown; a filter clears the selection, sorting keeps it', async () => {
    const { user, table, checked } = await openLoot('Whole')
    await user.click(within(table).getByRole('checkbox', { name: 'Select all 5 shown' }))
    expect(await screen.findByText('5 selected')).toBeVisible()
    expect(checked()).toEqual(NAMES)
    await user.click(within(table).getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(rowNames(table)[0]).toBe('Whole Edge'))
    expect(screen.getByText('5 selected')).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'Axe')
    expect(await screen.findByText('1 item')).toBeVisible()
    expect(screen.queryByText(/selected/)).toBeNull()
  })
})

describe('“Edit” above the loot table', () => {
  it('opens the selected items in the grid', async () => {
    const { user, box } = await openLoot('Opened')
    await user.click(box('Blade'))
    await user.click(box('Dirk'))
    await user.click(screen.getByRole('link', { name: 'Edit the selected items in the grid' }))
    expect(await screen.findByText(/^0 of 2 existing items changed/)).toBeVisible()
    const grid = within(screen.getByRole('grid', { name: 'Loot rows' }))
    expect(grid.getByRole('gridcell', { name: 'Opened Dirk' })).toBeVisible()
    expect(grid.queryByText('Opened Axe')).toBeNull()
  })
})

describe('selected items that no longer exist', () => {
  it('leave the selection when the table is read again', async () => {
    const { user, admin, items, table, box } = await openLoot('Reread')
    for (const item of ['Axe', 'Blade', 'Claw']) await user.click(box(item))
    // Another admin deletes one, the user another one by itself.
    const params = { lootItemId: items[2]?.id ?? '' }
    await make(api.backend, deleteLootItem, { token: admin.token, params })
    await user.click(within(table).getByRole('button', { name: 'Delete Reread Blade' }))
    await confirm(user, 'Delete')
    expect(await screen.findByText('3 items')).toBeVisible()
    expect(await screen.findByText('1 selected')).toBeVisible()
    expect(box('Axe')).toBeChecked()
    await press(user, 'Delete')
    expect(await screen.findByRole('alertdialog', { name: 'Delete 1 item?' })).toBeVisible()
  })
})

describe('bulk deletion', () => {
  it('one request deletes all; Undo in the toast restores them', async () => {
    const { user, box, left } = await openLoot('Deleted')
    await user.click(box('Axe'))
    await user.click(box('Claw'))
    await press(user, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 items?' })
    expect(question).toHaveTextContent('Deleted Axe, Deleted Claw.')
    await confirm(user, 'Delete')
    expect(await screen.findByText('Deleted 2 items')).toBeInTheDocument()
    expect(await screen.findByText('3 items')).toBeVisible()
    expect(api.sent(bulkDeleteLoot)).toHaveLength(1)
    await press(user, 'Undo')
    expect(await screen.findByText('Restored 2 items')).toBeInTheDocument()
    expect(await screen.findByText('5 items')).toBeVisible()
    expect(await left()).toBe(5)
  })

  it('names items that were not deleted, and keeps them selected; counts those that no longer exist', async () => {
    const { user, admin, items, wish, box, left } = await openLoot('Partial')
    for (const item of ['Axe', 'Blade', 'Claw']) await user.click(box(item))
    // In the meantime a player wishes for one, and another admin deletes one.
    await wish()
    const params = { lootItemId: items[1]?.id ?? '' }
    await make(api.backend, deleteLootItem, { token: admin.token, params })
    await press(user, 'Delete')
    await confirm(user, 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: '1 item was not deleted' })
    expect(within(dialog).getByText('Partial Axe: This item is on 1 wishlist')).toBeVisible()
    expect(screen.getByText('Deleted 1 item')).toBeInTheDocument()
    expect(screen.getByText('1 item no longer exists')).toBeInTheDocument()
    expect(await left()).toBe(3)
    await confirm(user, 'OK')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(box('Axe')).toBeChecked())
    expect(await screen.findByText('1 selected')).toBeVisible()
  })

  it('only items that no longer exist: says so, and nothing stays selected', async () => {
    const { user, admin, items, box } = await openLoot('Vanished')
    await user.click(box('Blade'))
    const params = { lootItemId: items[1]?.id ?? '' }
    await make(api.backend, deleteLootItem, { token: admin.token, params })
    await press(user, 'Delete')
    await confirm(user, 'Delete')
    expect(await screen.findByText('1 item no longer exists')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  it('says how many of the items are on wishlists', async () => {
    const { user, box } = await openLoot('Wished', { isFirstWished: true })
    await user.click(box('Axe'))
    await press(user, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 item?' })
    expect(question).toHaveTextContent('1 item will be removed from wishlists.')
    await confirm(user, 'Delete anyway')
    expect(await screen.findByText('Deleted 1 item')).toBeInTheDocument()
  })
})

describe('bulk move', () => {
  it('moves to the chosen boss; Undo in the toast moves back', async () => {
    const { user, table, other, left } = await openLoot('Moved')
    await user.click(within(table).getByRole('checkbox', { name: 'Select all 5 shown' }))
    await screen.findByText('5 selected')
    await press(user, 'Move')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    await user.click(dialog.getByRole('combobox', { name: 'Boss' }))
    await user.click(await screen.findByRole('option', { name: 'Moved-two' }))
    await confirm(user, 'Move')
    expect(await screen.findByText('Moved 5 items to Moved-two')).toBeInTheDocument()
    expect(await left(other?.id)).toBe(5)
    await press(user, 'Undo')
    expect(await screen.findByText('Moved 5 items back')).toBeInTheDocument()
    expect(await left()).toBe(5)
  })
})
