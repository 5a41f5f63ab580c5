import { describe, expect, it } from 'vitest'
import { HISTORY_ROWS_MAX, type HistoryCells } from '@/game/rclootcouncil/loot-history-row'
import { HISTORY_LENGTH_MAX, readHistory } from '@/game/rclootcouncil/read-history'
import { entriesOf, exportCsv, exportJson, HISTORY_ROW, rowOf } from './history-export'

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
  isDateOther: false,
  player: 'Kharzul-TwistingNether',
  className: 'Death Knight',
  itemId: 270168,
  itemName: 'Font of Venomous Rage',
  instanceName: 'The Venomous Abyss',
  bossName: "Ula'tek",
  difficulty: 'Heroic',
  itemDifficulty: null,
  response: 'Best in Slot',
  isAwardReason: false,
}

describe('history of RCLootCouncil', () => {
  it('reads the CSV export', () => {
    expect(entriesOf(exportCsv([HISTORY_ROW]))).toEqual([
      { position: 'Line 2', label: 'Kharzul-TwistingNether, Font of Venomous Rage', row: AWARD },
    ])
  })

  it('reads the JSON export, with the difficulty of the name of the instance', () => {
    expect(entriesOf(exportJson([HISTORY_ROW]))).toEqual([
      { position: 'Row 1', label: 'Kharzul-TwistingNether, Font of Venomous Rage', row: AWARD },
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

  it.each([
    '2026/05/13',
    '13/05/26',
    '13/5/26',
    '14/05/26',
    '5/13/26',
    '13.05.26',
    '26/05/13',
    '2026-05-13',
    '13-05-26',
    '2026. 5. 13.',
    '13.5.2026',
    '5/13/2026 9:14 PM',
    '2026-05-13T21:14:03',
    '46155',
    '46155.88',
    '',
  ])('the date %s is that of the id', (date) => {
    expect(rowOf({ date })).toEqual(AWARD)
    expect(rowOf({ date }, exportJson)).toEqual(AWARD)
  })

  it.each([
    ['11/20/24', '1732136400-3', false],
    ['20.11.24', '1732136400-3', false],
    ['10/04/24', '1728075600-1', false],
    ['04/10/24', '1728075600-1', false],
    ['2026/02/30', '1778699643-3', true],
    ['2025/05/13', '1778699643-3', true],
    ['yesterday', '1778699643-3', true],
  ])(
    'the date %s of the award %s is of another day: %s; the id has the time',
    (date, id, isOther) => {
      const { awardedAt, isDateOther } = rowOf({ date, id })
      expect(awardedAt).toBe(new Date(Number.parseInt(id, 10) * 1000).toISOString())
      expect(isDateOther).toBe(isOther)
    },
  )

  it('reads cells with commas, quotes and line breaks', () => {
    expect(rowOf({ boss: 'The "One", and only,\nboss' }).bossName).toBe(
      'The "One", and only,\nboss',
    )
    expect(rowOf({ response: 'a "good" one' }).response).toBe('a "good" one')
  })

  it('reads cells that start or end with a quote and have no comma, which the addon does not quote', () => {
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

  it.each([
    ['with tabs', exportCsv([HISTORY_ROW]).replaceAll(',', '\t')],
    ['with semicolons', exportCsv([HISTORY_ROW]).replaceAll(',', ';')],
    [
      'with tabs, all quoted',
      exportCsv([HISTORY_ROW])
        .replaceAll(/[^\r\n,]+/g, '"$&"')
        .replaceAll(',', '\t'),
    ],
    ['with another name of a column', exportCsv([HISTORY_ROW]).replace('owner', 'holder')],
    ['with a title above', `Loot of the guild\r\n\r\n${exportCsv([HISTORY_ROW])}`],
    ['with line ends of old Macs', exportCsv([HISTORY_ROW]).replaceAll('\r\n', '\r')],
    [
      'with the columns that matter in another order',
      `id;itemID;class;player;instance;boss;difficultyID;item;response;isAwardReason\n1778699643-3;270168;DEATHKNIGHT;Kharzul-TwistingNether;The Venomous Abyss-Heroic;Ula'tek;15;[Font of Venomous Rage];Best in Slot;FALSE`,
    ],
  ])('reads a table %s', (_, text) => {
    const read = entriesOf(text).flatMap((entry) => ('row' in entry ? entry.row : []))
    expect(read).toEqual([AWARD])
  })

  it('in tabs, cells that a spreadsheet has quoted are read', () => {
    const note = 'a\tb\n"c"'
    const text = exportCsv([{ ...HISTORY_ROW, response: 'Q' }]).replaceAll(',', '\t')
    const response = `"${note.replaceAll('"', '""')}"`
    const [entry] = entriesOf(text.replace('\tQ\t', `\t${response}\t`))
    expect(entry && 'row' in entry && entry.row.response).toBe(note)
  })

  it('an item that is no link, or only an id, is read', () => {
    expect(rowOf({ item: 'Font of Venomous Rage' }).itemName).toBe('Font of Venomous Rage')
    expect(rowOf({ item: '', itemID: '7' })).toMatchObject({ itemId: 7, itemName: 'Item 7' })
    expect(rowOf({ item: 'Font of Venomous Rage', itemID: 'nil', itemString: '' })).toMatchObject({
      itemId: null,
      itemName: 'Font of Venomous Rage',
    })
  })

  it.each(['270,168', '270 168', '270168.0', '270168,00', '2.7E+05', '', 'nil'])(
    'an item id that a spreadsheet has written as "%s" is read, or taken from the link',
    (itemID) => {
      expect(rowOf({ itemID }).itemId).toBe(270_168)
      const { item } = HISTORY_ROW
      expect(rowOf({ itemID, itemString: '', item }).itemId).toBe(270_168)
    },
  )

  it.each([
    ['WAHR', 'Bankfach', true],
    ['VRAI', 'Banque', true],
    ['ИСТИНА', 'Банк', true],
    ["'true", 'Bank', true],
    ['FALSCH', 'Disenchant', false],
    ['FAUX', 'Banking', false],
    ['tak', 'Disenchant', true],
    ['tak', 'Offspec', false],
  ])(
    '"%s" of a spreadsheet with the response %s: an award reason: %s',
    (flag, response, expected) => {
      expect(rowOf({ isAwardReason: flag, response }).isAwardReason).toBe(expected)
    },
  )

  it('reads JSON with line breaks and tabs in notes, which the addon does not escape', () => {
    const text = exportJson([{ ...HISTORY_ROW, note: 'one\ntwo\tthree' }])
    expect(entriesOf(text)).toMatchObject([{ row: AWARD }])
    const escaped = exportJson([{ ...HISTORY_ROW, response: String.raw`\o/` }])
    const entries = entriesOf(escaped.replace('Kharzul', String.raw`\u00c9lyandra`))
    expect(entries).toMatchObject([{ row: { player: 'Élyandra-TwistingNether' } }])
  })

  it.each<[HistoryCells, string]>([
    [{ player: '' }, 'No player'],
    [{ id: 'nil' }, 'No id'],
    [{ id: '7' }, 'Not an id of RCLootCouncil: 7'],
    [{ item: '', itemID: '', itemString: '' }, 'No item'],
    [{ difficultyID: '8' }, 'Not a raid difficulty: 8'],
    [{ player: '\uFFFDlyandra-Area52' }, 'Letters are lost: \uFFFDlyandra-Area52'],
    [{ item: '[Idol of \uFFFDsh]' }, 'Letters are lost: Idol of \uFFFDsh'],
    [{ response: 'Gr\uFFFD\uFFFDe' }, 'Letters are lost: Gr\uFFFD\uFFFDe'],
    [{ response: 'x'.repeat(201) }, `Too long: ${'x'.repeat(40)}…`],
  ])('reports the row with %o', (changes, problem) => {
    expect(problemOf(changes)).toBe(problem)
  })

  it('reports a row with too few or too many columns, and reads the others', () => {
    const [header, row = ''] = exportCsv([HISTORY_ROW]).split('\r\n')
    const entries = entriesOf([header, `${row},more`, 'a,b', row, ''].join('\r\n'))
    expect(entries.map((entry) => ('problem' in entry ? entry.problem : entry.row.id))).toEqual([
      'Does not have 23 columns',
      'Does not have 23 columns',
      '1778699643-3',
    ])
    expect(entries.map(({ position }) => position)).toEqual(['Line 2', 'Line 3', 'Line 4'])
  })

  it('an entry names the line on which it starts, also after blank lines and line breaks in cells', () => {
    const rows = [
      { ...HISTORY_ROW, note: 'one,\ntwo,\nthree' },
      HISTORY_ROW,
      { ...HISTORY_ROW, id: '' },
    ]
    const text = `\uFEFF\r\n\r\n${exportCsv(rows)}`
    expect(entriesOf(text).map(({ position }) => position)).toEqual(['Line 4', 'Line 7', 'Line 8'])
    expect(entriesOf(exportJson(rows.slice(1))).map(({ position }) => position)).toEqual([
      'Row 1',
      'Row 2',
    ])
  })

  it.each<[HistoryCells, boolean]>([
    [{ isAwardReason: 'true', response: 'Bankfach' }, true],
    [{ isAwardReason: 'false', response: 'Disenchant' }, false],
    [{ isAwardReason: '', response: 'Banking' }, true],
    [{ isAwardReason: '', response: 'Offspec' }, false],
  ])('%o: whether the response is an award reason is %s', (changes, isAwardReason) => {
    expect(rowOf(changes)).toMatchObject({ isAwardReason, response: changes.response })
    expect(rowOf(changes, exportJson)).toMatchObject({ isAwardReason })
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
    ['no-id', 'player\tdate\ttime\titem\titemID\nA-B\t2026/05/13\t\t\t'],
    ['no-id', 'player,date,item\nA-B,2026/05/13,Ring'],
    ['player-export', '^1^T^SKharzul-Ravencrest^T^N1^T^SmapID^N1861^Sdate^S12/09/18^t^t^t^^'],
    ['player-export', `^1^T^S${'x'.repeat(HISTORY_LENGTH_MAX)}`],
    ['player-export', '{["Kharzul-Ravencrest"] = {\n[1] = {["id"] = "1"}}}'],
    ['player-export', 'return { ["Kharzul-Ravencrest"]={}}'],
    ['player-export', '["Kharzul-Ravencrest"] = {}'],
    ['other-export', '[b]Kharzul:[/b]\r\n[list=1]'],
    ['other-export', '<raidlog><head>'],
    ['other-export', '__ **Kharzul:** __'],
    ['other-table', 'name,item\nKharzul,Ring'],
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
