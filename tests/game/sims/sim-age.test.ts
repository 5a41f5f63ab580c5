import { expect, test } from 'vitest'
import { whyOld } from '@/game/sims/sim-age'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  [null, '2026-11-08T11:59:59Z', 'age'],
  [null, '2026-11-20T00:00:00Z', null],
  [null, undefined, null],
  ['2026-11-20T00:00:00Z', '2026-01-01T00:00:00Z', null],
])('whyOld: of %s, imported %s: %s', (simulatedAt, importedAt, expected) => {
  expect(whyOld({ simulatedAt, importedAt }, NOW)).toBe(expected)
})

test.each([
  ['2026-11-08T12:00:00Z', 300, 304, null],
  ['2026-11-08T11:59:59Z', 300, 304, 'age'],
  ['2026-11-20T00:00:00Z', 300, 305, 'itemLevel'],
  ['2026-11-20T00:00:00Z', 305, 300, null],
  ['2026-11-20T00:00:00Z', null, 305, null],
  ['2026-11-20T00:00:00Z', 300, undefined, null],
])('whyOld: of %s, item level %s then and %s now: %s', (simulatedAt, itemLevel, now, expected) => {
  expect(whyOld({ simulatedAt, itemLevel, currentItemLevel: now }, NOW)).toBe(expected)
})
