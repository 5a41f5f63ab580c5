import { toTsv } from '@/lib/csv'
import { parseJson } from '@/lib/parse-json'
import * as z from 'zod/mini'
import { COLUMN_IDS } from '../../columns/columns'
import type { Area } from './grid-area'
import type { GridView } from './grid-moves'

/** The format in which the grid reads its own cells back, with what a text cannot say of them. */
export const COPIED_CELLS = 'application/x-guildr-cells'

const copiedSchema = z.object({
  /** The column of the first cell of each row. */
  left: z.enum(COLUMN_IDS),
  rows: z.array(z.array(z.string()).check(z.minLength(1))).check(z.minLength(1)),
})

export type CopiedCells = z.infer<typeof copiedSchema>

/** For other programs the shown columns, for the grid all: all are filled, emptied and cut. */
export function copyArea(
  { rows, hiddenRows, columns }: GridView,
  { top, bottom, columns: selected }: Area,
): Readonly<Record<string, string>> {
  const shown = rows.slice(top, bottom + 1).filter(({ id }) => !hiddenRows.has(id))
  const copied = columns.filter((column) => selected.includes(column))
  return {
    'text/plain': toTsv(shown.map(({ cells }) => copied.map((column) => cells[column]))),
    [COPIED_CELLS]: JSON.stringify({
      left: selected[0] ?? 'name',
      rows: shown.map(({ cells }) => selected.map((column) => cells[column])),
    } satisfies CopiedCells),
  }
}

/** Reads the grid's format; null if the clipboard has none. */
export function readCopiedCells(text: string): CopiedCells | null {
  return copiedSchema.safeParse(parseJson(text)).data ?? null
}
