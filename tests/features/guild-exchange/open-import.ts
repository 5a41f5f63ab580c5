import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { stubWorkers } from '../../support/app/stub-workers'

/** The dialog of an import, with queries for what is in it. */
export type Dialog = Awaited<ReturnType<typeof openImport>>['dialog']

/** Opens the import of a guild's history, as the officer Raider#3000. */
export async function openImport(api: Api, guildId: string) {
  stubWorkers()
  const path = `/guilds/${guildId}/history`
  const { user } = await renderApp({ api, path, as: 'Raider#3000' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import history' }))
  return { user, dialog }
}

export async function paste(user: UserEvent, dialog: Dialog, text: string) {
  await user.click(dialog.getByRole('textbox', { name: 'Or paste the text of the export' }))
  await user.paste(text)
}

/** The header cells of the rows of the preview. */
export const rowsOf = (dialog: Dialog) =>
  within(dialog.getByRole('table', { name: 'Rows of the export' })).getAllByRole('rowheader')
