import { placeOf, type ColumnId } from '@/features/admin-bulk/columns/columns'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

/** The instance of the tests. */
export const RAID = 'Manaforge Omega'

/** Fetches an instance by name, with its bosses, as an admin. */
export async function fetchInstance({ backend }: Api, name: string) {
  const token = await backend.signIn('Admin#1000')
  const read = async <Entity,>(path: string, key: string) => {
    const { body } = await backend.request('GET', path, { token })
    return (body as { data: Record<string, Entity[]> }).data[key] ?? [] // the shape of every answer
  }
  const instances = await read<{ id: string; name: string }>('/api/admin/instances', 'instances')
  const id = instances.find((instance) => instance.name === name)?.id ?? ''
  const bosses = await read<{ id: string; name: string }>(
    `/api/admin/bosses?instanceId=${id}`,
    'bosses',
  )
  return { id, bosses, token }
}

/** Opens the bulk page as the admin and activates the first cell. */
export async function openBulk(api: Api, search = '') {
  const app = await renderApp({ api, path: `/admin/loot-bulk${search}`, as: 'Admin#1000' })
  await screen.findByRole('grid')
  await screen.findByRole('toolbar', { name: 'Rows' })
  await screen.findByRole('button', { name: 'Check and submit' })
  await app.user.click(cell(1, 'name'))
  return app
}

/** Opens the bulk page with the instance `RAID` chosen. Also returns the steps of a submit. */
export async function openBulkWithRaid(api: Api) {
  const raid = await fetchInstance(api, RAID)
  const app = await openBulk(api, `?instanceId=${raid.id}`)
  const { user } = app
  return {
    ...app,
    ...raid,
    startDryRun: () => user.click(screen.getByRole('button', { name: 'Check and submit' })),
    confirmSubmit: async () =>
      user.click(within(await findDialog()).getByRole('button', { name: 'Submit' })),
    // The dialog of the submit hides the page until the catalog is read again.
    undoBatch: async () =>
      user.click(await screen.findByRole('button', { name: 'Undo this batch' })),
    /** Returns name and boss of the items whose name contains "Quux", from the server. */
    readQuuxItems: async () => {
      const { body } = await api.backend.request('GET', '/api/admin/loot?search=Quux', {
        token: raid.token,
      })
      type Answer = { data: { items: { name: string; boss: { name: string } }[] } }
      const { items } = (body as Answer).data // the shape of every answer
      return items.map(({ name, boss }) => `${name} of ${boss.name}`)
    },
  }
}

/** The confirmation of a submit or of discarding the draft. */
export const findDialog = () => screen.findByRole('alertdialog')

export function grid(): HTMLElement {
  return screen.getByRole('grid')
}

/** Returns a cell by its row number, from 1, and its column. */
export function cell(row: number, column: ColumnId): HTMLElement {
  // By ARIA index: finding one of several hundred cells by role is slow in jsdom.
  const path = `[aria-rowindex="${row + 1}"] > [aria-colindex="${placeOf(column) + 2}"]`
  const found = grid().querySelector<HTMLElement>(path)
  if (!found) throw new Error(`Row ${row} has no cell ${column}`)
  return found
}

/** Returns the text of a cell, active or not. */
export function textIn(row: number, column: ColumnId): string {
  const found = cell(row, column)
  return found.querySelector('input')?.value ?? found.textContent ?? ''
}

/** Returns the texts of a column in the first rows of the grid. */
export function columnTexts(column: ColumnId, count: number): string[] {
  return Array.from({ length: count }, (_, index) => textIn(index + 1, column))
}

/** Returns the selected cells. */
export function selectedCells(): Element[] {
  return [...grid().querySelectorAll('[role="gridcell"][aria-selected="true"]')]
}

/** Returns the label of the focused input: "Slot, row 3". */
export function activeLabel(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null
}

/** Pastes at the focus. */
export const paste = (text: string, html = '') =>
  pasteFormats({ 'text/plain': text, 'text/html': html })

/** Pastes the formats of a clipboard, by type, e.g. those of `copyCells`. */
export async function pasteFormats(formats: Readonly<Record<string, string>>) {
  await act(async () => {
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: (type: string) => formats[type] ?? '' },
    })
  })
}

/** Copies or cuts the selected cells. Returns the formats of the clipboard, by type. */
export function copyCells(how: 'copy' | 'cut' = 'copy'): Record<string, string> {
  const copied: Record<string, string> = {}
  fireEvent[how](document.activeElement ?? document.body, {
    clipboardData: { setData: (type: string, text: string) => (copied[type] = text) },
  })
  return copied
}

/** Pastes rows of cells, formatted like text copied from Excel. */
export async function pasteRows(rows: readonly (readonly string[])[]) {
  await paste(rows.map((row) => row.join('\t')).join('\r\n'))
}
