import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importAwards, listAwardImports } from '@/contract/guilds/guild-import'
import { guildAwardImports, guildAwards } from '../../../server/database/schema'
import { exportCsv, exportJson, HISTORY_ROW } from '../../game/rclootcouncil/history-export'
import { signInPerson } from '../../support/entities'
import { encodedFile } from '../../support/encoded-text'
import { connectGuild } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { allToasts } from '../../support/app/toasts'
import { openImport, paste, rowsOf } from './open-import'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})
beforeEach(async () => api.backend.database.delete(guildAwardImports))

/** `count` awards; the first is to a member of the guild, of an item that is not in the catalog. */
function awards(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...HISTORY_ROW,
    id: `1778699643-${index}`,
    ...(index === 0
      ? { player: 'Frostelle-ArgentDawn', item: '[Corrupted Ashbringer]', itemID: '7' }
      : { player: `Raider${index}-Area52` }),
  }))
}

describe('import history', () => {
  it('shows what an import does with each row, and imports the new ones', async () => {
    const { user, dialog } = await openImport(api, guildId)
    const text = exportCsv([...awards(2), { ...HISTORY_ROW, id: '' }])
    await paste(user, dialog, `${text.replace('votes,', 'Rolls,')}# 2026`)
    await dialog.findByText(/^3 rows read: 2 to import, 1 left out\./)
    expect(
      dialog.getByText(/Columns that are not read: Rolls\. 1 comment left out\.$/),
    ).toBeVisible()
    expect(rowsOf(dialog).map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^Frostelle-ArgentDawn, Corrupted AshbringerItem is not in the catalog/,
      ),
      expect.stringContaining('Player is not on the roster'),
      expect.stringContaining('Line 4: No id'),
    ])
    await user.click(dialog.getByRole('radio', { name: 'Left out 1' }))
    expect(rowsOf(dialog)).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Import 2 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [toast] = await allToasts()
    expect(toast).toHaveTextContent('2 awards imported')
    expect(toast).toHaveTextContent('3 rows read: 2 imported, 1 left out')
    expect(await api.backend.database.$count(guildAwards)).toBe(2)
  })

  it('a file in another encoding than UTF-8 is imported with its letters', async () => {
    await api.backend.database.delete(guildAwards)
    const { user, dialog } = await openImport(api, guildId)
    const rows = [{ ...HISTORY_ROW, player: 'Élyandra-Area52' }]
    const file = encodedFile(exportCsv(rows), 'Windows-1252', 'history.csv')
    await user.upload(dialog.getByLabelText(/^Choose a file/), file)
    expect(await dialog.findByText(/The file is in Windows-1252\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Import 1 award' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const stored = await api.backend.database.query.guildAwards.findMany()
    expect(stored.map(({ recipientName }) => recipientName)).toEqual(['Élyandra-Area52'])
    await api.backend.database.delete(guildAwards)
  })

  it('a row of a file that has lost letters is left out', async () => {
    const { user, dialog } = await openImport(api, guildId)
    const rows = [HISTORY_ROW, { ...HISTORY_ROW, id: '1-1', player: '\uFFFDlyandra' }]
    await user.upload(
      dialog.getByLabelText(/^Choose a file/),
      encodedFile(exportCsv(rows), 'UTF-8', 'history.csv'),
    )
    expect(await dialog.findByText(/^2 rows read: 1 to import, 1 left out/)).toBeVisible()
    expect(rowsOf(dialog)[1]).toHaveTextContent('Line 3: ')
  })

  it('a corrected winner is shown beside the stored one, replaces it if chosen, and can be undone', async () => {
    await api.backend.database.delete(guildAwards)
    const recipients = async () =>
      (await api.backend.database.query.guildAwards.findMany()).map((one) => one.externalRecipient)
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv(awards(3)))
    await user.click(await dialog.findByRole('button', { name: 'Import 3 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const [, second, third] = awards(3)
    const corrected = [
      { ...second, player: 'Emberlyn-ArgentDawn' },
      { ...third, response: 'Offspec' },
      { ...HISTORY_ROW, id: '1778699643-9' },
    ]
    await user.click(screen.getByRole('button', { name: 'Import' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import history' }))
    await paste(user, again, exportCsv(corrected))
    await again.findByText(/^3 rows read: 1 to import, 2 changed\./)
    expect(rowsOf(again).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Winner: Raider1-Area52 → Emberlyn-ArgentDawn'),
      expect.stringContaining('Response: Best in Slot → Offspec'),
      expect.anything(),
    ])
    const list = again.getByRole('list', { name: 'Changed awards' })
    expect(list).toHaveTextContent('Winner: Raider1-Area52 → Emberlyn-ArgentDawn')
    await user.click(again.getByRole('button', { name: /^Changed award: Emberlyn/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Replace the stored award' }))
    await user.click(await again.findByRole('button', { name: 'Import 1 award, replace 1 award' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const toast = await screen.findByText('1 award imported, 1 replaced')
    expect(await recipients()).toHaveLength(4)
    expect(await recipients()).toContain('Emberlyn-ArgentDawn')
    expect(toast.closest('li')).toHaveTextContent('1 changed')
    const [newest] = screen.getAllByRole('button', { name: 'Undo import' })
    if (newest) await user.click(newest)
    await waitFor(async () => expect(await recipients()).toHaveLength(3))
    expect(await recipients()).toContain('Raider1-Area52')
  })

  it('the same history again has nothing to import', async () => {
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv(awards(3)))
    await user.click(await dialog.findByRole('button', { name: 'Import 3 awards' }))
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import history' }))
    await paste(user, again, exportJson(awards(3)))
    expect(await again.findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
    expect(again.getByRole('radio', { name: 'Known 3' })).toBeVisible()
    expect(again.queryByRole('radio', { name: /^New/ })).toBeNull()
  })

  it('a text that is not the history is rejected with what to do', async () => {
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, '^1^T^SFrostelle-ArgentDawn^T^N1^T^SmapID^N1861^t^t^t^^')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is the Player Export of RCLootCouncil, which is for other players of the addon. Choose CSV or JSON as the type of the export.',
    )
  })

  it('a text is read outside of the page’s thread; without an answer the dialog says so', async () => {
    const { user, dialog } = await openImport(api, guildId)
    vi.stubGlobal('Worker', undefined)
    await paste(user, dialog, exportCsv(awards(1)))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The text could not be read.')
  })

  it('a long history is imported in parts; if one fails, the preview stays, what is stored is known, and the rest can be imported', async () => {
    await api.backend.database.delete(guildAwards)
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv(awards(600)))
    const submit = await dialog.findByRole('button', { name: 'Import 600 awards' })
    let calls = 0
    api.answer(importAwards, () => {
      calls += 1
      return calls === 1 ? undefined : new Response(null, { status: 500 })
    })
    await user.click(submit)
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Known 500' })).toBeVisible()
    api.restore()
    await user.click(dialog.getByRole('button', { name: 'Import 100 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await api.backend.database.$count(guildAwards)).toBe(600)
  })

  it('an award that the text has twice is repeated, not known', async () => {
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv([...awards(2), ...awards(1)]))
    await dialog.findByText(/^3 rows read: 2 to import, 1 repeated in this text\./)
    expect(dialog.getByRole('radio', { name: 'Repeated in this text 1' })).toBeVisible()
    expect(dialog.queryByRole('radio', { name: /^Known/ })).toBeNull()
  })

  it('asks whose difficulty counts if row and item contradict each other, for one row or for all', async () => {
    const { user, dialog } = await openImport(api, guildId)
    const [first, ...others] = awards(3).map((row) => ({
      ...row,
      itemString: 'item:270168::::::::80:104::6:1:4799',
    }))
    await paste(
      user,
      dialog,
      exportCsv([...(first ? [first] : []), ...others, ...awards(4).slice(3)]),
    )
    expect(
      await dialog.findByRole('button', { name: 'Choose 3 difficulties first' }),
    ).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'As the items say' }))
    expect(dialog.getByRole('button', { name: 'Import 4 awards' })).toBeEnabled()
    const difficulty = dialog.getByRole('button', { name: /^Difficulty of Frostelle/ })
    await user.click(difficulty)
    await user.click(await screen.findByRole('menuitem', { name: 'Heroic, as the row says' }))
    // A menu acts when it has closed.
    await waitFor(() => expect(difficulty).toHaveTextContent('Heroic'))
    await user.click(dialog.getByRole('button', { name: 'Import 4 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const stored = await api.backend.database.query.guildAwards.findMany({
      orderBy: (table) => table.externalId,
    })
    expect(stored.map(({ difficulty }) => difficulty)).toEqual([
      'Heroic',
      'Mythic',
      'Mythic',
      'Heroic',
    ])
  })

  it('an import is undone in the toast, and later in the dialog', async () => {
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv(awards(2)))
    await user.click(await dialog.findByRole('button', { name: 'Import 2 awards' }))
    await user.click(await screen.findByRole('button', { name: 'Undo import' }))
    await waitFor(async () => expect(await api.backend.database.$count(guildAwards)).toBe(0))

    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import history' }))
    await paste(user, again, exportCsv(awards(3)))
    await user.click(await again.findByRole('button', { name: 'Import 3 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const list = within(await screen.findByRole('region', { name: /^Imports of the last 30 days/ }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^3 awards.*by Frostelle/),
    ])
    await user.click(list.getByRole('button', { name: 'Undo import' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Undo import' }))
    await waitFor(async () => expect(await api.backend.database.$count(guildAwards)).toBe(0))
  })

  it('a backend without award-imports is not asked for imports', async () => {
    withoutFeature(api, 'award-imports', 'Raider#3000')
    const { user: person, dialog } = await openImport(api, guildId)
    await paste(person, dialog, exportCsv(awards(1)))
    await person.click(await dialog.findByRole('button', { name: 'Import 1 award' }))
    const [toast] = await allToasts()
    expect(toast).toHaveTextContent('1 award imported')
    expect(toast).not.toHaveTextContent('Undo import')
    expect(api.sent(listAwardImports)).toEqual([])
  })

  it('Back returns to the choice of another text', async () => {
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, exportCsv(awards(1)))
    await user.click(await dialog.findByRole('button', { name: 'Back' }))
    expect(dialog.getByRole('textbox', { name: 'Or paste the text of the export' })).toBeVisible()
  })
})
