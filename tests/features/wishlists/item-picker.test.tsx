import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listAvailableItems } from '@/contract/wishes'
import type { Slot } from '@/game/items'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

async function openPicker(slot: Slot, { isWide = true, instanceSlug = 'the-venomous-abyss' } = {}) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug })
  const params = { wishlistId, slot }
  const offered = await raider.make(listAvailableItems, { params })
  const path = `/wishlists/${wishlistId}?slot=${slot}`
  const app = await renderApp({ api, path, as: 'Raider#3000', isWide })
  await screen.findByRole('tabpanel')
  return { ...app, raider, wishlistId, offered }
}

const findMore = () => screen.findByRole('button', { name: /^Show \d+ more items?$/ })
const addButtons = () => screen.getAllByLabelText(/^Add (?!items)/)

const findSearch = () => screen.findByRole('searchbox', { name: /^Search all items/ })
const search = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('item picker', () => {
  it('shows the available items of the slot by boss, and their item levels once for each boss', async () => {
    const { offered } = await openPicker('TRINKET')
    const add = await screen.findByRole('button', { name: `Add ${offered[0]?.name}` })
    await waitFor(() =>
      expect(addButtons().map((button) => button.getAttribute('aria-label'))).toEqual(
        offered.map(({ name }) => `Add ${name}`),
      ),
    )
    const boss = screen.getByRole('region', { name: offered[0]?.boss?.name ?? '' })
    expect(boss).toContainElement(add)
    expect(add).toBeVisible()
    expect(boss.querySelector('h4')).toHaveTextContent('L 282N 295H 308M 321')
    expect(add.closest('li')).not.toHaveTextContent('308')
    // Slots without an item for the list have no button.
    const slots = within(screen.getByRole('group', { name: 'Slot' }))
    expect(slots.getByRole('button', { name: `Trinket, ${offered.length} items` })).toBeVisible()
    expect(slots.queryByRole('button', { name: /^Ranged/ })).toBeNull()
  })

  it('a tier token is “Your head tier piece”, and marked as added only for the slots in which it is on the list', async () => {
    const { user, offered } = await openPicker('HEAD', { instanceSlug: 'manaforge-omega' })
    // A curio has no slot of its own: it is offered for all tier slots.
    const curio = offered.find(({ isTokenItem, itemSlot }) => isTokenItem && !itemSlot)
    const name = curio?.name ?? ''
    const add = await screen.findByRole('button', { name: `Add ${name}` })
    expect(add.closest('li')).toHaveTextContent('Your head tier piece')
    await user.click(add)
    expect(await screen.findByRole('button', { name: `Added ${name}, rank 1` })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /^Chest, \d items$/ }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Added ${name}, rank 1` })).toBeNull(),
    )
    await user.click(await screen.findByRole('button', { name: `Add ${name}` }))
    expect(await screen.findByRole('button', { name: `Remove ${name} (Head)` })).toBeVisible()
    expect(await screen.findByRole('button', { name: `Remove ${name} (Chest)` })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Head, 1 wish, \d items$/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Chest, 1 wish, \d items$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('search: an item for two slots names them', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Kharzul', { specialization: 'fury' })
    const path = `/wishlists/${wishlistId}`
    await renderApp({ api, path, as: 'Raider#3000', isWide: true })
    search(await findSearch(), 'Caustic Keeper-Crusher')
    await waitFor(() =>
      expect(
        addButtons()
          .slice(0, 2)
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual(['Add Caustic Keeper-Crusher (Off hand)', 'Add Caustic Keeper-Crusher (Two-hand)']),
    )
  })

  it('shows an empty state for a slot without items', async () => {
    const { offered } = await openPicker('RANGED')
    expect(offered).toEqual([])
    expect(await screen.findByText('No items for this slot')).toBeInTheDocument()
    expect(
      screen.getByText('The Venomous Abyss has no ranged item for this specialization.'),
    ).toBeInTheDocument()
  })

  it('search: shows matches in all slots, best first, keeps the focus, and has an empty state without matches', async () => {
    const { user, offered } = await openPicker('TRINKET')
    const [wanted] = offered
    const field = await findSearch()
    await user.click(field)
    await user.paste(wanted?.name ?? '')
    await waitFor(() => {
      const [first] = addButtons()
      expect(first).toHaveAccessibleName(`Add ${wanted?.name}`)
    })
    expect(screen.getByText(/^\d+ items? in all slots$/)).toBeVisible()
    // A tier token has a row for each of its slots.
    search(field, 'tier')
    await waitFor(() => expect(addButtons().length).toBeGreaterThan(1))
    const { length } = addButtons()
    expect(screen.getByText(`${length} items in all slots`)).toBeVisible()
    // A row that the next search finds too keeps the focus.
    const add = screen.getByRole('button', { name: 'Add Venomwoven Icon' })
    add.focus()
    search(field, 'tier chest')
    await waitFor(() => expect(addButtons()).toHaveLength(2))
    expect(add).toHaveFocus()
    search(field, 'zzzzqqqq')
    expect(await screen.findByText('Nothing found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
    // The slot is not cleared.
    await waitFor(() => expect(addButtons()).toHaveLength(offered.length))
  })

  it('search: another search starts with the first rows again', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle', {})
    const path = `/wishlists/${wishlistId}`
    const { user } = await renderApp({ api, path, as: 'Raider#3000', isWide: true })
    await user.click(await screen.findByRole('switch', { name: 'Include other specs' }))
    const field = await findSearch()
    search(field, 's')
    await user.click(await findMore())
    await waitFor(() => expect(addButtons().length).toBeGreaterThan(60))
    search(field, 'the')
    await findMore()
    expect(addButtons()).toHaveLength(60)
  })

  it('search: arrow keys select an item, and Enter adds it; a second Enter does not remove it', async () => {
    const { user, raider, wishlistId, offered } = await openPicker('TRINKET')
    await screen.findByRole('button', { name: `Add ${offered[0]?.name}` })
    const field = await findSearch()
    const selected = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
    await user.click(field)
    await user.keyboard('{Enter}')
    expect(selected()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(selected()).toHaveAccessibleName(`Add ${offered[0]?.name}`)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(selected()).toHaveAccessibleName(`Added ${offered[1]?.name}, rank 1`)
    await waitFor(async () => expect(await readNames()).toEqual([offered[1]?.name]))
    await user.keyboard('{Enter}')
    expect(selected()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
    expect(field).toHaveFocus()
    expect(await readNames()).toEqual([offered[1]?.name])
  })

  it('search: the selection ends above the first item and with another search', async () => {
    const { user, offered } = await openPicker('TRINKET')
    await screen.findByRole('button', { name: `Add ${offered[0]?.name}` })
    const field = await findSearch()
    await user.click(field)
    await user.keyboard('{ArrowDown}{ArrowUp}')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant')
    await user.keyboard('gebo bag')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await waitFor(() => expect(addButtons()).toHaveLength(1))
    await user.keyboard('{ArrowDown}')
    const [found] = addButtons()
    expect(field).toHaveAttribute('aria-activedescendant', found?.id)
    expect(found).toHaveAccessibleDescription(/^Trinket\s· .+/)
  })

  it('a press on a row shows the facts in full and Wowhead, and adds nothing', async () => {
    const { user, offered } = await openPicker('TRINKET')
    const [first] = offered
    const row = await screen.findByRole('button', { name: `About ${first?.name}` })
    const line = row.closest('li') ?? document.body
    await user.click(row)
    // Once: in full, the line takes the place of the short one.
    expect(within(line).getByText(/^Trinket\s· \d+\s· /)).toBeVisible()
    expect(within(line).getAllByText(/ · /)).toHaveLength(1)
    expect(within(line).getByRole('link', { name: 'Show on Wowhead' })).toBeVisible()
    expect(screen.getByRole('button', { name: `Add ${first?.name}` })).toBeVisible()
    await user.click(row)
    expect(within(line).queryByRole('link', { name: 'Show on Wowhead' })).toBeNull()
  })

  it('a failed request shows its message, and Try Again loads the items', async () => {
    api.reject(listAvailableItems, 404, { message: 'No such slot' })
    const { user, offered } = await openPicker('TRINKET')
    expect(await screen.findByText('No such slot')).toBeInTheDocument()
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: `Add ${offered[0]?.name}` })).toBeVisible()
  })

  it('on a phone: an item in each of twelve slots needs a press each, without choosing slots', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const path = `/wishlists/${wishlistId}`
    const { user } = await renderApp({ api, path, as: 'Raider#3000', isWide: false })
    let presses = 0
    const press = async (element: HTMLElement) => {
      presses += 1
      await user.click(element)
    }
    await press(await screen.findByRole('button', { name: /^Add( items)?$/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const more = sheet.queryByRole('button', { name: /^Show \d+ more/ })
    if (more) await press(more)
    await sheet.findByRole('region', { name: 'Main hand' })
    const names = sheet.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
    expect(names.slice(0, 4)).toEqual(['Head', 'Neck', 'Shoulder', 'Back'])
    expect(names.indexOf('Trinket')).toBe(names.indexOf('Finger') + 1)
    for (const region of sheet.getAllByRole('region').slice(0, 12)) {
      const [add] = within(region).getAllByRole('button', { name: /^Add / })
      if (add) await press(add)
    }
    await waitFor(async () => expect(await raider.readItems(wishlistId)).toHaveLength(12))
    expect(presses).toBeLessThanOrEqual(14)
  })

  it('on a phone: opens as a sheet that stays open after adding', async () => {
    const app = await openPicker('TRINKET', { isWide: false })
    const { user, router, offered, raider, wishlistId } = app
    expect(screen.queryByRole('button', { name: `Add ${offered[0]?.name}` })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add items' }))
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('button', { name: `Add ${offered[0]?.name}` }))
    await within(sheet).findByRole('button', { name: `Added ${offered[0]?.name}, rank 1` })
    expect(sheet).toBeVisible()
    await waitFor(async () => {
      const items = await raider.readItems(wishlistId)
      expect(items.map(({ name }) => name)).toEqual([offered[0]?.name])
    })
    // The address is that of the list again.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })
})
