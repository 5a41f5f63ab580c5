/** The widths of the columns of wide lists, for the rows and for the head above them. */
export const ROW_COLUMNS = {
  boss: '@4xl:w-34 @4xl:shrink-0',
  gain: '@4xl:w-13 @4xl:shrink-0 @4xl:text-right',
  levels: '@4xl:w-20 @4xl:shrink-0 @4xl:text-right',
  /** In place of gain and levels. */
  state: '@4xl:flex @4xl:w-36 @4xl:shrink-0 @4xl:justify-end',
  demand: '@4xl:w-20 @4xl:shrink-0 @4xl:text-right',
  note: '@4xl:w-28 @4xl:shrink-0',
  tick: '@4xl:w-7 @4xl:touch:w-touch',
  menus: '@4xl:w-14 @4xl:touch:w-22',
} as const

/** Hides a control of a row that a mouse can hover, until the row is used. */
export const ROW_CONTROL =
  'mouse:opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100'
