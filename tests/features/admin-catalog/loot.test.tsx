import { listLoot } from '@/contract/admin/admin-loot-item'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { RAIDS } from '../../../server/database/seed/all-raids'
import { collectDownloads } from '../../support/app/collect-downloads'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { rowNames } from './admin-screen'

const api = bridgeToBackend()
const HEART = "Voracious Heart of Ula'tek"
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const findTable = () => screen.findByRole('table', { name: 'Loot' })

/** Queries within the page's toolbar, which are fast even if the table is long. */
const toolbar = () => within(screen.getByRole('search'))
const searchBox = () => toolbar().getByRole('searchbox', { name: 'Search by name or ID' })

async function search(user: UserEvent, text: string) {
  await user.clear(searchBox())
  await user.paste(text)
}

async function filter(user: UserEvent, label: string, option: string) {
  await user.click(toolbar().getByRole('combobox', { name: label }))
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }))
}

/** The seeded items of a boss. */
function namesOf(bossName: string): string[] {
  const bosses = RAIDS.flatMap((raid) => raid.bosses)
  return bosses
    .flatMap((boss) => (boss.name === bossName ? boss.items : []))
    .map(({ name }) => name)
    .toSorted()
}

/** An item of a backend that stores few fields. */
const plainItem = (index: number) => ({
  id: `item-${index}`,
  bossId: 'boss',
  name: `Item ${index}`,
  rarity: 'EPIC',
  isTokenItem: false,
})

describe('loot table', () => {
  it('filters, sorts and searches by the search parameters, also with a link to an item', async () => {
    const { user, router } = await open('/admin/loot?slot=TRINKET&sort=-name')
    const table = await findTable()
    expect(within(table).getAllByText('Trinket')).not.toEqual([])
    expect(within(table).queryByText('Chest')).toBeNull()
    expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await search(user, 'Voracious Heart')
    expect(await screen.findByText('1 item')).toHaveRole('status')
    expect(rowNames(table)).toEqual([HEART])
    expect(router.state.location.search).toEqual({
      slot: 'TRINKET',
      sort: '-name',
      search: 'Voracious Heart',
    })
    await search(user, 'zzzz')
    expect(await screen.findByText('No items found')).toBeInTheDocument()
    const itemId = RAIDS.flatMap(({ bosses }) => bosses)
      .flatMap(({ items }) => items)
      .find(({ name }) => name === HEART)?.blizzardItemId
    await search(user, `https://www.wowhead.com/item=${itemId}/voracious-heart-of-ulatek`)
    await waitFor(async () => expect(rowNames(await findTable())).toEqual([HEART]))
    expect(searchBox()).toHaveValue(String(itemId))
  })

  it('filters by a boss of the chosen instance; another instance resets the boss', async () => {
    const { user, router } = await open('/admin/loot')
    const table = await findTable()
    await filter(user, 'Instance', 'Manaforge Omega')
    await filter(user, 'Boss', 'Plexus Sentinel')
    await waitFor(() => expect(rowNames(table).toSorted()).toEqual(namesOf('Plexus Sentinel')))
    // Every row would repeat what the filters say.
    expect(within(table).queryByText('Plexus Sentinel')).toBeNull()
    await filter(user, 'Instance', 'Sporefall')
    await waitFor(() => expect(Object.keys(router.state.location.search)).toEqual(['instanceId']))
  })

  it('Back removes the last filter; a search is one step', async () => {
    const { user, router } = await open('/admin/loot')
    await findTable()
    await filter(user, 'Slot', 'Trinket')
    await search(user, 'heart')
    await waitFor(() => expect(router.state.location.search).toHaveProperty('search', 'heart'))
    await search(user, 'voracious')
    await waitFor(() => expect(router.state.location.search).toHaveProperty('search', 'voracious'))
    router.history.back()
    await waitFor(() => expect(searchBox()).toHaveValue(''))
    expect(router.state.location.search).toEqual({ slot: 'TRINKET' })
    router.history.back()
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('without an instance, Edit in grid asks for one', async () => {
    const { user, router } = await open('/admin/loot?search=phasebelt')
    await user.click(await screen.findByRole('button', { name: 'Edit in grid' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Manaforge Omega' }))
    expect(await screen.findByRole('heading', { name: /^Edit \d+ items?$/ })).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin/loot-bulk')
  })

  it('the cells of boss and instance show their whole text on hover', async () => {
    await open('/admin/loot?search=Voracious')
    const table = await findTable()
    for (const cell of within(table).getAllByRole('cell').slice(1, 3)) {
      expect(cell.textContent).not.toBe('')
      expect(within(cell).getByTitle(cell.textContent)).toBeVisible()
    }
  })

  it('without an instance, bosses are named with their instance', async () => {
    const { user } = await open('/admin/loot')
    const table = await findTable()
    await filter(user, 'Boss', 'Plexus Sentinel (Manaforge Omega)')
    await waitFor(() => expect(rowNames(table).toSorted()).toEqual(namesOf('Plexus Sentinel')))
  })

  it('exports the items of all pages, in the order of the table, as CSV, which is named after a chosen instance', async () => {
    const downloads = collectDownloads()
    const { user } = await open('/admin/loot?slot=TRINKET&sort=-name&search=Heart')
    const table = await findTable()
    const names = rowNames(table)
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]?.name).toBe('loot.csv')
    const lines = (await downloads[0]?.text)?.split('\r\n') ?? []
    expect(lines[0]).toMatch(/^Item,Boss,Slot.*,Instance,Wishlists$/)
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(names)
    await filter(user, 'Instance', 'Manaforge Omega')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(downloads[1]?.name).toBe('manaforge-omega.csv'))
  })

  it('a backend that ignores the page, or sends fewer items a page: exports each item once', async () => {
    const downloads = collectDownloads()
    const { user } = await open('/admin/loot')
    await findTable()
    const all = Array.from({ length: 600 }, (_, index) => plainItem(index))
    api.answer(listLoot, () => HttpResponse.json({ data: { items: all, total: 700 } }))
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    api.answer(listLoot, ({ request }) => {
      const start = (Number(new URL(request.url).searchParams.get('page')) - 1) * 250
      return HttpResponse.json({ data: { items: all.slice(start, start + 250), total: 600 } })
    })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(downloads).toHaveLength(2))
    for (const download of downloads) {
      const lines = (await download.text).trimEnd().split('\r\n')
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(all.map(({ name }) => name))
    }
  })

  it('20,000 items: renders and fetches only the rows in view', async () => {
    const total = 20_000
    api.answer(listLoot, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [page = 1, pageSize = 1] = ['page', 'pageSize'].map((key) =>
        Number(searchParams.get(key)),
      )
      const items = Array.from({ length: pageSize }, (_, index) =>
        plainItem((page - 1) * pageSize + index),
      )
      return HttpResponse.json({ data: { items, total } })
    })
    await open('/admin/loot')
    expect(await screen.findByText('20000 items')).toBeInTheDocument()
    const table = await findTable()
    expect(table).toHaveAttribute('aria-rowcount', '20001')
    expect(rowNames(table).length).toBeLessThan(30)

    const frame = screen.getByRole('region', { name: 'Loot' })
    frame.scrollTop = 40 * 15_000
    fireEvent.scroll(frame)
    expect(await within(table).findByText('Item 15000')).toBeVisible()
    expect(rowNames(table).length).toBeLessThan(30)
    const pages = api.sent(listLoot).map(({ path }) => Number(/page=(\d+)/.exec(path)?.[1]))
    // The first page, and those around row 15,000, of 100 rows each.
    expect([...new Set(pages)].toSorted((a, b) => a - b)).toEqual([1, 150, 151])
  })

  it('a rejected search shows the error in place of the table; Try Again repeats it', async () => {
    const { user } = await open('/admin/loot?slot=TRINKET')
    await findTable()
    api.reject(listLoot, 400, { message: 'The server is asleep' })
    await search(user, 'heart')
    expect(await screen.findByText('Error loading content')).toBeInTheDocument()
    expect(screen.getByText('The server is asleep')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Loot', level: 1 })).toBeVisible()
    expect(searchBox()).toHaveValue('heart')
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(rowNames(await findTable())).toContain(HEART)
  })
})
