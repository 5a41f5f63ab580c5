import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createBoss, setBossOrder } from '@/contract/admin/admin-boss'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findSheet } from '../admin-catalog/admin-screen'
import {
  cell,
  columnTexts,
  fetchInstance,
  openBulk,
  openBulkWithRaid,
  pasteRows,
  RAID,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

describe('bulk page: new instance', () => {
  it('is created where the instance is chosen, and then chosen; the rows stay', async () => {
    const { user, router } = await openBulk(api)
    await pasteRows([['Quux Hat', 'Head', 'Cloth']])
    await user.click(screen.getByRole('link', { name: 'New instance' }))
    const { save, retype } = await findSheet('New instance')
    await retype(user, 'Name', 'The Quux Vault')
    await retype(user, 'Expansion', 'Midnight')
    await retype(user, 'Tier', 'Season 2')
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Instance' })).toHaveTextContent(
        'The Quux Vault',
      ),
    )
    expect(columnTexts('name', 1)).toEqual(['Quux Hat'])
    expect(router.state.location.search).not.toHaveProperty('new')
    expect(screen.getByRole('button', { name: 'Add bosses' })).toBeVisible()
  })
})

describe('bulk page: missing bosses', () => {
  it('a boss is asked for if all rows lack one; otherwise the cells of the rows say so', async () => {
    await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Type'],
      ['Quux Ring', '', 'Ring'],
      ['Quux Band', 'Plexus Sentinel', 'Ring'],
    ])
    expect(await screen.findByText('1 error')).toBeVisible()
    expect(cell(1, 'boss')).toHaveAttribute('title', 'Boss selection required')
    expect(screen.queryByText(/^Choose a boss/)).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Boss' })).not.toBeInvalid()
  })

  it('adds the bosses that the rows name, in order; bosses added before a failure are kept', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Type'],
      ['Quux Ring', 'Zorah', 'Ring'],
      ['Quux Band', 'Ahab', 'Ring'],
      ['Quux Loop', 'zorah', 'Ring'],
    ])
    expect(await screen.findByText('3 errors')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add missing bosses' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: 'Boss names' })).toHaveValue('Zorah\nAhab')
    api.reject(createBoss, 500, { message: 'Not now', isOnce: true })
    await user.click(dialog.getByRole('button', { name: 'Add 2 bosses' }))
    expect(await dialog.findByText('Not now')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add 2 bosses' }))
    expect(await screen.findByText('0 errors')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { bosses } = await fetchInstance(api, RAID)
    expect(bosses.slice(-2).map(({ name }) => name)).toEqual(['Zorah', 'Ahab'])
    await waitFor(() => expect(textIn(3, 'boss')).toBe('Zorah'))

    const toast = (await screen.findByText('Added 2 bosses')).closest('li') ?? document.body
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Deleted Zorah, Ahab')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Add missing bosses' })).toBeVisible()
    expect((await fetchInstance(api, RAID)).bosses).toEqual(bosses.slice(0, -2))
  })

  it('places new bosses before an existing one, also after a failure of a creation or the move', async () => {
    const { user } = await openBulkWithRaid(api)
    const { bosses: before } = await fetchInstance(api, RAID)
    const [first] = before
    await pasteRows([
      ['Item', 'Boss', 'Type'],
      ['Quux Ring', 'Before One', 'Ring'],
      ['Quux Band', 'Before Two', 'Ring'],
    ])
    await user.click(await screen.findByRole('button', { name: 'Add missing bosses' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: 'Position' }))
    await user.click(screen.getByRole('option', { name: `Before ${first?.name}` }))
    // The first boss is created, the second one is not.
    let created = 0
    api.answer(createBoss, () => {
      created += 1
      return created === 2
        ? HttpResponse.json({ error: { message: 'Not now' } }, { status: 500 })
        : undefined
    })
    await user.click(dialog.getByRole('button', { name: 'Add 2 bosses' }))
    expect(await dialog.findByText('Not now')).toBeVisible()
    api.reject(setBossOrder, 500, { message: 'Not in order', isOnce: true })
    await user.click(await dialog.findByRole('button', { name: 'Add 1 boss' }))
    expect(await dialog.findByText('Not in order')).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Set the position' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { bosses } = await fetchInstance(api, RAID)
    expect(bosses.map(({ name }) => name)).toEqual([
      'Before One',
      'Before Two',
      ...before.map(({ name }) => name),
    ])
  })
})
