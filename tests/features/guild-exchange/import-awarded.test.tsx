import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { listInstanceLoot } from '@/contract/loot-item'
import { guildAwardImports, guildAwards } from '../../../server/database/schema'
import { exportCsv, HISTORY_ROW } from '../../game/rclootcouncil/history-export'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import { connectGuild, FROSTELLE } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { allToasts } from '../../support/app/toasts'
import { openImport, paste, rowsOf } from './open-import'

const api = bridgeToBackend()
let raider: Person
let guildId: string
let item: { id: string; name: string; itemId?: number | null }

beforeAll(async () => {
  raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  const { token } = raider
  const params = { instanceId: await findInstance(api.backend, token, CURRENT_RAID) }
  const [boss] = await make(api.backend, listInstanceLoot, { token, params })
  const first = boss?.items[0]
  if (!first) throw new Error('The raid has no loot')
  item = first
})
beforeEach(async () => {
  await api.backend.database.delete(guildAwards)
  await api.backend.database.delete(guildAwardImports)
})

/** Awards the item to Frostelle on the board. */
function award(id: string) {
  const drop = { lootItemId: item.id, difficulty: 'Heroic', response: 'BiS' } as const
  return make(api.backend, awardItem, {
    token: raider.token,
    params: { guildId },
    body: { id, ...drop, recipientId: FROSTELLE, isConfirmed: true },
  })
}

/** The history of the addon, with the same award. */
const history = () =>
  exportCsv([
    {
      ...HISTORY_ROW,
      id: `${Math.floor(api.backend.clock.now / 1000)}-1`,
      player: 'Frostelle-ArgentDawn',
      item: `[${item.name}]`,
      itemID: `${item.itemId}`,
      itemString: '',
      difficultyID: '15',
    },
  ])
const stored = () => api.backend.database.query.guildAwards.findMany()

describe('import of an award that was made on the board', () => {
  it('says so, completes that award, and the undo restores it', async () => {
    await award('one')
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, history())
    await dialog.findByText(/^1 row read: 0 to import, 1 on the board\./)
    expect(rowsOf(dialog)[0]).toHaveTextContent(
      /Already on the board: awarded .+ by Frostelle\. The import completes it\..*Response: BiS → Best in Slot/,
    )
    await user.click(dialog.getByRole('button', { name: 'Complete 1 award' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [toast] = await allToasts()
    expect(toast).toHaveTextContent('1 award completed')
    expect(toast).toHaveTextContent('1 row read: 0 imported, 1 on the board')
    expect(await stored()).toMatchObject([{ id: 'one', response: 'Best in Slot' }])
    await user.click(await screen.findByRole('button', { name: 'Undo import' }))
    await waitFor(async () => {
      expect(await stored()).toMatchObject([{ id: 'one', response: 'BiS', externalId: null }])
    })
  })

  it('of several, it asks which one; it can also be a new award', async () => {
    await award('one')
    await award('two')
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, history())
    expect(await dialog.findByRole('button', { name: 'Choose 1 award first' })).toBeDisabled()
    const menu = dialog.getByRole('button', { name: /^Award on the board: Frostelle/ })
    await user.click(menu)
    const items = await screen.findAllByRole('menuitem', {
      name: /^Complete the one awarded .+ by Frostelle$/,
    })
    expect(items).toHaveLength(2)
    if (items[1]) await user.click(items[1])
    // A menu acts when it has closed.
    await waitFor(() => expect(menu).toHaveTextContent('Complete'))
    await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Import as a new award' }))
    await user.click(await dialog.findByRole('button', { name: 'Import 1 award' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toHaveLength(3)
  })

  it('a backend that does not look for it: the row is new', async () => {
    const outcome = { index: 0, outcome: 'new', isPlayerKnown: true, isItemKnown: true }
    const bodies: unknown[] = []
    api.answer(importAwards, async ({ request }) => {
      bodies.push(await request.json())
      return Response.json({ data: { outcomes: [outcome] } })
    })
    const { user, dialog } = await openImport(api, guildId)
    await paste(user, dialog, history())
    await user.click(await dialog.findByRole('button', { name: 'Import 1 award' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toHaveLength(2)
    expect(JSON.stringify(bodies)).not.toContain('awardId')
  })
})
