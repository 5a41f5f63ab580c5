import { createLootItem, listLoot, updateLootItem } from '@/contract/admin-loot-item'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend-calls'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { findSheet, signInAdmin } from './admin'

const api = bridgeToBackend()
const HEART = "Voracious Heart of Ula'tek"
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const table = () => screen.getByRole('table', { name: 'Loot' })
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

describe('the loot', () => {
  it('is found by the server, by what the address says', async () => {
    const { user, router } = await open('/admin/loot?slot=TRINKET&sort=-name')
    await screen.findByRole('table', { name: 'Loot' })
    expect(within(table()).getAllByRole('cell', { name: 'Trinket' })).not.toEqual([])
    expect(within(table()).queryByRole('cell', { name: 'Chest' })).toBeNull()
    expect(within(table()).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Voracious Heart')
    await waitFor(() => expect(names()).toEqual([HEART]))
    expect(screen.getByText('1 item')).toHaveRole('status')
    expect(router.state.location.search).toEqual({
      slot: 'TRINKET',
      sort: '-name',
      search: 'Voracious Heart',
    })
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'zzzz')
    expect(await screen.findByText('No items found')).toBeInTheDocument()
  })

  it('is narrowed to a boss of the instance that is chosen', async () => {
    const { user, router } = await open('/admin/loot')
    const pick = async (label: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await pick('Instance', 'Manaforge Omega')
    await pick('Boss', 'Plexus Sentinel')
    await waitFor(() => {
      const bosses = within(table()).getAllByRole('cell', { name: 'Plexus Sentinel' })
      expect(bosses).toHaveLength(names().length)
    })
    // Another instance lets go of the boss.
    await pick('Instance', 'Sporefall')
    await waitFor(() => expect(Object.keys(router.state.location.search)).toEqual(['instanceId']))
  })

  it('of 20,000 items keeps the document small, and fetches what comes into sight', async () => {
    const total = 20_000
    api.answer(listLoot, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page, pageSize] = ['page', 'pageSize'].map((key) => Number(searchParams.get(key)))
      const first = ((page ?? 1) - 1) * (pageSize ?? 1)
      const items = Array.from({ length: pageSize ?? 0 }, (_, index) => ({
        id: `item-${first + index}`,
        bossId: 'boss',
        name: `Item ${first + index}`,
        rarity: 'EPIC',
        isTokenItem: false,
      }))
      return HttpResponse.json({ data: { items, total } })
    })
    await open('/admin/loot')
    expect(await screen.findByText('20000 items')).toBeInTheDocument()
    expect(table()).toHaveAttribute('aria-rowcount', '20001')
    expect(within(table()).getAllByRole('row').length).toBeLessThan(30)

    const frame = screen.getByRole('region', { name: 'Loot' })
    frame.scrollTop = 52 * 15_000
    fireEvent.scroll(frame)
    expect(await within(table()).findByRole('rowheader', { name: 'Item 15000' })).toBeVisible()
    expect(within(table()).getAllByRole('row').length).toBeLessThan(30)
    const pages = api.sent(listLoot).map(({ path }) => Number(/page=(\d+)/.exec(path)?.[1]))
    // The first, and those around row 15,000 of 100 each.
    expect([...new Set(pages)].toSorted((a, b) => a - b)).toEqual([1, 150, 151])
    expect(document.querySelectorAll('*').length).toBeLessThan(2500)
  })

  it('that cannot be searched says so in its place, and tries again', async () => {
    const { user } = await open('/admin/loot')
    await screen.findByRole('table', { name: 'Loot' })
    api.refuse(listLoot, 400, { message: 'The server is asleep' })
    const search = screen.getByRole('searchbox', { name: 'Search by name' })
    await user.type(search, 'heart')
    expect(await screen.findByText('Error loading content')).toBeInTheDocument()
    expect(screen.getByText('The server is asleep')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Loot', level: 1 })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('heart')
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(names()).toContain(HEART))
  })
})

describe('a loot item', () => {
  it('is made for a boss', async () => {
    const { user } = await open('/admin/loot?new=true')
    const { sheet, field, save, choose } = await findSheet('New item')
    expect(within(sheet).getByRole('combobox', { name: 'Rarity' })).toHaveTextContent('Epic')
    expect(within(sheet).getByRole('combobox', { name: 'Boss' })).toBeDisabled()
    await user.click(save())
    for (const message of [
      'Please select a boss',
      'Item name is required',
      'Please select an item slot',
      'Please select an item type',
    ]) {
      expect(within(sheet).getByText(message)).toBeInTheDocument()
    }
    expect(api.sent(createLootItem)).toEqual([])
    await choose(user, 'Instance', 'Manaforge Omega')
    await choose(user, 'Boss', 'Plexus Sentinel')
    await user.type(field('Name'), 'Sentinel’s Cog')
    await choose(user, 'Slot', 'Trinket')
    await choose(user, 'Type', 'Trinket')
    await user.type(field('Item ID'), '987654')
    expect(field('Wowhead ID')).toHaveValue('987654')
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mage' }))
    await user.click(save())
    expect(await screen.findByText('Created Sentinel’s Cog')).toBeInTheDocument()
    const { token } = await signInAdmin(api)
    const query = { search: 'Sentinel’s Cog' }
    const { items } = await make(api.backend, listLoot, { token, query })
    expect(items).toMatchObject([
      {
        boss: { name: 'Plexus Sentinel' },
        itemSlot: 'TRINKET',
        rarity: 'EPIC',
        itemId: 987_654,
        blizzardItemId: 987_654,
        wowheadId: 987_654,
        classes: ['Mage'],
        isTokenItem: false,
      },
    ])
  })

  it('that is a tier token may do without slot and type, and no other', async () => {
    const { user } = await open('/admin/loot?new=true')
    const { sheet, field, save, choose } = await findSheet('New item')
    const token = within(sheet).getByRole('checkbox', { name: 'Tier token' })
    expect(within(sheet).queryByRole('group', { name: 'Token slots' })).toBeNull()
    await choose(user, 'Instance', 'Manaforge Omega')
    await choose(user, 'Boss', 'Plexus Sentinel')
    await user.type(field('Name'), 'Dreadful Something')
    await user.click(save())
    expect(within(sheet).getByText('Please select an item slot')).toBeInTheDocument()
    await user.click(token)
    await waitFor(() => expect(within(sheet).queryByText('Please select an item slot')).toBeNull())
    expect(within(sheet).getByRole('combobox', { name: 'Slot' })).toHaveTextContent('Any slot')
    await choose(user, 'Token category', 'Dreadful')
    const slots = within(sheet).getByRole('group', { name: 'Token slots' })
    await user.click(within(slots).getByRole('checkbox', { name: 'Legs' }))
    await user.click(within(slots).getByRole('checkbox', { name: 'Head' }))
    await user.click(save())
    expect(await screen.findByText('Created Dreadful Something')).toBeInTheDocument()
    const admin = await signInAdmin(api)
    const query = { search: 'Dreadful Something' }
    const { items } = await make(api.backend, listLoot, { token: admin.token, query })
    expect(items).toMatchObject([
      { itemSlot: null, itemType: null, tokenCategory: 'DREADFUL', tokenSlots: ['HEAD', 'LEGS'] },
    ])
  })

  it('is changed by its address, wherever in the table it is', async () => {
    const { token } = await signInAdmin(api)
    const query = { search: 'Voracious Heart' }
    const { items } = await make(api.backend, listLoot, { token, query })
    const { user, router } = await open(`/admin/loot?edit=${items[0]?.id}`)
    const { sheet, field, save, retype } = await findSheet(`Edit ${HEART}`)
    expect(within(sheet).getByRole('combobox', { name: 'Boss' })).toHaveTextContent(
      items[0]?.boss?.name ?? '?',
    )
    await retype(user, 'Item ID', '-4')
    expect(await within(sheet).findByText('Must be a positive whole number')).toBeInTheDocument()
    await retype(user, 'Item ID', '4')
    await user.type(field('Description'), 'It beats.')
    await user.type(field('Icon URL'), 'https://example.com/heart.png')
    const image = sheet.querySelector('img')
    expect(image).toHaveAttribute('src', 'https://example.com/heart.png')
    // What cannot be shown is the sign of the slot.
    fireEvent.error(image ?? sheet)
    expect(sheet.querySelector('img')).toBeNull()
    await user.click(save())
    expect(await screen.findByText(`Saved ${HEART}`)).toBeInTheDocument()
    expect(api.sent(updateLootItem)).toHaveLength(1)
    expect(router.state.location.search).toEqual({})
    const after = await make(api.backend, listLoot, { token, query })
    expect(after.items).toMatchObject([{ itemId: 4, description: 'It beats.' }])
    // What the form does not show is left alone.
    expect(after.items[0]?.lootSpecializationIds).toEqual(items[0]?.lootSpecializationIds)
  })

  it('keeps what somebody else has changed of it meanwhile', async () => {
    const { token } = await signInAdmin(api)
    const query = { search: 'Atomic Phasebelt' }
    const { items } = await make(api.backend, listLoot, { token, query })
    const params = { lootItemId: items[0]?.id ?? '' }
    const { user } = await open(`/admin/loot?edit=${params.lootItemId}`)
    const { field, save } = await findSheet('Edit Atomic Phasebelt')
    await user.type(field('Description'), 'It hums.')
    const body = { name: 'Atomic Phasebelt of the Other Admin' }
    await make(api.backend, updateLootItem, { token, params, body })
    await user.click(save())
    await screen.findByText(`Saved ${body.name}`)
    const after = await make(api.backend, listLoot, { token, query })
    expect(after.items).toMatchObject([{ name: body.name, description: 'It hums.' }])
  })
})
