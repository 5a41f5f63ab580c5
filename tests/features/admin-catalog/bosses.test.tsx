import { setBossOrder, updateBoss } from '@/contract/admin/admin-boss'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { findSheet, rowNames, signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const table = () => within(screen.getByRole('table', { name: 'Bosses' }))
const names = () => rowNames(screen.getByRole('table', { name: 'Bosses' }))
const handle = (name: string) => table().getByRole('button', { name: `Move ${name}` })

/** Creates an instance with bosses and opens the page for it. */
async function openInstance(name: string, bosses: readonly string[], search = '') {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(name)
  await admin.createBosses(instance, bosses)
  const app = await open(`/admin/bosses?instanceId=${instance.id}${search}`)
  return { ...app, admin, instance }
}

const findTable = () => screen.findByRole('table', { name: 'Bosses' })

describe('bosses table', () => {
  it('searches all instances; without an instance filter bosses cannot be reordered', async () => {
    const { user } = await open('/admin/bosses')
    await findTable()
    await user.click(within(screen.getByRole('search')).getByRole('searchbox'))
    await user.paste('queen ansurek')
    expect(await screen.findByText('1 boss')).toHaveRole('status')
    expect(names()).toEqual(['Queen Ansurek'])
    expect(table().queryByRole('button', { name: /^Move / })).toBeNull()
  })

  it('reordering by keys shows at once, is announced, keeps the focus and is saved', async () => {
    const { user, admin, instance } = await openInstance('Ordered', ['Alpha', 'Beta', 'Gamma'])
    await findTable()
    const call = api.hold(setBossOrder)
    handle('Gamma').focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Gamma', 'Beta']))
    expect(screen.getByText('Gamma is now boss 2 of 3')).toHaveRole('status')
    expect(handle('Gamma')).toHaveFocus()
    await user.keyboard('{Home}')
    await waitFor(() => expect(names()).toEqual(['Gamma', 'Alpha', 'Beta']))
    expect(handle('Gamma')).toHaveFocus()
    call.release()
    await waitFor(async () => {
      const saved = await admin.bosses(instance.id)
      expect(saved.map(({ name }) => name)).toEqual(['Gamma', 'Alpha', 'Beta'])
    })
    expect(names()).toEqual(['Gamma', 'Alpha', 'Beta'])
  })

  it('a rejected order is reverted with one message', async () => {
    const { user } = await openInstance('Rejected', ['Delta', 'Epsilon'])
    await findTable()
    const call = api.hold(setBossOrder)
    handle('Delta').focus()
    await user.keyboard('{End}')
    await waitFor(() => expect(names()).toEqual(['Epsilon', 'Delta']))
    call.reject(409, { message: 'Somebody was faster' })
    expect(await screen.findAllByText('Somebody was faster')).toHaveLength(1)
    await waitFor(() => expect(names()).toEqual(['Delta', 'Epsilon']))
  })
})

describe('boss form', () => {
  it('new boss: preselects the filtered instance and proposes slug and next order', async () => {
    const { user, admin, instance } = await openInstance('Growing', ['First', 'Second'])
    await user.click(await screen.findByRole('link', { name: 'New boss' }))
    const { sheet, field, save } = await findSheet('New boss')
    expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveTextContent('Growing')
    expect(field('Order')).toHaveValue('3')
    expect(field('Name')).toHaveFocus()
    await user.keyboard('The Third')
    await user.click(save())
    expect(await screen.findByText('Created The Third')).toBeInTheDocument()
    const saved = await admin.bosses(instance.id)
    expect(saved.at(-1)).toMatchObject({ name: 'The Third', slug: 'the-third', encounterOrder: 3 })
  })

  it('the toast undoes the creation of a boss, unless it has got items', async () => {
    const { user, admin, instance } = await openInstance('Undone', [])
    const create = async (name: string) => {
      await user.click(await screen.findByRole('link', { name: 'New boss' }))
      const { save, retype } = await findSheet('New boss')
      await retype(user, 'Name', name)
      await user.click(save())
      return (await screen.findByText(`Created ${name}`)).closest('li') ?? document.body
    }
    const undo = async (toast: HTMLElement) =>
      user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await undo(await create('Empty'))
    expect(await screen.findByText('Deleted Empty')).toBeVisible()
    expect(await admin.bosses(instance.id)).toEqual([])

    const toast = await create('Filled')
    const [boss] = await admin.bosses(instance.id)
    await admin.createItem(boss?.id ?? '', 'Loot of Filled')
    await undo(toast)
    expect(await screen.findByText('Filled is not empty any more', { exact: false })).toBeVisible()
    expect(await admin.bosses(instance.id)).toHaveLength(1)
  })

  it('new boss: the proposed order follows the instance until the user edits it', async () => {
    const { user } = await openInstance('Proposed', [], '&new=true')
    const { field, choose, retype } = await findSheet('New boss')
    await choose(user, 'Instance', 'Manaforge Omega')
    await waitFor(() => expect(field('Order')).toHaveValue('9'))
    await retype(user, 'Order', '40')
    await choose(user, 'Instance', 'Sporefall')
    expect(field('Order')).toHaveValue('40')
  })

  it('new boss: a taken position moves the other bosses down', async () => {
    const { user, admin, instance } = await openInstance('Inserted', ['Zeta', 'Eta'], '&new=true')
    const { field, save, retype } = await findSheet('New boss')
    await retype(user, 'Name', 'Theta')
    await retype(user, 'Order', '2')
    await waitFor(() =>
      expect(field('Order')).toHaveAccessibleDescription(/^Eta and the bosses after it move down/),
    )
    await user.click(save())
    expect(await screen.findByText('Created Theta')).toBeInTheDocument()
    const stored = await admin.bosses(instance.id)
    expect(stored.map((boss) => [boss.encounterOrder, boss.name])).toEqual([
      [1, 'Zeta'],
      [2, 'Theta'],
      [3, 'Eta'],
    ])
  })

  it('invalid fields show the messages of the specification, first one focused', async () => {
    const { user } = await open('/admin/bosses?search=zzzz&new=true')
    const { sheet, field, save, retype } = await findSheet('New boss')
    await user.click(save())
    expect(await within(sheet).findByText('Please select an instance')).toBeInTheDocument()
    expect(within(sheet).getByText('Boss name is required')).toBeInTheDocument()
    await waitFor(() =>
      expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveFocus(),
    )
    await retype(user, 'Name', 'x'.repeat(101))
    expect(await within(sheet).findByText('Boss name too long')).toBeInTheDocument()
    for (const invalid of ['0', '51', '1.5', 'two', '']) {
      await retype(user, 'Order', '1')
      await waitFor(() => expect(field('Order')).toBeValid())
      await retype(user, 'Order', invalid)
      await waitFor(() =>
        expect(field('Order')).toHaveAccessibleDescription(/Must be a whole number from 1 to 50/),
      )
    }
  })

  it('a repeated name is an error of the name, and not of the slug', async () => {
    const { user } = await openInstance('Twice', ['Iota'], '&new=true')
    const { field, save, retype } = await findSheet('New boss')
    await retype(user, 'Name', 'iota')
    await user.click(save())
    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleDescription(/^A boss of this name exists in this raid/),
    )
    expect(field('Slug')).toBeValid()
  })

  it('reads the id in a link to the journal', async () => {
    const { user } = await openInstance('Linked', [], '&new=true')
    const { field, retype } = await findSheet('New boss')
    await retype(user, 'Blizzard encounter ID', '|Hjournal:1:2684:16|h[Plexus Sentinel]|h')
    expect(field('Blizzard encounter ID')).toHaveValue('2684')
  })

  it('a duplicate order is shown under its field; the slug of a saved boss is kept', async () => {
    const { user } = await openInstance('Taken', ['Eta', 'Theta'])
    await user.click(await screen.findByRole('link', { name: 'Theta' }))
    const { field, save, retype } = await findSheet('Edit Theta')
    expect(field('Slug')).toHaveValue('theta')
    await retype(user, 'Name', 'Theta renamed')
    expect(field('Slug')).toHaveValue('theta')
    await retype(user, 'Order', '1')
    await user.click(save())
    await waitFor(() => expect(field('Order')).toHaveAccessibleDescription(/Another boss/))
    await waitFor(() => expect(field('Order')).toHaveFocus())
    await retype(user, 'Order', '7')
    await user.click(save())
    expect(await screen.findByText('Saved Theta renamed')).toBeInTheDocument()
    expect(api.sent(updateBoss)).toHaveLength(2)
  })
})
