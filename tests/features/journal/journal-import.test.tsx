import { getJournalRaid, listJournalItems } from '@/contract/admin/admin-journal'
import { updateLootItem, listLoot } from '@/contract/admin/admin-loot-item'
import { importRaid } from '@/contract/admin/admin-raid-file'
import { buttonStyles } from '@/ui/button'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SANDBOX_RAID } from '../../../server/battlenet/sandbox/journal-world'
import { isPath, json } from '../../server/battlenet/harness'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { renderApp } from '../../support/app/render-app'
import { signInAdmin } from '../admin-catalog/admin-screen'

const api = bridgeToBackend()

const RAID = 'The Gloaming Reliquary'

/** Leaves the raid some of its bosses, because long tables take long in jsdom. */
function keepBosses(...ids: number[]) {
  const encounters = SANDBOX_RAID.encounters.filter(({ id }) => ids.includes(id))
  const raid = { ...SANDBOX_RAID, expansion: 'Midnight', difficulties: ['Heroic'], encounters }
  api.answer(getJournalRaid, () => Response.json({ data: { raid } }))
}

async function openJournal() {
  const app = await renderApp({ api, path: '/admin/loot-bulk', as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('button', { name: 'Import from the journal' }))
  const sheet = await screen.findByRole('dialog', { name: 'Import from the journal' })
  return {
    ...app,
    sheet,
    inSheet: within(sheet),
    // By text and label: in jsdom, queries by role take seconds in a long table.
    button: (name: string) => elementOf(within(sheet).getAllByText(name), 'button'),
    edit: (name: string) => within(sheet).getByLabelText(`Edit ${name}`),
    row: (name: string) => elementOf(within(sheet).getAllByText(name), 'tr'),
    choose: async () => app.user.click(await within(sheet).findByText(RAID)),
  }
}

/** The first element that the selector finds around one of the texts. */
function elementOf(texts: HTMLElement[], selector: string): HTMLElement {
  const [found] = texts.flatMap((text) => text.closest<HTMLElement>(selector) ?? [])
  if (!found) throw new Error(`No ${selector} has this text`)
  return found
}

/** The counts of the dry run. */
const total = (sheet: HTMLElement) => within(sheet).findByText(`${RAID}:`)

/** Deletes what a test has imported. */
async function undoImport({ user, button, inSheet }: Awaited<ReturnType<typeof openJournal>>) {
  await user.click(button('Undo this import'))
  await waitFor(() => expect(inSheet.queryByText(`Last import: ${RAID}`)).toBeNull())
}

describe('journal import', () => {
  it('proposes the expansion of the list for a raid whose own entry has none', async () => {
    const { user, inSheet, button, edit } = await openJournal()
    await user.click(await inSheet.findByText('The Sealed Observatory'))
    await inSheet.findByText('The Sealed Observatory:')
    // Players need no raid without bosses.
    const message = 'The journal lists no bosses of The Sealed Observatory yet.'
    expect(inSheet.getByText(message)).toBeVisible()
    const heard = 'The Sealed Observatory: 1 new, the journal lists no bosses yet.'
    expect(inSheet.getByText(heard)).toHaveRole('status')
    expect(button('Import hidden')).toHaveClass(buttonStyles(), { exact: true })
    expect(inSheet.queryByText(/is required/)).toBeNull()
    await user.click(edit('The Sealed Observatory'))
    const dialog = await screen.findByRole('dialog', { name: 'Edit The Sealed Observatory' })
    expect(within(dialog).getByLabelText('Expansion')).toHaveValue('Midnight')
    expect(within(dialog).getByLabelText('Tier')).not.toHaveValue('')
    expect(within(dialog).getByRole('combobox', { name: 'Tier' })).toBeVisible()
  })

  it('reads a raid, lists what it creates and what it leaves out, and imports it; again shows nothing', async () => {
    const journal = await openJournal()
    const { user, sheet, inSheet, button, row, choose } = journal
    await choose()
    const counts = await total(sheet)
    // The raid, eight bosses, and 110 items without two that cannot be worn, one of unknown slot,
    // one missing.
    expect(counts.parentElement).toHaveTextContent(`${RAID}:115 new`)
    const boss = row('The Hollow Choir')
    expect(boss).toHaveTextContent('Boss 2')
    const item = row('Ostrava Hood')
    expect(item).toHaveTextContent(/Head.*Cloth Armor.*Epic.*Intellect.*299001.*item level 285/)
    expect(inSheet.getByText('Left out: 4')).toBeVisible()
    const heard = `${RAID}: 115 new, 4 left out, 1 not read from Battle.net.`
    expect(inSheet.getByText(heard)).toHaveRole('status')
    // An item is in the rows of its boss, which has a row of its own in one of the two tables.
    expect(item.closest('tbody')).toContainElement(row('Keeper Ostrava'))
    expect(row('Unsorted Fragment').closest('tbody')).toHaveTextContent(/^Archivist Pell/)
    const searchBox = inSheet.getByLabelText('Search rows')
    for (const words of ['ostrava hod', 'helm']) {
      await user.click(searchBox)
      await user.paste(words)
      await waitFor(() => expect(inSheet.queryByText('Unsorted Fragment')).toBeNull())
      expect(row('Ostrava Hood')).toBeVisible()
      await user.clear(searchBox)
      expect(await inSheet.findByText('Unsorted Fragment')).toBeVisible()
    }
    expect(row('Raid Primer')).toHaveTextContent('A page of text without loot')
    expect(row('Unsorted Fragment')).toHaveTextContent('Its slot is not known')
    expect(row('Reins of the Gloamwing')).toHaveTextContent('Cannot be worn')
    expect(row('Sealed Bookcase')).toHaveTextContent('Cannot be worn')
    expect(
      inSheet.getByText('Not read from Battle.net: 1').closest('[data-tone]'),
    ).toHaveTextContent('Unfinished Idol of The Twin SealsBattle.net does not have this item.')
    await user.click(button('Import hidden'))
    expect(await inSheet.findByText(`Last import: ${RAID}`)).toBeVisible()
    expect(await screen.findByText(`Imported ${RAID}: 115 new`)).toBeVisible()
    await inSheet.findByText('Close')
    expect(inSheet.queryByText(/^Nothing changes/)).toBeNull()
    expect(inSheet.queryByText(heard)).toBeNull()
    expect(inSheet.queryByRole('button', { name: 'Import' })).toBeNull()
    expect(button('Close')).toBeVisible()

    const { token, instances } = await signInAdmin(api)
    expect((await instances()).find(({ name }) => name === RAID)).toMatchObject({ isActive: false })
    const read = (search: string) => make(api.backend, listLoot, { token, query: { search } })
    expect((await read('Mourndrath’s Heart')).items).toMatchObject([
      { itemSlot: 'TRINKET', lootSpecializationIds: [66, 73, 104, 250, 268, 581], itemId: 299_910 },
    ])
    expect((await read('Tome of the Reliquary')).items).toHaveLength(2)
    expect((await read('Dreadful Reliquary Chain')).items).toMatchObject([
      {
        isTokenItem: true,
        tokenCategory: 'DREADFUL',
        classes: ['Death Knight', 'Demon Hunter', 'Warlock'],
      },
    ])

    // A value that an admin has changed since is shown as a difference.
    const [hood] = (await read('Ostrava Hood')).items
    await make(api.backend, updateLootItem, {
      token,
      params: { lootItemId: hood?.id ?? '' },
      body: { name: 'Ostrava Cap' },
    })
    await user.click(button('Choose another raid'))
    expect(await inSheet.findByText('In the catalog')).toBeVisible()
    await choose()
    expect((await total(sheet)).parentElement).toHaveTextContent('1 changed114 unchanged')
    expect(row('Ostrava Hood')).toHaveTextContent('Name: Ostrava Cap → Ostrava Hood')
    expect(inSheet.queryByText('Ostrava Amice')).toBeNull()
    await undoImport(journal)
  })

  it('a row can be corrected or left out before the import', async () => {
    keepBosses(3902, 3904)
    const { user, sheet, inSheet, button, edit, row, choose } = await openJournal()
    await choose()
    await total(sheet)
    // A row that is ticked stays in its place, and says why it cannot be imported.
    const checkbox = inSheet.getByLabelText('Import Unsorted Fragment')
    await user.click(checkbox)
    expect(await inSheet.findByText(/^1 row cannot be imported/)).toBeVisible()
    expect(inSheet.getByLabelText('Import Unsorted Fragment')).toBe(checkbox)
    expect(checkbox).toHaveFocus()
    expect(row('Unsorted Fragment')).toHaveTextContent(/Invalid.*Slot/)
    await user.click(edit('Unsorted Fragment'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unsorted Fragment' }))
    const select = async (label: string, option: string) => {
      await user.click(await dialog.findByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), '!')
    await user.keyboard('{Escape}')
    const unsaved = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(unsaved).getByRole('button', { name: 'Keep editing' }))
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), '{Backspace}')
    await select('Type', 'Trinket')
    expect(await dialog.findByRole('combobox', { name: 'Slot' })).toHaveTextContent('Trinket')
    await select('Type', 'Ring')
    expect(await dialog.findByText('Ring does not fit the slot Trinket')).toBeVisible()
    await select('Slot', 'Finger')
    await select('Slot', 'Trinket')
    expect(await dialog.findByRole('combobox', { name: 'Type' })).toHaveTextContent('Trinket')
    await user.click(await dialog.findByRole('button', { name: 'Apply' }))
    expect(await inSheet.findByText('30 new')).toBeVisible()
    expect(row('Unsorted Fragment')).toHaveTextContent(/New.*Trinket/)
    // Without its boss, no item of it is imported, and the bosses that follow move up.
    await user.click(inSheet.getByLabelText('Import The Hollow Choir'))
    expect(await inSheet.findByText('16 new')).toBeVisible()
    const boss = inSheet.getByLabelText('Import Archivist Pell').closest('tr')
    expect(boss).toHaveTextContent('Boss 1')
    for (const name of ['Choose another raid', 'Cancel']) {
      await user.click(button(name))
      const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    }
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  })

  it('what could not be read is named with its reason, and read again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    api.backend.clock.now += 3_600_000
    keepBosses(3901, 3906, 3908)
    const fail = (path: string, times: number) =>
      api.backend.sandbox.script({ match: isPath(path), respond: () => json(503), times })
    fail('/wow/item/299001', 3)
    fail('/wow/item/299002', 6)
    fail('/wow/journal-encounter/3908', 3)
    const { user, sheet, inSheet, button, choose } = await openJournal()
    await choose()
    await total(sheet)
    expect(inSheet.getByText('Not read from Battle.net: 4')).toBeVisible()
    const list = inSheet.getByText('Not read from Battle.net: 4').closest('[data-tone]')
    expect(list).toHaveTextContent(
      /Xal’zaren.*Ostrava Hood of Keeper Ostrava.*Battle.net is not working/,
    )
    await user.click(button('Try Again'))
    // The boss is read with its items; one item fails again, and one does not exist.
    expect(await inSheet.findByText('Not read from Battle.net: 2')).toBeVisible()
    expect(await inSheet.findByText('45 new')).toBeVisible()
    const before = api.sent(listJournalItems).length
    await user.click(button('Try Again'))
    expect(await inSheet.findByText('Not read from Battle.net: 1')).toBeVisible()
    expect(await inSheet.findByText('46 new')).toBeVisible()
    // What was read is not read again.
    expect(api.sent(listJournalItems).length).toBe(before + 1)
    log.mockRestore()
  })

  it('reading can be stopped, and what was read is kept and can be completed', async () => {
    keepBosses(3902)
    const { user, sheet, inSheet, button, choose } = await openJournal()
    const held = api.hold(listJournalItems)
    await choose()
    expect(await inSheet.findByText('0 of 13 items')).toBeVisible()
    await user.click(button('Stop'))
    expect((await total(sheet)).parentElement).toHaveTextContent(`${RAID}:2 new`)
    expect(inSheet.getByText('Not read from Battle.net: 13')).toBeVisible()
    expect(inSheet.getAllByText('Not read yet.')).toHaveLength(13)
    held.release()
    await user.click(button('Try Again'))
    expect(await inSheet.findByText('15 new')).toBeVisible()
  })

  it('a backend without the journal: the page does not offer it', async () => {
    withoutFeature(api, 'journal')
    await renderApp({ api, path: '/admin/loot-bulk?journal=true', as: 'Admin#1000' })
    expect(await screen.findByRole('grid')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Import from the journal' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('an import that is rejected names the row', async () => {
    keepBosses(3901)
    const { user, sheet, inSheet, button, choose } = await openJournal()
    await choose()
    await total(sheet)
    api.answer(importRaid, ({ request }) =>
      request.url.includes('dryRun')
        ? undefined
        : Response.json(
            {
              error: {
                message: 'Invalid input',
                code: 'VALIDATION_ERROR',
                details: { fields: { 'bosses.0.items.0.itemSlot': 'Not in this raid' } },
              },
            },
            { status: 400 },
          ),
    )
    await user.click(button('Import and show'))
    const rejection = 'Item 1 (Ostrava Hood) of Keeper Ostrava: Slot “HEAD”: Not in this raid'
    expect(await inSheet.findByRole('alert')).toHaveTextContent(rejection)
    // It is about the rows that were sent.
    await user.click(inSheet.getByLabelText('Import Ostrava Hood'))
    expect(await inSheet.findByText('15 new')).toBeVisible()
    expect(inSheet.getByRole('alert')).toHaveTextContent(rejection)
  })
})
