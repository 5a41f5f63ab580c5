import {
  adoptDrafts,
  fromDraft,
  newestDraft,
  readDraft,
  removeFromDraft,
  writeDraft,
} from '@/features/admin-bulk/batch/draft'
import { createRow } from '@/features/admin-bulk/columns/grid-rows'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findUndo } from '../../support/app/toasts'
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

/** Confirms the question that a discard asks. */
async function confirmDiscard(user: Awaited<ReturnType<typeof openBulk>>['user'], title: string) {
  const dialog = await findDialog()
  expect(dialog).toHaveAccessibleName(title)
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
}

const rowsOf = (...names: string[]) => names.map((name) => createRow({ name }))
const inRaid = (instanceId: string) => ({ instanceId, bossId: '' })
const namesIn = (instanceId: string) => readDraft(instanceId)?.rows.map(({ name }) => name)

/** The columns of drafts that list their texts. */
const LISTED_COLUMNS =
  'name boss slot type rarity stat itemId token tokenSlots classes icon description blizzardId wowheadId'.split(
    ' ',
  )

/** A draft as it was stored under a key of its tab, with the texts of a row in a list. */
function storeListed(key: string, instanceId: string, savedAt: string, ...rows: string[][]) {
  const draft = { savedAt, instanceId, bossId: '', rows }
  localStorage.setItem(`guildr_loot_draft_${key}`, JSON.stringify(draft))
}

describe('drafts: one per instance', () => {
  it('an instance neither overwrites nor removes the draft of another', () => {
    writeDraft(inRaid('one'), rowsOf('One'))
    writeDraft(inRaid('two'), rowsOf('Two'))
    writeDraft(inRaid('two'), [])
    expect([namesIn('one'), namesIn('two')]).toEqual([['One'], undefined])
    expect(newestDraft()?.instanceId).toBe('one')
  })

  it('a submit removes the submitted rows only', () => {
    const [sent, changed] = rowsOf('Sent', 'Changed since')
    writeDraft(inRaid('one'), rowsOf('Sent', 'Changed since'))
    removeFromDraft(inRaid('one'), [sent?.cells ?? createRow().cells, createRow().cells])
    expect(namesIn('one')).toEqual(['Changed since'])
    removeFromDraft(inRaid('one'), changed ? [changed.cells] : [])
    expect(readDraft('one')).toBeNull()
  })

  it('a draft that lists its texts opens with each value under its own column', () => {
    const texts = LISTED_COLUMNS.map((id) => `text of ${id}`)
    storeListed('tab', 'one', '2026-01-01T10:00:00Z', texts, ['Only a name'])
    const draft = readDraft('one')
    const [full, named] = draft ? fromDraft(draft) : []
    expect(full?.cells).toMatchObject(
      Object.fromEntries(LISTED_COLUMNS.map((id) => [id, `text of ${id}`])),
    )
    expect(named?.cells).toEqual(createRow({ name: 'Only a name' }).cells)
  })

  it('of several drafts of an instance the newest is opened, and the next one replaces all', () => {
    storeListed('old', 'one', '2026-01-01T10:00:00Z', ['Old'])
    storeListed('new', 'one', '2026-01-02T10:00:00Z', ['New'])
    expect(namesIn('one')).toEqual(['New'])
    writeDraft(inRaid('one'), [])
    expect(readDraft('one')).toBeNull()
  })

  it('rows of an instance that does not exist any more become rows without an instance', () => {
    writeDraft(inRaid(''), rowsOf('Without'))
    writeDraft(inRaid('gone'), rowsOf('Gone'))
    writeDraft(inRaid('one'), rowsOf('One'))
    adoptDrafts([{ id: 'one' }])
    expect([namesIn(''), namesIn('gone'), namesIn('one')]).toEqual([
      ['Without', 'Gone'],
      undefined,
      ['One'],
    ])
  })

  it.each(['{', '{"rows":1}', '[]'])('a draft that cannot be read is ignored: %s', (text) => {
    localStorage.setItem('guildr_loot_draft_x', text)
    expect(newestDraft()).toBeNull()
  })
})

describe('bulk draft', () => {
  it('is restored with its rows, instance and boss; the message goes away when the user changes the grid', async () => {
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
    await user.click(cell(1, 'name'))
    await user.keyboard('Other{Enter}')
    expect(screen.queryByText('Restored your draft', { exact: false })).toBeNull()
  })

  it('the page for another instance never shows its rows', async () => {
    const { id } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    cleanup()
    const other = await fetchInstance(api, 'Sporefall')
    const { router } = await openBulk(api, `?instanceId=${other.id}`)
    expect(columnTexts('name', 3)).toEqual(['', '', ''])
    expect(router.state.location.search).toEqual({ instanceId: other.id })
    cleanup()
    expect(namesIn(id)).toEqual(NAMES)
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
    expect(await screen.findByText('Restored your draft of 3 rows', { exact: false })).toBeVisible()
    await choose('Sporefall')
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Axe', '']))
    const other = await fetchInstance(api, 'Sporefall')
    expect(router.state.location.search).toEqual({ instanceId: other.id })
  })

  it('rows without an instance move to the one that is chosen, below those of its draft', async () => {
    const raid = await fetchInstance(api, RAID)
    const { user, router } = await openBulk(api)
    await pasteRows(ROWS)
    writeDraft(inRaid(raid.id), rowsOf('Quux Axe'))
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: RAID }))
    await waitFor(() => expect(router.state.location.search).toEqual({ instanceId: raid.id }))
    await waitFor(() => expect(columnTexts('name', 4)).toEqual(['Quux Axe', ...NAMES]))
    await waitFor(() => expect(namesIn(raid.id)).toEqual(['Quux Axe', ...NAMES]))
    expect(readDraft('')).toBeNull()
    // The paste can still be undone.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('name', 1)).toEqual([''])
  })

  it('another tab’s draft of the instance is told, and what is written last stays', async () => {
    const { user, id } = await openBulkWithRaid(api)
    await user.click(cell(1, 'name'))
    await user.keyboard('Quux Axe{Enter}')
    await waitFor(() => expect(namesIn(id)).toEqual(['Quux Axe']))
    writeDraft(inRaid(id), rowsOf('Quux Hat'))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `guildr_loot_draft_${id}` }))
    })
    const note = await screen.findByText('Another tab has changed this draft.', { exact: false })
    expect(namesIn(id)).toEqual(['Quux Hat'])
    await user.keyboard('Quux Belt{Enter}')
    await waitFor(() => expect(namesIn(id)).toEqual(['Quux Axe', 'Quux Belt']))
    expect(note).not.toBeInTheDocument()
  })

  it('an empty grid leaves what another tab has stored meanwhile', async () => {
    const { user, id } = await openBulkWithRaid(api)
    writeDraft(inRaid(id), rowsOf('Quux Hat'))
    await user.click(screen.getByRole('button', { name: 'Add a row' }))
    cleanup()
    expect(namesIn(id)).toEqual(['Quux Hat'])
  })

  it('is restored for its instance; the message goes away when the rows are submitted', async () => {
    await openBulkWithRaid(api)
    await pasteRows(ROWS)
    cleanup()
    const { startDryRun, confirmSubmit } = await openBulkWithRaid(api)
    expect(await screen.findByText('Restored your draft of 3 rows', { exact: false })).toBeVisible()
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    await startDryRun()
    await confirmSubmit()
    expect(await screen.findByText('3 items created.')).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByText('Restored your draft', { exact: false })).toBeNull(),
    )
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
    await waitFor(() => expect(newestDraft()).toBeNull())
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
