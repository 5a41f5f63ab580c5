import type { CandidateColumn } from './candidates'

/*
 * The roles of a table, written out: browsers take them away from elements that CSS shows as a grid.
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN = { role: 'columnheader' } as const
export const ROW_HEADER = { role: 'rowheader' } as const
export const DATA = { role: 'cell' } as const

/** In a container narrower than 36rem, a row has two lines in a grid. */
export const GRID = '@max-xl:grid @max-xl:grid-candidate @max-xl:px-4'

interface CellStyles {
  /** Width in the table, and the column of the grid. */
  head: string
  /** The place in the two lines of the grid. */
  data: string
  isNumber?: true
  /**
   * A narrow table has no room for it. A cell that spans all columns leaves these out: more columns
   * than are shown would take room from the others.
   */
  isWide?: true
}

/** The widths of the columns from 36rem on, and their places in two lines. */
export const CELL: Record<CandidateColumn, CellStyles> = {
  rank: {
    head: 'w-12 pr-2 @max-xl:row-start-1 @max-xl:pr-0',
    data: 'pr-2 @max-xl:row-start-1 @max-xl:pr-0',
    isNumber: true,
  },
  raider: {
    head: 'pl-2',
    data: 'pl-2 @max-xl:col-start-2 @max-xl:row-start-1',
  },
  claim: {
    // Without room for a column, the second line has it.
    head: 'w-16 pl-2 @max-2xl:hidden',
    data: 'pl-2 text-xs @max-2xl:hidden',
    isWide: true,
  },
  gain: {
    head: 'w-20 @max-xl:col-start-7 @max-xl:row-start-1',
    data: '@max-xl:col-start-7 @max-xl:row-span-2 @max-xl:row-start-1',
    isNumber: true,
  },
  worn: {
    head: 'w-28 pl-4 @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:pl-2',
    data: 'pl-4 @max-xl:col-start-2 @max-xl:row-start-2 @max-xl:pl-2',
  },
  tier: {
    head: 'w-11 @max-xl:col-start-3 @max-xl:row-start-1',
    data: '@max-xl:col-start-3 @max-xl:row-start-2',
    isNumber: true,
  },
  slot: {
    head: 'w-11 @max-xl:col-start-4 @max-xl:row-start-1',
    data: '@max-xl:col-start-4 @max-xl:row-start-2',
    isNumber: true,
  },
  set: {
    // Two lines have room for it.
    head: 'w-11 @xl:@max-2xl:hidden @max-xl:col-start-5 @max-xl:row-start-1',
    data: '@xl:@max-2xl:hidden @max-xl:col-start-5 @max-xl:row-start-2',
    isNumber: true,
    isWide: true,
  },
  note: {
    head: 'w-1/8 pl-4',
    data: 'pl-4 @max-xl:col-span-2 @max-xl:col-start-5 @max-xl:row-start-1',
  },
  list: {
    head: 'w-11 @xl:last:w-15 @xl:last:pr-4 @max-xl:col-start-6 @max-xl:row-start-1',
    data: '@xl:last:pr-4 @max-xl:col-start-6 @max-xl:row-start-2',
    isNumber: true,
  },
}
