import { act, fireEvent, screen } from '@testing-library/react'
import { COLUMN_IDS, type ColumnId } from '@/features/admin-bulk/columns'
import type { Api } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

/** An instance and its bosses by name, as an admin reads them. */
export async function readInstance({ backend }: Api, name: string) {
  const token = await backend.signIn('Admin#1000')
  const read = async <Entity,>(path: string, key: string) => {
    const { body } = await backend.request('GET', path, { token })
    return (body as { data: Record<string, Entity[]> }).data[key] ?? [] // the backend's frame
  }
  const instances = await read<{ id: string; name: string }>('/api/admin/instances', 'instances')
  const id = instances.find((instance) => instance.name === name)?.id ?? ''
  const bosses = await read<{ id: string; name: string }>(
    `/api/admin/bosses?instanceId=${id}`,
    'bosses',
  )
  return { id, bosses, token }
}

/** Opens bulk entry, as the admin, and has the keyboard in the first cell. */
export async function openBulk(api: Api, search = '') {
  const app = await renderApp({ api, path: `/admin/loot-bulk${search}`, as: 'Admin#1000' })
  await screen.findByRole('grid', { name: 'Loot rows' })
  await app.user.click(cell(1, 'name'))
  return app
}

/** A cell by its row, counted from 1 as the grid does, and its column. */
export function cell(row: number, column: ColumnId): HTMLElement {
  // By attribute: looking for a role among hundreds of cells takes jsdom a second.
  const place = `[data-row="${row - 1}"][data-column="${COLUMN_IDS.indexOf(column)}"]`
  const found = document.querySelector<HTMLElement>(`[role="gridcell"]${place}`)
  if (!found) throw new Error(`No cell ${column} in row ${row}`)
  return found
}

/** What a cell says, whether the keyboard is in it or not. */
export function textOf(row: number, column: ColumnId): string {
  const found = cell(row, column)
  return found.querySelector('input')?.value ?? found.textContent ?? ''
}

/** The field that has the keyboard, by its label: "Slot, row 3". */
export function activeLabel(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null
}

/** Pastes where the keyboard is. */
export function paste(text: string, html = '') {
  const clipboard: Record<string, string> = { 'text/plain': text, 'text/html': html }
  act(() => {
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: (type: string) => clipboard[type] ?? '' },
    })
  })
}

/** Rows of cells as Excel puts them on the clipboard. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\r\n')
}
