import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createDrafts, drafts } from '@/features/admin-bulk/batch/draft'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findUndo } from '../../support/app/toasts'
import { webLocks } from '../../support/app/web-locks'
import {
  cell,
  columnTexts,
  fetchInstance,
  findDialog,
  openBulk,
  openBulkWithRaid,
  pasteRows,
  RAID,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

const ROWS = [
  ['Item', 'Boss', 'Slot', 'Type'],
  ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring'],
  ['Quux Cloak', "Loom'ithar", 'Back', 'Cloak'],
  ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth'],
]
const NAMES = ['Quux Ring', 'Quux Cloak', 'Quux Hat']

/** A draft with some rows of its own. */
const draftOf = (name: string, count = 2, savedAt = new Date().toISOString()) => ({
  savedAt,
  instanceId: '',
  bossId: '',
  rows: Array.from({ length: count }, (_, row) => [`${name} ${row + 1}`]),
})

/** Another tab with a stored draft. */
async function tabWith(draft: ReturnType<typeof draftOf>) {
  const other = createDrafts()
  other.write(draft)
  await waitFor(() => expect(other.read()).not.toBeNull())
  return other
}

const namesOf = (draft: { rows: string[][] } | null) => draft?.rows.map(([name]) => name)

/** Confirms the question that a discard asks. */
async function confirmDiscard(user: Awaited<ReturnType<typeof openBulk>>['user'], title: string) {
  const dialog = await findDialog()
  expect(dialog).toHaveAccessibleName(title)
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
}

describe('drafts: one per tab', () => {
  it('a tab neither overwrites nor clears the draft of another', async () => {
    const one = await tabWith(draftOf('One'))
    const two = await tabWith(draftOf('Two', 3))
    expect(namesOf(one.read())).toEqual(['One 1', 'One 2'])
    two.write(null)
    two.removeRows([['One 1'], ['One 2']])
    expect(namesOf(one.read())).toEqual(['One 1', 'One 2'])
    expect(two.others().map(namesOf)).toEqual([['One 1', 'One 2']])
  })

  it('a submit clears the draft only if it consists of the submitted rows', async () => {
    const tab = await tabWith(draftOf('Later'))
    tab.removeRows([['Sent 1'], ['Sent 2']])
    expect(namesOf(tab.read())).toEqual(['Later 1', 'Later 2'])
    tab.removeRows([['Later 1'], ['Later 2']])
    expect(tab.read()).toBeNull()
  })

  it('after a reload, a tab gets its own draft back, and a duplicate of an open tab does not', async () => {
    await tabWith(draftOf('One'))
    // Both have the same session storage: a duplicated tab, or the same one after a reload.
    const duplicate = createDrafts()
    await duplicate.restore('')
    expect(duplicate.read()).toBeNull()
    webLocks.closeTabs()
    const reloaded = createDrafts()
    await reloaded.restore('')
    // At once, because the page reads it right after.
    expect(namesOf(reloaded.read())).toEqual(['One 1', 'One 2'])
    expect(reloaded.others()).toEqual([])
  })

  it('a new tab lists the drafts of others, newest first, and does not take one by itself', async () => {
    await tabWith(draftOf('Old', 1, '2026-01-01T10:00:00Z'))
    await tabWith(draftOf('New', 2, '2026-01-02T10:00:00Z'))
    webLocks.closeTabs()
    sessionStorage.clear()
    const fresh = createDrafts()
    await fresh.restore('')
    expect(fresh.read()).toBeNull()
    expect(fresh.others().map(({ rows }) => rows.length)).toEqual([2, 1])
  })

  it('taking the draft of a closed tab removes it there, of an open one copies it', async () => {
    await tabWith(draftOf('Open'))
    const fresh = createDrafts()
    const [open] = fresh.others()
    expect(await fresh.take(open?.key ?? '')).toMatchObject({ isCopy: true })
    expect(fresh.others()).toHaveLength(1)
    webLocks.closeTabs()
    expect(await fresh.take(open?.key ?? '')).toMatchObject({ isCopy: false })
    expect(fresh.others()).toEqual([])
    expect(await fresh.take(open?.key ?? '')).toBeNull()
  })

  it('a tab has one draft per instance; opening another instance puts the draft aside', async () => {
    const tab = await tabWith({ ...draftOf('One'), instanceId: 'one' })
    expect(tab.open('two')).toBeNull()
    expect(tab.others().map(namesOf)).toEqual([['One 1', 'One 2']])
    tab.write({ ...draftOf('Two'), instanceId: 'two' })
    await waitFor(() => expect(namesOf(tab.open('two'))).toEqual(['Two 1', 'Two 2']))
    await tab.restore('one')
    expect(namesOf(tab.read())).toEqual(['One 1', 'One 2'])
    expect(tab.others().map(namesOf)).toEqual([['Two 1', 'Two 2']])
    // A draft without an instance does not become one of an instance either.
    tab.write(draftOf('None'))
    await tab.restore('two')
    expect(namesOf(tab.read())).toEqual(['Two 1', 'Two 2'])
    expect(tab.others().map(namesOf)).toEqual([['None 1', 'None 2']])
  })

  it.each(['{', '{"rows":1}', '[]'])('a draft that cannot be read is ignored: %s', (text) => {
    localStorage.setItem('guildr_loot_draft_x', text)
    expect(createDrafts().others()).toEqual([])
  })
})

describe('bulk draft', () => {
  it('is restored with its rows, instance and boss; a discard asks and can be undone', async () => {
    const { router, id, bosses } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    window.dispatchEvent(new Event('pagehide'))
    const search = { instanceId: id, bossId: bosses[1]?.id ?? '' }
    await act(() => router.navigate({ to: '/admin/loot-bulk', search }))
    cleanup()

    const { user, ...reloaded } = await openBulk(api)
    expect(await screen.findByText('Restored your draft of 3 rows', { exact: false })).toBeVisible()
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    await waitFor(() => expect(reloaded.router.state.location.search).toEqual(search))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await confirmDiscard(user, 'Discard 3 items?')
    await waitFor(() => expect(textIn(2, 'name')).toBe(''))
    await waitFor(() => expect(drafts.read()).toBeNull())
    await user.click(await findUndo('Discarded 3 rows'))
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
  })

  it('the page for another instance never shows its rows, and names the instance everywhere', async () => {
    const { id } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    cleanup()
    const other = await fetchInstance(api, 'Sporefall')
    const { user, router } = await openBulk(api, `?instanceId=${other.id}`)
    expect(columnTexts('name', 3)).toEqual(['', '', ''])
    // The empty grid offers the same one, so it is no other.
    await user.click(await screen.findByRole('button', { name: '1 draft' }))
    expect(
      await screen.findByRole('menuitem', { name: new RegExp(`^Open 3 rows of ${RAID}, saved`) }),
    ).toBeVisible()
    expect(router.state.location.search).toEqual({ instanceId: other.id })
    cleanup()

    await openBulk(api, `?instanceId=${id}`)
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    expect(
      await screen.findByText(`Restored your draft of 3 rows of ${RAID}`, { exact: false }),
    ).toBeVisible()
  })

  it('choosing another instance shows its own draft, and rows stay in the draft of theirs', async () => {
    const { user, router } = await openBulkWithRaid(api)
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Instance' }))
      await user.click(screen.getByRole('option', { name }))
    }
    await pasteRows(ROWS)
    await choose('Sporefall')
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['', '', '']))
    await user.click(cell(1, 'name'))
    await user.keyboard('Quux Axe{Enter}')
    await choose(RAID)
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    expect(
      await screen.findByText(`Restored your draft of 3 rows of ${RAID}`, { exact: false }),
    ).toBeVisible()
    await choose('Sporefall')
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Axe', '']))
    const other = await fetchInstance(api, 'Sporefall')
    expect(router.state.location.search).toEqual({ instanceId: other.id })
    await waitFor(() => expect(drafts.others()).toHaveLength(1))
  })

  it('rows without an instance move to the one that is chosen', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: RAID }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Instance' })).toHaveTextContent(RAID),
    )
    expect(columnTexts('name', 3)).toEqual(NAMES)
    expect(drafts.others()).toEqual([])
  })

  it('the message goes away when the restored rows are submitted', async () => {
    await openBulkWithRaid(api)
    await pasteRows(ROWS)
    cleanup()
    const { startDryRun, confirmSubmit } = await openBulkWithRaid(api)
    expect(await screen.findByText('Restored your draft', { exact: false })).toBeVisible()
    await startDryRun()
    await confirmSubmit()
    expect(await screen.findByText('3 items created.')).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByText('Restored your draft', { exact: false })).toBeNull(),
    )
  })

  it('the message goes away when the user changes the grid', async () => {
    await openBulk(api)
    await pasteRows(ROWS)
    cleanup()
    const { user } = await openBulk(api)
    expect(await screen.findByText('Restored your draft', { exact: false })).toBeVisible()
    await user.click(cell(1, 'name'))
    await user.keyboard('Other{Enter}')
    expect(screen.queryByText('Restored your draft', { exact: false })).toBeNull()
  })

  it('“Discard” asks; afterwards Ctrl+Z or the button of the toast returns the rows', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    const discard = () => user.click(screen.getByRole('button', { name: 'Discard' }))
    await discard()
    await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    await discard()
    await confirmDiscard(user, 'Discard 3 items?')
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['', '', '']))
    await waitFor(() =>
      expect(cell(1, 'name')).toContainElement(document.activeElement as HTMLElement),
    ) // never null
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('name', 3)).toEqual(NAMES)

    await discard()
    await confirmDiscard(user, 'Discard 3 items?')
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    await user.click(await findUndo('Discarded 3 rows'))
    expect(columnTexts('name', 3)).toEqual(NAMES)
  })

  it('an empty grid offers the draft of a closed tab', async () => {
    await tabWith(draftOf('Other', 2, new Date(Date.now() - 300_000).toISOString()))
    webLocks.closeTabs()
    sessionStorage.clear()
    const { user } = await openBulk(api)
    const hint = await screen.findByText('You have a draft of 2 rows, saved 5 minutes ago.')
    await user.click(screen.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['Other 1', 'Other 2', '']))
    await waitFor(() => expect(hint).not.toBeInTheDocument())
  })

  it('the drafts of other tabs are offered by time and rows; opening one keeps the rows of the grid', async () => {
    await tabWith(draftOf('Other', 2, new Date(Date.now() - 300_000).toISOString()))
    webLocks.closeTabs()
    sessionStorage.clear()
    const { user } = await openBulkWithRaid(api)
    const choose = async (name: RegExp) => {
      await user.click(await screen.findByRole('button', { name: '1 other draft' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await pasteRows(ROWS)
    await choose(/^Open 2 rows, saved 5 minutes ago/)
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['Other 1', 'Other 2', '']))
    await choose(/^Open 3 rows/)
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))

    await choose(/^Discard 2 rows/)
    await confirmDiscard(user, 'Discard the draft of 2 rows?')
    await waitFor(() => expect(drafts.others()).toEqual([]))
    await user.click(await findUndo('Discarded the draft of 2 rows'))
    await waitFor(() => expect(drafts.others()).toHaveLength(1))
  })

  it('warns if the browser cannot store the draft', async () => {
    await openBulkWithRaid(api)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await pasteRows(ROWS)
    expect(
      await screen.findByText('The draft could not be saved in this browser.', { exact: false }),
    ).toBeVisible()
  })
})
