import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { blankRows, hasRoom } from '@/features/admin-bulk/columns/grid-rows'
import { expect, it } from 'vitest'

it.each([
  [BATCH_ROWS_MAX - 1, true],
  [BATCH_ROWS_MAX, false],
])('grid: room for one more than %i rows: %s', (rowCount, expected) => {
  expect(hasRoom(blankRows(rowCount))).toBe(expected)
})
