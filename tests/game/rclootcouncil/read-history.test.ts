import { describe, expect, it } from 'vitest'
import { HISTORY_ROWS_MAX, type HistoryCells } from '@/game/rclootcouncil/history-row'
import { HISTORY_LENGTH_MAX, readHistory } from '@/game/rclootcouncil/read-history'
import { exportCsv, exportJson, HISTORY_ROW } from './history-export'

/** The entries of a text that is read. */
function entriesOf(text: string) {
  const read = readHistory(text)
  if ('refusal' in read) throw new Error(read.refusal)
  return read.entries
}

function rowOf(changes: HistoryCells, toText = exportCsv) {
  const [entry] = entriesOf(toText([{ ...HISTORY_ROW, ...changes }]))
  if (!entry || 'problem' in entry) throw new Error(entry?.problem)
  return entry.row
}

function problemOf(changes: HistoryCells) {
  const [entry] = entriesOf(exportCsv([{ ...HISTORY_ROW, ...changes }]))
  return entry && 'problem' in entry ? entry.problem : undefined
}

const refusalOf = (text: string) => {
  const read = readHistory(text)
  return 'refusal' in read ? read.refusal : undefined
}

const AWARD = {
  id: '1778699643-3',
  awardedAt: '2026-05-13T19:14:03.000Z',
  player: 'Kharzul-TwistingNether',
  className: 'Death Knight',
  itemId: 270168,
  itemName: 'Font of Venomous Rage',
  instanceName: 'The Venomous Abyss',
  bossName: "Ula'tek",
  difficulty: 'Heroic',
  response: 'Best in Slot',
}

describe('history of RCLootCouncil', () => {
  it('reads the CSV export', () => {
    expect(entriesOf(exportCsv([HISTORY_ROW]))).toEqual([
      { number: 1, label: 'Kharzul-TwistingNether, Font of Venomous Rage', row: AWARD },
    ])
  })

  it('reads the JSON export, with the difficulty of the name of the instance', () => {
    expect(entriesOf(exportJson([HISTORY_ROW]))).toEqual([
      { number: 1, label: 'Kharzul-TwistingNether, Font of Venomous Rage', row: AWARD },
    ])
    expect(rowOf({ instance: 'Palast-Heroisch' }, exportJson).difficulty).toBe('Heroic')
    expect(rowOf({ instance: 'Azjol-Nerub-Эпохальный' }, exportJson)).toMatchObject({
      difficulty: 'Mythic',
      instanceName: 'Azjol-Nerub',
    })
  })

  it('reads a JSON export with a backslash, which the addon does not escape', () => {
    expect(rowOf({ response: String.raw`BiS \o/` }, exportJson).response).toBe(String.raw`BiS \o/`)
  })

  it.each(['2026/05/13', '13/05/26', '13/5/26', '14/05/26'])('reads the date %s', (date) => {
    expect(rowOf({ date }).awardedAt).toBe(AWARD.awardedAt)
  })

  it.each([
    ['14', 'Normal'],
    ['15', 'Heroic'],
    ['16', 'Mythic'],
    ['17', 'LFR'],
    ['233', 'Mythic'],
    ['', 'Heroic'],
  ])('reads the difficulty with the id "%s" as %s', (difficultyID, difficulty) => {
    expect(rowOf({ difficultyID }).difficulty).toBe(difficulty)
  })

  it('reads cells with commas, quotes and line breaks', () => {
    expect(rowOf({ boss: 'The "One", and only,\nboss' }).bossName).toBe(
      'The "One", and only,\nboss',
    )
    expect(rowOf({ response: 'a "good" one' }).response).toBe('a "good" one')
  })

  it('reads cells that start with a quote and have no comma, which the addon does not quote', () => {
    expect(rowOf({ response: '"BiS"' }).response).toBe('"BiS"')
    expect(rowOf({ response: '"BiS', boss: 'Boss"' })).toMatchObject({
      response: '"BiS',
      bossName: 'Boss"',
    })
    const text = exportCsv([
      { ...HISTORY_ROW, note: '"mine' },
      { ...HISTORY_ROW, id: '1778699643-4', response: 'yours"' },
    ])
    expect(entriesOf(text).map((entry) => 'row' in entry && entry.row.id)).toEqual([
      '1778699643-3',
      '1778699643-4',
    ])
  })

  it('reads a file in which a program has quoted every cell, with a byte order mark and other line breaks', () => {
    const text = exportCsv([HISTORY_ROW])
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        line
          .split(',')
          .map((cell) => `"${cell}"`)
          .join(','),
      )
      .join('\n')
    expect(entriesOf(`\uFEFF${text}`)).toEqual(entriesOf(exportCsv([HISTORY_ROW])))
  })

  it('an item that is no link, or only an id, is read', () => {
    expect(rowOf({ item: 'Font of Venomous Rage' }).itemName).toBe('Font of Venomous Rage')
    expect(rowOf({ item: '', itemID: '7' })).toMatchObject({ itemId: 7, itemName: 'Item 7' })
    expect(rowOf({ itemID: 'nil' })).toMatchObject({
      itemId: null,
      itemName: 'Font of Venomous Rage',
    })
  })

  it.each<[HistoryCells, string]>([
    [{ player: '' }, 'It has no player'],
    [{ id: 'nil' }, 'It has no id'],
    [{ id: '7' }, '“7” is no id of RCLootCouncil'],
    [{ date: '2026/02/30' }, '“2026/02/30” is no date of RCLootCouncil'],
    [{ date: '2025/05/13' }, 'Its date is not that of its id'],
    [{ item: '', itemID: '' }, 'It has no item'],
    [{ difficultyID: '8' }, '“8” is no difficulty of a raid'],
    [{ difficultyID: '', instance: 'Uldir' }, '“Uldir” is no difficulty of a raid'],
    [{ response: 'x'.repeat(201) }, `“${'x'.repeat(40)}…” is too long`],
  ])('reports the row with %o', (changes, problem) => {
    expect(problemOf(changes)).toBe(problem)
  })

  it('reports a row with too few or too many columns, and reads the others', () => {
    const [header, row = ''] = exportCsv([HISTORY_ROW]).split('\r\n')
    const entries = entriesOf([header, `${row},more`, 'a,b', row, ''].join('\r\n'))
    expect(entries.map((entry) => ('problem' in entry ? entry.problem : entry.row.id))).toEqual([
      'It does not have 23 columns',
      'It does not have 23 columns',
      '1778699643-3',
    ])
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('blank lines are no rows', () => {
    expect(entriesOf(exportCsv([HISTORY_ROW]).replaceAll('\r\n', '\r\n \r\n\r\n'))).toHaveLength(1)
  })

  it('an export without awards has no entries', () => {
    expect(entriesOf(exportCsv([]))).toEqual([])
    expect(entriesOf('[]')).toEqual([])
  })
})

describe('a text that is not the history of RCLootCouncil is rejected with its kind', () => {
  const csv = exportCsv([HISTORY_ROW, HISTORY_ROW])
  it.each([
    ['empty', '\uFEFF \n'],
    ['too-large', 'x'.repeat(HISTORY_LENGTH_MAX + 1)],
    ['too-large', `${csv}${'x\n'.repeat(HISTORY_ROWS_MAX)}`],
    ['too-large', exportJson(Array.from({ length: HISTORY_ROWS_MAX + 1 }, () => ({})))],
    ['tsv', 'player\tdate\ttime\titem\titemID\nA-B\t2026/05/13\t\t\t'],
    ['tsv', csv.replaceAll(',', '\t')],
    ['player-export', '{["Kharzul-Ravencrest"] = {\n[1] = {["id"] = "1"}}}'],
    ['player-export', 'return { ["Kharzul-Ravencrest"]={}}'],
    ['player-export', '["Kharzul-Ravencrest"] = {}'],
    ['other-export', '[b]Kharzul:[/b]\r\n[list=1]'],
    ['other-export', '<raidlog><head>'],
    ['other-export', '__ **Kharzul:** __'],
    ['other-table', 'name,item\nKharzul,Ring'],
    ['other-table', csv.replace('owner', 'holder')],
    ['other-table', csv.replaceAll(',', ';')],
    ['other-table', csv.split('\r\n').slice(1).join('\r\n')],
    ['other-json', '[{"name":"Kharzul"}]'],
    ['other-json', '{"priority":{},"players":{}}'],
    ['other-json', '[null]'],
    ['broken-json', '[{"player":"A" "id":"1"}]'],
    ['truncated', exportJson([HISTORY_ROW, HISTORY_ROW]).slice(0, -2)],
    ['truncated', exportJson([HISTORY_ROW, HISTORY_ROW]).slice(0, -100)],
    ['truncated', csv.slice(0, -40)],
    ['truncated', csv.slice(0, 60)],
    ['other-text', 'Hello'],
    ['other-text', '[Font of Venomous Rage] goes to Kharzul'],
  ])('%s, text %#', (refusal, text) => {
    expect(refusalOf(text)).toBe(refusal)
  })
})
