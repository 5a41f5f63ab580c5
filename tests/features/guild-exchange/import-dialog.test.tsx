import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importAwards } from '@/contract/guild-import'
import { guildAwards } from '../../../server/database/schema'
import { exportCsv, exportJson, HISTORY_ROW } from '../../game/rclootcouncil/history-export'
import { signInPerson } from '../../support/entities'
import { connectGuild } from '../../support/guild'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { allToasts } from '../../support/toasts'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})
beforeEach(async () => api.backend.database.delete(guildAwards))

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

async function openImport() {
  const { user } = await renderApp({
    api,
    path: `/guilds/${guildId}/history`,
    as: 'Raider#3000',
  })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import history' }))
  return { user, dialog }
}

type Dialog = Awaited<ReturnType<typeof openImport>>['dialog']

async function paste(user: UserEvent, dialog: Dialog, text: string) {
  await user.click(dialog.getByRole('textbox', { name: 'Or paste the text of the export' }))
  await user.paste(text)
}

const rowsOf = (dialog: Dialog) =>
  within(dialog.getByRole('table', { name: 'Rows of the export' })).getAllByRole('rowheader')

describe('import history', () => {
  it('shows what an import does with each row, and imports the new ones', async () => {
    const { user, dialog } = await openImport()
    await paste(user, dialog, exportCsv([...awards(2), { ...HISTORY_ROW, id: '' }]))
    await dialog.findByText(/^3 rows\./)
    expect(rowsOf(dialog).map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^Frostelle-ArgentDawn, Corrupted AshbringerItem is not in the catalog/,
      ),
      expect.stringContaining('Player is not on the roster'),
      expect.stringContaining('It has no id'),
    ])
    await user.click(dialog.getByRole('radio', { name: 'Invalid 1' }))
    expect(rowsOf(dialog)).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Import 2 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [toast] = await allToasts()
    expect(toast).toHaveTextContent('2 awards imported')
    expect(await api.backend.database.$count(guildAwards)).toBe(2)
  })

  it('the same history again has nothing to import', async () => {
    const { user, dialog } = await openImport()
    await paste(user, dialog, exportCsv(awards(3)))
    await user.click(await dialog.findByRole('button', { name: 'Import 3 awards' }))
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import history' }))
    await paste(user, again, exportJson(awards(3)))
    expect(await again.findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
    expect(again.getByRole('radio', { name: 'Known 3' })).toBeVisible()
    expect(again.queryByRole('radio', { name: /^New/ })).toBeNull()
  })

  it('reads a file, and imports a long history in parts', async () => {
    const { user, dialog } = await openImport()
    const file = new File([exportCsv(awards(1100))], 'history.csv', { type: 'text/csv' })
    await user.upload(dialog.getByLabelText(/^Choose a file/), file)
    await user.click(await dialog.findByRole('button', { name: 'Import 1100 awards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await api.backend.database.$count(guildAwards)).toBe(1100)
  })

  it('a text that is not the history is rejected with what to do', async () => {
    const { user, dialog } = await openImport()
    await paste(user, dialog, '{["Frostelle-ArgentDawn"] = {}}')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is the Player Export of RCLootCouncil. Choose CSV or JSON as the type of the export.',
    )
  })

  it('an import that fails keeps the preview; what was stored before is known', async () => {
    const { user, dialog } = await openImport()
    await paste(user, dialog, exportCsv(awards(600)))
    const submit = await dialog.findByRole('button', { name: 'Import 600 awards' })
    let calls = 0
    api.answer(importAwards, () => {
      calls += 1
      return calls === 1 ? undefined : new Response(null, { status: 500 })
    })
    await user.click(submit)
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import 100 awards' })).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Known 500' })).toBeVisible()
  })

  it('Back returns to the choice of another text', async () => {
    const { user, dialog } = await openImport()
    await paste(user, dialog, exportCsv(awards(1)))
    await user.click(await dialog.findByRole('button', { name: 'Back' }))
    expect(dialog.getByRole('textbox', { name: 'Or paste the text of the export' })).toBeVisible()
  })
})
