import { describe, expect, it } from 'vitest'
import { readHistory } from '@/game/rclootcouncil/read-history'
import { exportCsv, HISTORY_ROW } from './history-export'

const [HEADER = [], ROW = []] = exportCsv([HISTORY_ROW])
  .split('\r\n')
  .map((line) => line.split(','))

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

function entriesOf(text: string) {
  const read = readHistory(text)
  return 'entries' in read ? read.entries : read.refusal
}

const PLAIN = entriesOf(exportCsv([HISTORY_ROW]))

describe.each([',', '\t', ';'])('a history with cells between %j', (delimiter) => {
  const line = (cells: readonly string[]) => cells.join(delimiter)

  it.each([
    ['all cells quoted except in the header', [HEADER, ROW.map(quoted)]],
    ['only the header quoted', [HEADER.map(quoted), ROW]],
    ['some cells quoted', [HEADER, ROW.map((cell, at) => (at % 2 ? quoted(cell) : cell))]],
    ['only texts quoted', [HEADER, ROW.map((cell) => (/\D/.test(cell) ? quoted(cell) : cell))]],
    ['a delimiter at the end of the rows', [HEADER, [...ROW, '']]],
    ['empty cells at the end of the rows', [HEADER, [...ROW, '""', '', ' ']]],
    ['a delimiter at the end of the header', [[...HEADER, ''], ROW]],
    [
      'a delimiter in the name of another column',
      [
        [quoted(line(['a', 'b'])), ...HEADER],
        ['x', ...ROW],
      ],
    ],
  ])('%s: is read', (_, rows) => {
    expect(entriesOf(rows.map(line).join('\n'))).toEqual(PLAIN)
    expect(entriesOf(`\uFEFF${rows.map(line).join('\r\n')}\r\n`)).toEqual(PLAIN)
  })

  it('delimiters, quotes and line breaks in a quoted cell are text', () => {
    const response = `${line(['a', 'b'])}\n"c" #d`
    const row = ROW.map((cell) => quoted(cell === HISTORY_ROW.response ? response : cell))
    expect(entriesOf([HEADER, row, ROW].map(line).join('\n'))).toMatchObject([
      { position: 'Line 2', row: { response } },
      { position: 'Line 4', row: { response: HISTORY_ROW.response } },
    ])
  })

  it('comments before, between and after the rows are stepped over and counted', () => {
    const comment = line(['# of "us"', '"in May', ' 2026"'])
    const lines = [
      ['# Exported by Frostelle'],
      HEADER,
      [comment],
      ROW,
      [`# ${line(ROW)}`],
      ROW.map(quoted),
      [quoted(comment)],
      ['  #', ...ROW.slice(1).map(() => '')],
      ['# the', 'end'],
    ]
    expect(readHistory(lines.map(line).join('\n'))).toMatchObject({
      commentCount: 6,
      entries: [{ position: 'Line 4' }, { position: 'Line 6' }],
    })
  })

  it('a row is an award if its first cell starts with # and is not the player', () => {
    const lines = [
      ['note', ...HEADER.filter((name) => name !== 'note')],
      ['#1', ...ROW.filter((_, at) => HEADER[at] !== 'note')],
    ]
    expect(entriesOf(lines.map(line).join('\n'))).toEqual(PLAIN)
  })
})
