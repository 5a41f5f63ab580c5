import { listInstances, updateInstance } from '@/contract/admin-instance'
import { createInstance } from '@/contract/admin-instance'
import { listActiveInstances } from '@/contract/instance'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend-calls'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { findSheet, signInAdmin } from './admin'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const table = () => screen.getByRole('table', { name: 'Instances' })
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

describe('the instances', () => {
  it('are searched, narrowed and sorted by the address', async () => {
    const { user, router } = await open('/admin/instances')
    expect(await screen.findByRole('switch', { name: 'Sporefall is active' })).toBeChecked()
    expect(
      screen.getByRole('switch', { name: 'Vault of the Incarnates is active' }),
    ).not.toBeChecked()
    await user.type(screen.getByRole('searchbox', { name: 'Search instances' }), 'spoerfall')
    await waitFor(() => expect(names()).toEqual(['Sporefall']))
    await user.clear(screen.getByRole('searchbox', { name: 'Search instances' }))
    await waitFor(() => expect(names().length).toBeGreaterThan(5))
    await user.click(screen.getByRole('combobox', { name: 'State' }))
    await user.click(await screen.findByRole('option', { name: 'Not active' }))
    await waitFor(() => expect(names()).toContain('Vault of the Incarnates'))
    expect(names()).not.toContain('Sporefall')
    await user.click(within(table()).getByRole('button', { name: 'Name' }))
    await user.click(within(table()).getByRole('button', { name: 'Name' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ state: 'inactive', sort: '-name' }),
    )
    expect(names()).toEqual(names().toSorted().toReversed())
  })

  it('ignore what an address cannot mean', async () => {
    await open('/admin/instances?sort=colour&state=lost&edit=nobody')
    await screen.findByRole('table', { name: 'Instances' })
    expect(names().length).toBeGreaterThan(5)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a new instance', () => {
  it('is made from the form of the specification, and players see it', async () => {
    const { user, router } = await open('/admin/instances')
    await user.click(await screen.findByRole('link', { name: 'New instance' }))
    const { sheet, field, save } = await findSheet('New instance')
    expect(router.state.location.search).toEqual({ new: true })
    expect(within(sheet).getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await user.type(field('Name'), "Ula'tek’s Échoes")
    expect(field('Slug')).toHaveValue('ulateks-echoes')
    await user.type(field('Expansion'), 'Midnight')
    await user.type(field('Tier'), 'Season 2')
    await user.click(within(sheet).getByRole('checkbox', { name: 'LFR (Looking for Raid)' }))
    await user.click(save())
    expect(await screen.findByText("Created Ula'tek’s Échoes")).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toEqual({})
    expect(names()).toContain("Ula'tek’s Échoes")
    const { token } = await signInAdmin(api)
    const active = await make(api.backend, listActiveInstances, { token })
    expect(active.find(({ slug }) => slug === 'ulateks-echoes')).toMatchObject({
      availableDifficulties: ['Normal', 'Heroic', 'Mythic'],
      sortOrder: 0,
      isActive: true,
      description: null,
      iconUrl: null,
    })
  })

  it('keeps the slug that was typed by hand', async () => {
    const { user } = await open('/admin/instances?new=true')
    const { field, retype } = await findSheet('New instance')
    await user.type(field('Name'), 'One')
    await retype(user, 'Slug', 'mine')
    await user.type(field('Name'), ' more')
    expect(field('Slug')).toHaveValue('mine')
    await retype(user, 'Slug', '')
    await user.type(field('Name'), '!')
    expect(field('Slug')).toHaveValue('')
  })

  it('is not sent while something is wrong, and says what', async () => {
    const { user } = await open('/admin/instances?new=true')
    const { sheet, field, save, retype } = await findSheet('New instance')
    for (const label of ['LFR (Looking for Raid)', 'Normal', 'Heroic', 'Mythic']) {
      await user.click(within(sheet).getByRole('checkbox', { name: label }))
    }
    await user.type(field('Name'), 'x')
    await retype(user, 'Slug', 'Not A Slug')
    await retype(user, 'Sort order', '-1')
    await retype(user, 'Blizzard instance ID', '0')
    await user.type(field('Icon URL'), 'javascript:alert(1)')
    await user.clear(field('Name'))
    await user.click(save())
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
    const messages = [
      'Slug can only contain lowercase letters, numbers, and hyphens',
      'Expansion is required',
      'Tier is required',
      'At least one difficulty must be selected',
      'Must be a whole number from 0 to 2147483647',
      'Must be a positive whole number',
      'Must be a valid URL',
    ]
    for (const message of messages) expect(within(sheet).getByText(message)).toBeInTheDocument()
    expect(api.sent(createInstance)).toEqual([])
    // Nothing but http and https is ever fetched.
    expect(sheet.querySelector('img')).toBeNull()
    await retype(user, 'Icon URL', 'https://example.com/icon.png')
    expect(sheet.querySelector('img')).toHaveAttribute('src', 'https://example.com/icon.png')
  })

  it('whose slug is taken says so under the field, with the focus there', async () => {
    const { user } = await open('/admin/instances?new=true')
    const { field, save, retype, sheet } = await findSheet('New instance')
    await user.type(field('Name'), 'Another')
    await retype(user, 'Slug', 'sporefall')
    await user.type(field('Expansion'), 'Midnight')
    await user.type(field('Tier'), 'Season 2')
    await user.click(save())
    await waitFor(() => expect(field('Slug')).toHaveAccessibleDescription(/has this slug/))
    expect(field('Slug')).toHaveFocus()
    expect(within(sheet).queryByRole('alert')).toBeNull()
    expect(field('Name')).toHaveValue('Another')
  })

  it('that the server cannot take says so in the form, and nothing is lost', async () => {
    api.refuse(createInstance, 500, { message: 'The server is asleep', isOnce: true })
    const { user } = await open('/admin/instances?new=true')
    const { field, save, sheet } = await findSheet('New instance')
    await user.type(field('Name'), 'Second try')
    await user.type(field('Expansion'), 'Midnight')
    await user.type(field('Tier'), 'Season 2')
    await user.click(save())
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('The server is asleep')
    expect(screen.getAllByText('The server is asleep')).toHaveLength(1)
    await user.click(save())
    expect(await screen.findByText('Created Second try')).toBeInTheDocument()
  })
})

describe('the switches of an instance', () => {
  it('take effect at once and stay', async () => {
    const admin = await signInAdmin(api)
    await admin.createInstance('Switched')
    const { user } = await open('/admin/instances')
    const call = api.hold(updateInstance)
    const active = await screen.findByRole('switch', { name: 'Switched is active' })
    const tier = screen.getByRole('switch', { name: 'Switched is of the current tier' })
    await user.click(active)
    await user.click(tier)
    await waitFor(() => expect(active).not.toBeChecked())
    expect(tier).toBeChecked()
    call.release()
    await waitFor(() => expect(api.sent(listInstances).length).toBeGreaterThan(1))
    expect(active).not.toBeChecked()
    const saved = (await admin.instances()).find(({ name }) => name === 'Switched')
    expect(saved).toMatchObject({ isActive: false, isCurrentTier: true })
  })

  it('go back with one message when they are refused', async () => {
    const admin = await signInAdmin(api)
    await admin.createInstance('Stubborn')
    const { user } = await open('/admin/instances')
    const call = api.hold(updateInstance)
    const active = await screen.findByRole('switch', { name: 'Stubborn is active' })
    await user.click(active)
    await waitFor(() => expect(active).not.toBeChecked())
    call.refuse(400, { message: 'Not tonight' })
    expect(await screen.findByText('Not tonight')).toBeInTheDocument()
    await waitFor(() => expect(active).toBeChecked())
    expect(screen.getAllByText('Not tonight')).toHaveLength(1)
  })
})
