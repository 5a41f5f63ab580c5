import { COLUMNS, type ColumnId } from '../columns'

/**
 * The widths of a column in pixels: the least one on wide screens, the one at which its usual texts
 * are not cut, and the one on phones.
 */
interface Widths {
  least: number
  ideal: number
  phone: number
  /** Its share of the width that is left when all columns have their ideal width. */
  growth: number
}

const WIDTHS: Readonly<Record<ColumnId, Widths>> = {
  name: { least: 200, ideal: 244, phone: 144, growth: 1 },
  boss: { least: 180, ideal: 220, phone: 160, growth: 1 },
  slot: { least: 96, ideal: 100, phone: 112, growth: 0 },
  type: { least: 146, ideal: 148, phone: 160, growth: 0 },
  rarity: { least: 76, ideal: 88, phone: 112, growth: 0 },
  stat: { least: 76, ideal: 84, phone: 112, growth: 0 },
  itemId: { least: 92, ideal: 96, phone: 112, growth: 0 },
  token: { least: 94, ideal: 94, phone: 128, growth: 0 },
  tokenSlots: { least: 96, ideal: 100, phone: 160, growth: 0 },
  classes: { least: 100, ideal: 160, phone: 160, growth: 2 },
  icon: { least: 68, ideal: 160, phone: 160, growth: 1 },
  description: { least: 96, ideal: 160, phone: 160, growth: 4 },
  blizzardId: { least: 96, ideal: 104, phone: 112, growth: 0 },
  wowheadId: { least: 96, ideal: 104, phone: 112, growth: 0 },
}

/** The width of the row numbers: the class w-12. */
const NUMBERS_WIDTH = 48
/** Below this width of the grid, columns have their width for phones. */
const PHONE_MAX = 640

/** The least width to which a column can be reduced, in pixels. */
export const COLUMN_WIDTH_MIN = 48

/** Widths that the user has chosen, in pixels. */
export type ChosenWidths = Readonly<Partial<Record<ColumnId, number>>>

/**
 * Returns the columns for which a grid of that width has no room, as long as the others have their
 * usual texts.
 * @param columns the columns that the grid would show
 * @param spare those of them that can be left out, the first ones first
 */
export function columnsWithoutRoom(
  room: number,
  columns: readonly number[],
  spare: readonly number[],
): number[] {
  let missing = sumOf(columns, 'ideal') - (room - NUMBERS_WIDTH)
  return spare.filter((column) => {
    if (missing <= 0) return false
    missing -= WIDTHS[idOf(column)].ideal
    return true
  })
}

/**
 * Distributes the width of the grid: each column gets its least width; what is left goes to those
 * below their ideal width, and then to those with the longest texts.
 * @param room the width of the grid in pixels
 * @returns a width in pixels for each column that is shown
 */
export function widthsFor(
  room: number,
  columns: readonly number[],
  chosen: ChosenWidths,
): ReadonlyMap<ColumnId, number> {
  const free = columns.filter((column) => chosen[idOf(column)] === undefined)
  const taken = columns.reduce((sum, column) => sum + (chosen[idOf(column)] ?? 0), NUMBERS_WIDTH)
  const left = room - taken - sumOf(free, 'least')
  const missing = sumOf(free, 'ideal') - sumOf(free, 'least')
  const share = missing > 0 ? Math.min(1, Math.max(0, left / missing)) : 0
  const rest = Math.max(0, left - missing)
  const growth = Math.max(1, sumOf(free, 'growth'))
  return new Map(
    columns.map((column) => {
      const id = idOf(column)
      const { least, ideal, phone, growth: own } = WIDTHS[id]
      const width = least + (ideal - least) * share + (rest * own) / growth
      return [id, chosen[id] ?? (room < PHONE_MAX ? phone : Math.floor(width))]
    }),
  )
}

function sumOf(columns: readonly number[], part: keyof Widths): number {
  return columns.reduce((sum, column) => sum + WIDTHS[idOf(column)][part], 0)
}

function idOf(column: number): ColumnId {
  return COLUMNS[column]?.id ?? 'name'
}

/** The custom property that contains the width of a column. */
export function widthProperty(id: ColumnId): `--width-${ColumnId}` {
  return `--width-${id}`
}
