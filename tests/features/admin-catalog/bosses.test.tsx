import { setBossOrder, updateBoss } from '@/contract/admin-boss'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { findSheet, signInAdmin } from './admin'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })
const names = () =>
  within(screen.getByRole('table', { name: 'Bosses' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

async function openRaid(name: string, bosses: readonly string[]) {
  const admin = await signInAdmin(api)
  const instance = await admin.createInstance(name)
  const made = await admin.createBosses(instance, bosses)
  const app = await open(`/admin/bosses?instanceId=${instance.id}`)
  await screen.findByRole('table', { name: 'Bosses' })
  return { ...app, admin, instance, made }
}

describe('the bosses', () => {
  it('stand by raid in encounter order, and are found over all raids', async () => {
    const { user } = await open('/admin/bosses')
    await screen.findByRole('table', { name: 'Bosses' })
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search bosses' }), 'queen ansurek')
    await waitFor(() => expect(names()).toEqual(['Queen Ansurek']))
  })

  it('are moved by keys: at once, announced, and with the focus on the one that moved', async () => {
    const { user, admin, instance } = await openRaid('Ordered', ['Alpha', 'Beta', 'Gamma'])
    const call = api.hold(setBossOrder)
    screen.getByRole('button', { name: 'Move Gamma' }).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Gamma', 'Beta']))
    expect(screen.getByText('Gamma is now encounter 2 of 3')).toHaveRole('status')
    expect(screen.getByRole('button', { name: 'Move Gamma' })).toHaveFocus()
    await user.keyboard('{Home}')
    await waitFor(() => expect(names()).toEqual(['Gamma', 'Alpha', 'Beta']))
    call.release()
    await waitFor(async () => {
      const saved = await admin.bosses(instance.id)
      expect(saved.map(({ name }) => name)).toEqual(['Gamma', 'Alpha', 'Beta'])
    })
    expect(names()).toEqual(['Gamma', 'Alpha', 'Beta'])
  })

  it('go back with one message when the order is refused', async () => {
    const { user } = await openRaid('Refused', ['Delta', 'Epsilon'])
    const call = api.hold(setBossOrder)
    screen.getByRole('button', { name: 'Move Delta' }).focus()
    await user.keyboard('{End}')
    await waitFor(() => expect(names()).toEqual(['Epsilon', 'Delta']))
    call.refuse(409, { message: 'Somebody was faster' })
    expect(await screen.findAllByText('Somebody was faster')).toHaveLength(1)
    await waitFor(() => expect(names()).toEqual(['Delta', 'Epsilon']))
  })
})

describe('a boss', () => {
  it('is made in the instance that was looked at, at the next free place', async () => {
    const { user, admin, instance } = await openRaid('Growing', ['First', 'Second'])
    await user.click(screen.getByRole('link', { name: 'New boss' }))
    const { sheet, field, save } = await findSheet('New boss')
    expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveTextContent('Growing')
    expect(field('Encounter')).toHaveValue('3')
    expect(field('Name')).toHaveFocus()
    await user.keyboard('The Third')
    await user.click(save())
    expect(await screen.findByText('Created The Third')).toBeInTheDocument()
    const saved = await admin.bosses(instance.id)
    expect(saved.at(-1)).toMatchObject({ name: 'The Third', slug: 'the-third', encounterOrder: 3 })
  })

  it('follows the instance that is chosen with its place, until that is typed', async () => {
    const { user } = await open('/admin/bosses?new=true')
    const { field, choose, retype } = await findSheet('New boss')
    await choose(user, 'Instance', 'Manaforge Omega')
    await waitFor(() => expect(field('Encounter')).toHaveValue('9'))
    await retype(user, 'Encounter', '40')
    await choose(user, 'Instance', 'Sporefall')
    expect(field('Encounter')).toHaveValue('40')
  })

  it('is held to the limits of the specification', async () => {
    const { user } = await open('/admin/bosses?new=true')
    const { sheet, field, save, retype } = await findSheet('New boss')
    await user.click(save())
    expect(within(sheet).getByText('Please select an instance')).toBeInTheDocument()
    expect(within(sheet).getByText('Boss name is required')).toBeInTheDocument()
    expect(within(sheet).getByRole('combobox', { name: 'Instance' })).toHaveFocus()
    await user.click(field('Name'))
    await user.paste('x'.repeat(101))
    expect(await within(sheet).findByText('Boss name too long')).toBeInTheDocument()
    for (const wrong of ['0', '51', '1.5', 'two', '']) {
      await retype(user, 'Encounter', wrong)
      await waitFor(() =>
        expect(field('Encounter')).toHaveAccessibleDescription(
          /Must be a whole number from 1 to 50/,
        ),
      )
    }
  })

  it('whose place is taken says so under the field', async () => {
    const { user, made } = await openRaid('Taken', ['Eta', 'Theta'])
    await user.click(screen.getByRole('link', { name: 'Theta' }))
    const { field, save, retype } = await findSheet('Edit Theta')
    expect(field('Slug')).toHaveValue('theta')
    await user.type(field('Name'), ' renamed')
    expect(field('Slug')).toHaveValue('theta')
    await retype(user, 'Encounter', '1')
    await user.click(save())
    await waitFor(() => expect(field('Encounter')).toHaveAccessibleDescription(/this position/))
    expect(field('Encounter')).toHaveFocus()
    await retype(user, 'Encounter', '7')
    await user.click(save())
    expect(await screen.findByText('Saved Theta renamed')).toBeInTheDocument()
    expect(api.sent(updateBoss)).toHaveLength(2)
    expect(made).toHaveLength(2)
  })
})
