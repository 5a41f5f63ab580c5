import { expect, it } from 'vitest'
import { blankRows, GRID_ROWS_MAX, hasRoom } from '@/features/admin-bulk/grid/grid-rows'

it.each([
  [1, GRID_ROWS_MAX - 1, true],
  [1, GRID_ROWS_MAX, false],
  [2, GRID_ROWS_MAX - 1, false],
])('grid: room for %i more than %i rows: %s', (count, rowCount, expected) => {
  expect(hasRoom(blankRows(rowCount), count)).toBe(expected)
})
