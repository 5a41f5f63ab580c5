import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createBoss } from '@/contract/admin-boss'
import { createLootBatch, deleteLootBatch } from '@/contract/admin-loot-batch'
import { bridgeToBackend } from '../../support/msw-bridge'
import { cell, openBulk, paste, readInstance, textOf, toTsv, activeLabel } from './bulk-page'

const api = bridgeToBackend()

const RAID = 'Manaforge Omega'

const ROWS = [
  ['Item', 'Boss', 'Slot', 'Type', 'ID'],
  ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring', '990001'],
  ['Quux Cloak', "Loom'ithar", 'Back', 'Cloak', '990002'],
  ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990003'],
]

async function openRaid() {
  const { id, bosses } = await readInstance(api, RAID)
  const app = await openBulk(api, `?instanceId=${id}`)
  return { ...app, id, bosses }
}

const check = () => screen.getByRole('button', { name: 'Check and submit' })
const dialog = () => screen.findByRole('alertdialog', { name: /^Submit/ })

async function lootOf(name: string) {
  const { body } = await api.backend.request(
    'GET',
    `/api/admin/loot?search=${encodeURIComponent(name)}`,
    { token: (await readInstance(api, RAID)).token },
  )
  return (body as { data: { items: { name: string; boss: { name: string } }[] } }).data.items // the backend's frame
}

describe('an entry', () => {
  it('says what it would do, does it for all bosses at once, and takes it back and again', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(check())
    expect(await dialog()).toHaveAccessibleName('Submit 3 items?')
    expect(within(await dialog()).getByText('will be created', { exact: false })).toHaveTextContent(
      '3 will be created',
    )
    expect(within(await dialog()).getByRole('row', { name: 'Plexus Sentinel 2' })).toBeVisible()
    expect(await lootOf('Quux')).toEqual([])

    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('3 items created.')).toBeVisible()
    expect((await lootOf('Quux')).map(({ name, boss }) => [name, boss.name])).toEqual(
      expect.arrayContaining([
        ['Quux Ring', 'Plexus Sentinel'],
        ['Quux Cloak', "Loom'ithar"],
        ['Quux Hat', 'Plexus Sentinel'],
      ]),
    )
    expect(textOf(1, 'name')).toBe('')

    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    expect(await screen.findByText('The batch was undone.')).toBeVisible()
    expect(await lootOf('Quux')).toEqual([])
    expect([1, 2, 3].map((row) => textOf(row, 'name'))).toEqual([
      'Quux Ring',
      'Quux Cloak',
      'Quux Hat',
    ])

    await user.click(screen.getByRole('button', { name: 'Submit it again' }))
    expect(await screen.findByText('3 items created.')).toBeVisible()
    expect(await lootOf('Quux')).toHaveLength(3)
    expect(textOf(1, 'name')).toBe('')
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
  })

  it('can be taken back after a look at the loot, and its message be put away', async () => {
    const { user, router, id } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(check())
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    await screen.findByText('3 items created.')
    await act(() => router.navigate({ to: '/admin' }))
    await screen.findByRole('heading', { name: 'Admin', level: 1 })
    await act(() => router.navigate({ to: '/admin/loot-bulk', search: { instanceId: id } }))
    await user.click(await screen.findByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(await lootOf('Quux')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('The batch was undone.')).toBeNull()
    expect(activeLabel()).toBe('Item, row 1')
  })

  it('is remembered, and so is its undoing, when the page is left meanwhile', async () => {
    const { user, router, id } = await openRaid()
    const leave = () => act(() => router.navigate({ to: '/admin' }))
    const comeBack = () =>
      act(() => router.navigate({ to: '/admin/loot-bulk', search: { instanceId: id } }))
    paste(toTsv(ROWS))
    await user.click(check())
    const entry = api.hold(createLootBatch)
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    await leave()
    entry.release()
    await waitFor(async () => expect(await lootOf('Quux')).toHaveLength(3))
    await comeBack()
    expect(await screen.findByText('3 items created.')).toBeVisible()
    expect(screen.queryByText('Your draft', { exact: false })).toBeNull()

    const undoing = api.hold(deleteLootBatch)
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await leave()
    undoing.release()
    await waitFor(async () => expect(await lootOf('Quux')).toEqual([]))
    await comeBack()
    expect(await screen.findByText('The batch was undone.')).toBeVisible()
  })

  it('leaves in the grid what was typed while it was checked', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    const rehearsal = api.hold(createLootBatch)
    await user.click(check())
    await user.click(cell(2, 'name'))
    await user.keyboard('Quux Cape{Enter}')
    rehearsal.release()
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    await screen.findByText('3 items created.')
    expect(textOf(1, 'name')).toBe('Quux Cape')
    expect(document.querySelector('[data-row="1"]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(textOf(1, 'name')).toBe('Quux Cape')
  })

  it('of what is there says so, and what it was', async () => {
    const { user } = await openRaid()
    paste(
      toTsv([
        ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Rarity'],
        ['Logic Gate: Alpha', 'Plexus Sentinel', 'Finger', 'Ring', '237567', 'Legendary'],
        ['Atomic Phasebelt', 'Plexus Sentinel', 'Waist', 'Leather', '237533', ''],
      ]),
    )
    await user.click(check())
    expect(await dialog()).toHaveTextContent('1 will be brought up to date')
    expect(await dialog()).toHaveTextContent('1 already there, left as is')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('rowheader', { name: '1, Changed' })).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: '2, There already' })).toBeInTheDocument()
    expect(cell(1, 'rarity')).toHaveAttribute('title', 'Was EPIC')
    // An edit makes it unknown again.
    await user.click(cell(1, 'rarity'))
    await user.keyboard('{Delete}')
    expect(screen.getByRole('rowheader', { name: '1' })).toBeInTheDocument()
    await user.click(check())
    expect(await screen.findByText('There is nothing to submit', { exact: false })).toBeVisible()
  })

  it('of nothing is refused before it is sent', async () => {
    const { user } = await openRaid()
    await user.click(check())
    expect(await screen.findByText('At least one item required')).toBeVisible()
    expect(api.sent(createLootBatch)).toEqual([])
  })

  it('with an error goes to it instead', async () => {
    const { user } = await openRaid()
    paste(toTsv([...ROWS, ['Quux Gun', 'Plexus Sentinel', '', 'Guns and more', '']]))
    await user.click(check())
    expect(await screen.findByText('2 errors to mend first')).toBeVisible()
    expect(activeLabel()).toBe('Slot, row 4')
    expect(api.sent(createLootBatch)).toEqual([])
  })

  it('of 500 rows with one that the server refuses makes nothing and says which', async () => {
    const { user } = await openRaid()
    const rows = Array.from({ length: 500 }, (_, row) => [
      row === 499 ? 'Quux 0' : `Quux ${row}`,
      'Plexus Sentinel',
      row === 499 ? 'Neck' : 'Finger',
      row === 499 ? 'Necklace' : 'Ring',
    ])
    paste(toTsv([['Item', 'Boss', 'Slot', 'Type'], ...rows]))
    await user.click(check())
    expect(await screen.findByText('The server would refuse 1 row')).toBeVisible()
    expect(activeLabel()).toBe('Item, row 500')
    expect(document.activeElement).toHaveAccessibleDescription(
      'Row 1 is the same item with different values',
    )
    expect(await lootOf('Quux')).toEqual([])
    await user.keyboard('Other Name{Enter}')
    expect(await screen.findByText('0 errors')).toBeVisible()
  })

  it('that is refused says each message on its cell, and keeps what was typed', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(check())
    await dialog()
    api.refuse(createLootBatch, 400, {
      message: 'Invalid input',
      code: 'VALIDATION_ERROR',
      details: { fields: { 'items.1.itemSlot': 'Not in this raid', 'items.2.classes.0': 'No' } },
    })
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('The server refused 2 rows. Nothing was created.')).toBeVisible()
    expect(activeLabel()).toBe('Slot, row 2')
    expect(document.activeElement).toHaveAccessibleDescription('Not in this raid')
    expect(cell(3, 'classes')).toHaveAttribute('aria-invalid', 'true')
    expect(textOf(3, 'name')).toBe('Quux Hat')
    await user.keyboard('Neck{Enter}')
    expect(screen.getByText('1 error')).toBeVisible()
  })

  it('that cannot be sent keeps the dialog, which says why', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(check())
    await dialog()
    api.disconnect(createLootBatch)
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Unable to connect to server. Please check your internet connection.',
    )
    api.restore()
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    await screen.findByText('3 items created.')
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
  })

  it('whose items are wished for cannot be undone, and says why', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(check())
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }))
    await screen.findByText('3 items created.')
    api.refuse(deleteLootBatch, 409, { message: 'Items of this batch are on 2 wishlists' })
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    expect(await screen.findByText('Items of this batch are on 2 wishlists')).toBeVisible()
    expect(await lootOf('Quux')).toHaveLength(3)
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
  })
})

describe('bosses that the rows name', () => {
  it('are made in their order at one word', async () => {
    const { user } = await openRaid()
    paste(
      toTsv([
        ['Item', 'Boss', 'Type'],
        ['Quux Ring', 'Zorah', 'Ring'],
        ['Quux Band', 'Ahab', 'Ring'],
        ['Quux Loop', 'zorah', 'Ring'],
      ]),
    )
    expect(screen.getByText('3 errors')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add them' }))
    const names = screen.getByRole('textbox', { name: 'Boss names' })
    expect(names).toHaveValue('Zorah\nAhab')
    api.refuse(createBoss, 500, { message: 'Not now', isOnce: true })
    await user.click(screen.getByRole('button', { name: 'Add 2 bosses' }))
    expect(await screen.findByText('Not now')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add 2 bosses' }))
    expect(await screen.findByText('0 errors')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const { bosses } = await readInstance(api, RAID)
    expect(bosses.slice(-2).map(({ name }) => name)).toEqual(['Zorah', 'Ahab'])
    expect(textOf(3, 'boss')).toBe('Zorah')
  })
})

describe('the draft', () => {
  it('is there again after a reload, with what it was for, until it is discarded', async () => {
    const { user, id } = await openRaid()
    paste(toTsv(ROWS))
    window.dispatchEvent(new Event('pagehide'))
    const { cleanup } = await import('@testing-library/react')
    cleanup()

    const { router } = await openBulk(api)
    expect(await screen.findByText('Your draft of 3 rows is back', { exact: false })).toBeVisible()
    expect(textOf(2, 'name')).toBe('Quux Cloak')
    await waitFor(() => expect(router.state.location.search).toEqual({ instanceId: id }))
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(textOf(2, 'name')).toBe('')
    await waitFor(() => expect(localStorage.getItem('guildr_loot_draft')).toBeNull())
  })

  it('remembers a boss that was chosen after the rows were pasted', async () => {
    const { id, bosses } = await readInstance(api, RAID)
    const { router } = await openBulk(api)
    paste(toTsv(ROWS))
    window.dispatchEvent(new Event('pagehide'))
    const search = { instanceId: id, bossId: bosses[1]?.id ?? '' }
    await act(() => router.navigate({ to: '/admin/loot-bulk', search }))
    const { cleanup } = await import('@testing-library/react')
    cleanup()

    const again = await openBulk(api)
    await waitFor(() => expect(again.router.state.location.search).toEqual(search))
  })

  it('that the browser has no room for is said', async () => {
    await openRaid()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    paste(toTsv(ROWS))
    expect(
      await screen.findByText('This browser has no room to keep the draft.', { exact: false }),
    ).toBeVisible()
  })

  it.each(['{', '{"rows":1}', '[]'])('that cannot be read is none: %s', async (text) => {
    localStorage.setItem('guildr_loot_draft', text)
    await openRaid()
    expect(screen.queryByText(/draft/)).toBeNull()
  })

  it('is discarded on a word only', async () => {
    const { user } = await openRaid()
    paste(toTsv(ROWS))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard 3 items?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(textOf(1, 'name')).toBe('Quux Ring')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    )
    expect(textOf(1, 'name')).toBe('')
  })
})
