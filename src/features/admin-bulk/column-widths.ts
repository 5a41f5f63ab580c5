import { COLUMNS, type ColumnId } from './columns'

/**
 * The widths of the columns in pixels, on wide screens and on phones. On wide screens the columns
 * fit into a window of 1440 px, without those for separate ids.
 */
const WIDTHS: Readonly<Record<ColumnId, readonly [wide: number, narrow: number]>> = {
  name: [208, 144],
  slot: [96, 112],
  type: [150, 160],
  rarity: [92, 112],
  stat: [84, 112],
  itemId: [80, 112],
  boss: [136, 160],
  token: [90, 128],
  tokenSlots: [100, 160],
  classes: [100, 160],
  icon: [72, 160],
  description: [100, 160],
  blizzardId: [104, 112],
  wowheadId: [104, 112],
}

/** The least width to which a column can be reduced, in pixels. */
export const COLUMN_WIDTH_MIN = 48

/** Widths that the user has chosen, in pixels. */
export type ChosenWidths = Readonly<Partial<Record<ColumnId, number>>>

/** Returns the width of a column in pixels. */
export function widthOf(id: ColumnId, isNarrow: boolean, chosen: ChosenWidths): number {
  return chosen[id] ?? WIDTHS[id][isNarrow ? 1 : 0]
}

/** The custom property that contains the width of a column. */
export function widthProperty(id: ColumnId): `--width-${ColumnId}` {
  return `--width-${id}`
}

/** Returns the styles that set the custom properties of all columns. */
export function widthStyles(isNarrow: boolean, chosen: ChosenWidths): Record<string, string> {
  return Object.fromEntries(
    COLUMNS.map(({ id }) => [widthProperty(id), `${widthOf(id, isNarrow, chosen)}px`]),
  )
}
