import { createInstance, listInstances, updateInstance } from '@/contract/admin/admin-instance'
import { listActiveInstances } from '@/contract/instance'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { signInPerson } from '../../support/entities'
import { findSheet, rowNames, signInAdmin } from './admin-screen'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const findTable = () => screen.findByRole('table', { name: 'Instances' })
const table = () => within(screen.getByRole('table', { name: 'Instances' }))
const names = () => rowNames(screen.getByRole('table', { name: 'Instances' }))
const toolbar = () => within(screen.getByRole('search'))

/** Opens the sheet over a table that the search leaves empty. */
async function openNew() {
  const app = await open('/admin/instances?search=zzzz&new=true')
  return { ...app, ...(await findSheet('New instance')) }
}

/** Creates an instance and opens the table with its row only. */
async function openInstance(name: string, prepare = async () => {}) {
  const admin = await signInAdmin(api)
  await admin.createInstance(name)
  await prepare()
  const app = await open(`/admin/instances?search=${name}`)
  await findTable()
  return {
    ...app,
    admin,
    active: table().getByRole('switch', { name: `${name} is active` }),
    tier: table().getByRole('switch', { name: `${name} is in the current tier` }),
  }
}

describe('instances table', () => {
  it('the names of the links to the rows below say how many there are', async () => {
    await openInstance('Counted', async () => {
      const { createBosses, instances } = await signInAdmin(api)
      const counted = (await instances()).find(({ name }) => name === 'Counted')
      if (counted) await createBosses(counted, ['Single'])
    })
    expect(table().getByRole('link', { name: '1 boss of Counted' })).toBeVisible()
    expect(table().getByRole('link', { name: '0 items of Counted' })).toBeVisible()
  })

  it('searches with a typo, filters by state and sorts, all in the search parameters', async () => {
    const { user, router } = await open('/admin/instances')
    await findTable()
    const searchBox = toolbar().getByRole('searchbox', { name: 'Search instances' })
    await user.click(searchBox)
    await user.paste('spoerfall')
    expect(await screen.findByText('1 instance')).toHaveRole('status')
    expect(names()).toEqual(['Sporefall'])
    expect(table().getByRole('switch', { name: 'Sporefall is active' })).toBeChecked()
    await user.clear(searchBox)
    await waitFor(() => expect(names().length).toBeGreaterThan(5))
    await user.click(toolbar().getByRole('combobox', { name: 'State' }))
    const options = within(await screen.findByRole('listbox'))
    await user.click(options.getByRole('option', { name: 'Inactive' }))
    await waitFor(() => expect(names()).not.toContain('Sporefall'))
    expect(names()).toContain('Vault of the Incarnates')
    await user.click(table().getByRole('button', { name: 'Name' }))
    await user.click(table().getByRole('button', { name: 'Name' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ state: 'inactive', sort: '-name' }),
    )
    expect(names()).toEqual(names().toSorted().toReversed())
  })

  it('ignores invalid search parameters', async () => {
    await open('/admin/instances?sort=colour&state=lost&edit=nobody')
    await findTable()
    expect(names().length).toBeGreaterThan(5)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('new instance', () => {
  it('saves the form with the defaults of the specification; players see the instance', async () => {
    const { user, router } = await open('/admin/instances?search=Ulatek')
    await user.click(await screen.findByRole('link', { name: 'New instance' }))
    const { sheet, field, save, retype } = await findSheet('New instance')
    expect(router.state.location.search).toEqual({ search: 'Ulatek', new: true })
    expect(within(sheet).getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await retype(user, 'Name', "Ula'tek’s Échoes")
    await waitFor(() => expect(field('Slug')).toHaveValue('ulateks-echoes'))
    const proposed = field('Expansion').getAttribute('list') ?? ''
    expect(document.getElementById(proposed)).toHaveTextContent('Midnight')
    await retype(user, 'Expansion', 'Midnight')
    await retype(user, 'Tier', 'Season 2')
    await user.click(within(sheet).getByRole('checkbox', { name: 'LFR (Looking for Raid)' }))
    const levels = within(within(sheet).getByRole('group', { name: 'Item levels' }))
    await user.click(levels.getByRole('textbox', { name: 'Heroic' }))
    await user.paste('311')
    await user.click(save())
    expect(await screen.findByText("Created Ula'tek’s Échoes")).toBeInTheDocument()
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(router.state.location.search).toEqual({ search: 'Ulatek' })
    await waitFor(() => expect(names()).toEqual(["Ula'tek’s Échoes"]))
    const { token } = await signInAdmin(api)
    const active = await make(api.backend, listActiveInstances, { token })
    expect(active.find(({ slug }) => slug === 'ulateks-echoes')).toMatchObject({
      availableDifficulties: ['Normal', 'Heroic', 'Mythic'],
      itemLevels: { Heroic: 311 },
      sortOrder: 0,
      isActive: true,
      description: null,
      iconUrl: null,
    })
  })

  it('slug: a proposal never overwrites an edited slug, even an emptied one', async () => {
    const { user, field, retype } = await openNew()
    await retype(user, 'Name', 'One')
    await waitFor(() => expect(field('Slug')).toHaveValue('one'))
    await retype(user, 'Slug', 'mine')
    await retype(user, 'Name', 'One more')
    expect(field('Slug')).toHaveValue('mine')
    await retype(user, 'Slug', '')
    await retype(user, 'Name', 'One more!')
    expect(field('Slug')).toHaveValue('')
  })

  it('invalid fields show their messages, the first one is focused, and nothing is sent', async () => {
    const { user, sheet, field, save, retype } = await openNew()
    for (const label of ['LFR (Looking for Raid)', 'Normal', 'Heroic', 'Mythic']) {
      await user.click(within(sheet).getByRole('checkbox', { name: label }))
    }
    await retype(user, 'Slug', 'Not A Slug')
    await retype(user, 'Sort order', '-1')
    await retype(user, 'Blizzard instance ID', '0')
    await retype(user, 'Icon URL', 'javascript:alert(1)')
    await user.click(save())
    await waitFor(() => expect(field('Name')).toHaveFocus())
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
    // The icon preview loads http and https URLs only.
    expect(sheet.querySelector('img')).toBeNull()
    await retype(user, 'Icon URL', 'https://example.com/icon.png')
    expect(sheet.querySelector('img')).toHaveAttribute('src', 'https://example.com/icon.png')
  })

  it('a repeated name is a warning; a duplicate slug is shown under the focused field and nowhere else', async () => {
    const { user, field, save, retype, sheet } = await openNew()
    await retype(user, 'Name', 'SPOREFALL')
    expect(field('Name')).toHaveAccessibleDescription(/^Another instance has this name/)
    await retype(user, 'Name', 'Another')
    expect(field('Name')).not.toHaveAccessibleDescription()
    await retype(user, 'Slug', 'sporefall')
    await retype(user, 'Expansion', 'Midnight')
    await retype(user, 'Tier', 'Season 2')
    await user.click(save())
    await waitFor(() => expect(field('Slug')).toHaveAccessibleDescription(/has this slug/))
    await waitFor(() => expect(field('Slug')).toHaveFocus())
    expect(within(sheet).queryByRole('alert')).toBeNull()
    expect(field('Name')).toHaveValue('Another')
  })

  it('a server error is shown above the fields and focused, so that it is in view; saving again succeeds', async () => {
    api.reject(createInstance, 500, { message: 'The server is asleep', isOnce: true })
    const { user, save, retype, sheet } = await openNew()
    await retype(user, 'Name', 'Second try')
    await retype(user, 'Expansion', 'Midnight')
    await retype(user, 'Tier', 'Season 2')
    await user.click(save())
    const alert = await within(sheet).findByRole('alert')
    expect(alert).toHaveTextContent('The server is asleep')
    expect(alert).toHaveFocus()
    expect(screen.getAllByText('The server is asleep')).toHaveLength(1)
    await user.click(save())
    expect(await screen.findByText('Created Second try')).toBeInTheDocument()
  })
})

describe('switches of an instance', () => {
  it('show the new state before the server answers, and keep it', async () => {
    const { user, admin, active, tier } = await openInstance('Switched')
    const call = api.hold(updateInstance)
    await user.click(active)
    await user.click(tier)
    await waitFor(() => expect(active).not.toBeChecked())
    await waitFor(() => expect(tier).toBeChecked())
    call.release()
    await waitFor(() => expect(api.sent(listInstances).length).toBeGreaterThan(1))
    expect(active).not.toBeChecked()
    const saved = (await admin.instances()).find(({ name }) => name === 'Switched')
    expect(saved).toMatchObject({ isActive: false, isCurrentTier: true })
  })

  it('switching off a raid of the current tier says whom it affects, and asks', async () => {
    const { user, admin, active, tier } = await openInstance('Missed', async () => {
      const raider = await signInPerson(api.backend, 'Raider#3000')
      await raider.createWishlist('Frostelle', { instanceSlug: 'missed' })
    })
    await user.click(tier)
    await user.click(active)
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch off Missed?' })
    expect(dialog).toHaveTextContent('1 wishlist is for this raid of the current tier.')
    expect(active).toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }))
    await waitFor(() => expect(active).not.toBeChecked())
    await waitFor(async () =>
      expect((await admin.instances()).find(({ name }) => name === 'Missed')?.isActive).toBe(false),
    )
  })

  it('a rejected change is reverted with one message', async () => {
    const { user, active } = await openInstance('Stubborn')
    const call = api.hold(updateInstance)
    await user.click(active)
    await waitFor(() => expect(active).not.toBeChecked())
    call.reject(400, { message: 'Not tonight' })
    expect(await screen.findByText('Not tonight')).toBeInTheDocument()
    await waitFor(() => expect(active).toBeChecked())
    expect(screen.getAllByText('Not tonight')).toHaveLength(1)
  })
})
