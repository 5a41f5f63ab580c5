import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { chooseInMenu, findSheet, rowNames } from './admin-screen'

const api = bridgeToBackend()
const open = (path: string) => renderApp({ api, path, as: 'Admin#1000' })

describe('seasons', () => {
  it('the table lists the known seasons with their bonus ids', async () => {
    await open('/admin/seasons')
    const table = await screen.findByRole('table', { name: 'Seasons' })
    expect(rowNames(table)).toEqual([
      'Midnight Season 2',
      'Midnight Season 1',
      'The War Within Season 1',
    ])
    expect(within(table).getByText('10256, 10261-10265')).toBeVisible()
  })

  it('a new season is listed; ids that cannot be read are rejected under their field', async () => {
    const { user } = await open('/admin/seasons?new=true')
    const { retype, sheet, save } = await findSheet('New season')
    await retype(user, 'Name', 'Midnight Season 3')
    await retype(user, 'Hero bonus IDs', '13010 to 13015')
    await user.click(save())
    expect(
      await within(sheet).findByText('Enter ids and ranges, e.g. 10256, 10261-10265'),
    ).toBeVisible()
    await retype(user, 'Hero bonus IDs', '13010-13015')
    await user.click(save())
    expect(await screen.findByText('Created Midnight Season 3')).toBeInTheDocument()
    const table = screen.getByRole('table', { name: 'Seasons' })
    await waitFor(() => expect(within(table).getByText('13010-13015')).toBeVisible())
  })

  it('a season can be deleted, and restored from the toast', async () => {
    const { user } = await open('/admin/seasons')
    await chooseInMenu(user, 'Midnight Season 1', 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Midnight Season 1?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Midnight Season 1' })).toBeNull(),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Midnight Season 1')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Midnight Season 1' })).toBeVisible()
  })

  it('names bonus ids that another track or season has; an own id is no clash', async () => {
    const { user } = await open('/admin/seasons')
    await user.click(await screen.findByRole('link', { name: 'Midnight Season 1' }))
    const { field, retype } = await findSheet('Edit Midnight Season 1')
    expect(field('Veteran bonus IDs')).toHaveAccessibleDescription(/^Of items from LFR/)
    await retype(user, 'Veteran bonus IDs', '12784-12786, 12825, 12777')
    expect(field('Veteran bonus IDs')).toHaveAccessibleDescription(
      '12785-12786 are Champion of this season, 12825 is Veteran of Midnight Season 2',
    )
    expect(field('Champion bonus IDs')).toHaveAccessibleDescription(
      '12785-12786 are Veteran of this season',
    )
  })
})
