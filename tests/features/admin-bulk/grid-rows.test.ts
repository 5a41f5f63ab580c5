import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { blankRows, hasRoom } from '@/features/admin-bulk/columns/grid-rows'
import { expect, it } from 'vitest'

it.each([
  [1, BATCH_ROWS_MAX - 1, true],
  [1, BATCH_ROWS_MAX, false],
  [2, BATCH_ROWS_MAX - 1, false],
])('grid: room for %i more than %i rows: %s', (count, rowCount, expected) => {
  expect(hasRoom(blankRows(rowCount), count)).toBe(expected)
})
