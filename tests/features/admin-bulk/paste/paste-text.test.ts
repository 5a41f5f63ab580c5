import { COLUMNS, type Column } from '@/features/admin-bulk/columns/columns'
import { normalizeCell } from '@/features/admin-bulk/columns/normalize-cell'
import { toSingleLine } from '@/features/admin-bulk/sheet/state/paste-text'
import { describe, expect, it } from 'vitest'
import { LINEAR_MAX, timeRatio } from '../../../support/linear-time'
import { isFullRun } from '../../../support/runs'

describe('a text pasted into an open cell', () => {
  it.each([
    ['a line', 'Cap', 'Cap'],
    ['a line with its end', 'Cap\r\n', 'Cap'],
    ['several lines', 'Cap \r\n\r\n of Ice', 'Cap of Ice'],
    ['cells', 'Cap\tHead', 'Cap Head'],
    ['spaces within a line', ' Cap  of Ice ', ' Cap  of Ice '],
    ['a quoted cell with a line break', '"The ""Cap""\nof Ice"', 'The "Cap" of Ice'],
    ['quotes without a break', '"Cap"', '"Cap"'],
    ['quotes around a part', '"Cap"\n"Hat"', '"Cap" "Hat"'],
    ['an escaped formula', "'=Cap", '=Cap'],
  ])('%s', (_, text, expected) => {
    expect(toSingleLine(text)).toBe(expected)
  })
})

const columnOf = (id: string) => COLUMNS.find((column) => column.id === id) as Column // exists

describe.skipIf(!isFullRun)('the time for a pasted text grows with its length', () => {
  const readers: [string, (text: string) => unknown][] = [
    ['an open cell', toSingleLine],
    ['a description', (text) => normalizeCell(columnOf('description'), text, [])],
    ['an item id', (text) => normalizeCell(columnOf('itemId'), text, [])],
  ]
  const texts: [string, (length: number) => string][] = [
    ['spaces', (length) => `a${' '.repeat(length)}a`],
    ['line breaks', (length) => `a${'\n'.repeat(length)}a`],
    ['quoted line breaks', (length) => `"${'\n'.repeat(length)}`],
    ['quotes', (length) => '"'.repeat(length)],
    ['zeros', (length) => `${'0'.repeat(length)}a`],
  ]
  it.each(
    readers.flatMap(([name, read]) => texts.map((text) => [name, text[0], read, text[1]] as const)),
  )('%s: %s', (_name, _text, read, textOf) => {
    expect(timeRatio(read, textOf)).toBeLessThan(LINEAR_MAX)
  })
})
