import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInPerson } from '../../support/entities'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { readPriorityText } from '../../support/read-priority-text'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { allToasts } from '../../support/app/toasts'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  await shareFrostelle(api.backend, raider, guildId)
})

async function choose(item: string, search = '') {
  const { user } = await renderApp({ api, path: `/guilds/${guildId}${search}`, as: 'Raider#3000' })
  await user.click(await screen.findByRole('button', { name: 'Copy board' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: item })) }
}

describe('copy board', () => {
  it('for RCLootCouncil: copies a text with the board, and says what an import does', async () => {
    const { user, dialog } = await choose('Copy for RCLootCouncil')
    await user.click(await dialog.findByRole('button', { name: 'Copy text' }))
    const [toast] = await allToasts()
    expect(toast).toHaveTextContent('Copied for RCLootCouncil')
    const { players } = readPriorityText(await navigator.clipboard.readText())
    expect(players).toHaveProperty('Frostelle-ArgentDawn')
    expect(dialog.getByText(/Importing overwrites everything/)).toBeVisible()
    expect(dialog.getByText(/only its leader can import/)).toBeVisible()
    expect(dialog.getByText(/before the pull/)).toBeVisible()
    expect(dialog.queryByText(/takes Heroic and Mythic only/)).toBeNull()
  })

  it('for RCLootCouncil: says that the text is not the Normal board that is shown', async () => {
    const { dialog } = await choose('Copy for RCLootCouncil', '?difficulty=Normal')
    expect(
      await dialog.findByText(
        'The addon takes Heroic and Mythic only. The board that you see, Normal, is not in the text.',
      ),
    ).toBeVisible()
  })

  it('for Discord: copies the board by boss', async () => {
    const { user, dialog } = await choose('Copy for Discord')
    await user.click(await dialog.findByRole('button', { name: 'Copy message' }))
    expect(await navigator.clipboard.readText()).toMatch(
      /^\*\*Ashen Vanguard: The Venomous Abyss \(Heroic\)\*\*\n\*\*.+\*\*\n- .+: Frostelle \(\d\)/,
    )
  })

  it('for Discord: copies only the boss that the board shows', async () => {
    const boss = await api.backend.database.query.bosses.findFirst({
      where: (table, { like }) => like(table.name, "Ula'tek%"),
    })
    const { dialog } = await choose('Copy for Discord', `?boss=${boss?.id}`)
    const message = await dialog.findByLabelText<HTMLTextAreaElement>('Message')
    expect(message.value.match(/^\*\*.+\*\*$/gm)).toEqual([
      '**Ashen Vanguard: The Venomous Abyss (Heroic)**',
      `**${boss?.name}**`,
    ])
  })
})
