import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES, type Difficulty } from '@/game/difficulties'
import {
  HISTORY_COLUMNS,
  type HistoryCells,
  type LootHistoryRow,
} from '@/game/rclootcouncil/loot-history-row'
import { readHistory } from '@/game/rclootcouncil/read-history'
import { LINEAR_MAX, timeRatio } from '../../support/linear-time'
import { isFullRun, propertyOptions } from '../../support/runs'
import { exportCsv, exportJson, HISTORY_ROW } from './history-export'

const IDS = { LFR: ['17'], Normal: ['14'], Heroic: ['15'], Mythic: ['16', '233'] } as const

/**
 * Texts as people write them; those with a comma can also have quotes at both ends and line breaks.
 */
const plainText = fc
  .string({ unit: fc.constantFrom(...Array.from('aB1 -é워Г\'"|:;.!')), maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => !text.startsWith('"') && text !== 'nil')
const quotedText = fc
  .string({ unit: fc.constantFrom(...Array.from('aB,"\n é')), minLength: 1, maxLength: 20 })
  .map((text) => `${text.trim()},x`)
const anyText = fc.oneof(plainText, quotedText)

const name = fc
  .string({ unit: fc.constantFrom(...Array.from('aBcéÜГу워')), minLength: 1, maxLength: 12 })
  .filter((text) => text !== 'nil')

/** An award and the cells in which the addon exports it. */
const award = fc
  .record({
    player: fc
      .tuple(name, fc.constantFrom('Area52', 'TwistingNether', 'Гордунни'))
      .map((parts) => parts.join('-')),
    seconds: fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }),
    number: fc.integer({ min: 0, max: 999 }),
    isYearFirst: fc.boolean(),
    offsetHours: fc.integer({ min: -11, max: 13 }),
    item: fc.tuple(name, fc.constantFrom('', ', Gaze', ' "of"')).map((parts) => parts.join('')),
    itemId: fc.integer({ min: 1, max: 999_999 }),
    response: anyText,
    boss: anyText,
    note: anyText,
    instance: fc.constantFrom('The Venomous Abyss', 'Azjol-Nerub'),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    isAwardReason: fc.boolean(),
    className: fc.constantFrom(...CLASS_NAMES),
  })
  .chain((value) => fc.constantFrom(...IDS[value.difficulty]).map((id) => toAward(value, id)))

interface AwardValues {
  player: string
  seconds: number
  number: number
  isYearFirst: boolean
  offsetHours: number
  item: string
  itemId: number
  response: string
  boss: string
  note: string
  instance: string
  difficulty: Difficulty
  isAwardReason: boolean
  className: string
}

function toAward(
  value: AwardValues,
  difficultyID: string,
): { row: LootHistoryRow; cells: HistoryCells } {
  const id = `${value.seconds}-${value.number}`
  // Date and time are those of the clock of who has exported.
  const local = new Date((value.seconds + value.offsetHours * 3600) * 1000).toISOString()
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  return {
    row: {
      id,
      awardedAt: new Date(value.seconds * 1000).toISOString(),
      isDateOther: false,
      player: value.player,
      className: value.className,
      itemId: value.itemId,
      itemName: value.item,
      instanceName: value.instance,
      bossName: value.boss || null,
      difficulty: value.difficulty,
      itemDifficulty: null,
      response: value.response || null,
      isAwardReason: value.isAwardReason,
    },
    cells: {
      ...HISTORY_ROW,
      player: value.player,
      date: value.isYearFirst ? `${year}/${month}/${day}` : `${day}/${month}/${year.slice(2)}`,
      time: local.slice(11, 19),
      id,
      item: `|cffa335ee|Hitem:1:|h[${value.item}]|h|r`,
      itemID: String(value.itemId),
      response: value.response,
      class: value.className.replaceAll(' ', '').toUpperCase(),
      instance: `${value.instance}-${value.difficulty}`,
      boss: value.boss,
      difficultyID,
      isAwardReason: String(value.isAwardReason),
      note: value.note,
    },
  }
}

function rowsOf(text: string) {
  const read = readHistory(text)
  if ('refusal' in read) return read.refusal
  return read.entries.map((entry) => ('row' in entry ? entry.row : entry.problem))
}

describe('history of RCLootCouncil, any awards', () => {
  it('exported as CSV and read again are the same', () => {
    fc.assert(
      fc.property(fc.array(award, { maxLength: 12 }), (awards) => {
        expect(rowsOf(exportCsv(awards.map(({ cells }) => cells)))).toEqual(
          awards.map(({ row }) => row),
        )
      }),
      propertyOptions(200, 5000),
    )
  })

  it('exported as JSON and read again are the same', () => {
    // The addon escapes neither quotes in the name of an item nor line breaks.
    const exportable = award.filter(
      ({ row }) => !/["\n]/.test(row.itemName) && !/\n/.test(`${row.bossName} ${row.response}`),
    )
    fc.assert(
      fc.property(fc.array(exportable, { maxLength: 12 }), (awards) => {
        const cells = awards.map((one) => ({
          ...one.cells,
          note: one.cells.note?.replaceAll('\n', ' '),
        }))
        expect(rowsOf(exportJson(cells))).toEqual(awards.map(({ row }) => row))
      }),
      propertyOptions(200, 5000),
    )
  })
})

describe('unknown parts of a history of RCLootCouncil', () => {
  const column = fc.tuple(fc.nat(), fc.constantFrom('rollType', 'season', '語', ''))
  const line = fc.constantFrom('', ' ', 'Exported by Frostelle', '-- end --', '#', '語')
  const awards = fc.array(award, { minLength: 1, maxLength: 8 })

  it('in a CSV: other columns, lines and delimiters change nothing of what is read from the rest', () => {
    fc.assert(
      fc.property(
        awards,
        fc.array(column, { maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), line), { maxLength: 3 }),
        fc.constantFrom(',', '\t', ';'),
        (models, columns, lines, delimiter) => {
          const table = [
            [...HISTORY_COLUMNS],
            ...models.map(({ cells }) => HISTORY_COLUMNS.map((one) => cells[one] ?? '')),
          ].map((row, index) => {
            const cells = row.map((cell) => quoteForSpreadsheet(cell, delimiter))
            for (const [at, name] of columns) {
              cells.splice(at % (cells.length + 1), 0, index === 0 ? name : 'x')
            }
            return cells.join(delimiter)
          })
          for (const [at, text] of lines) table.splice(at % (table.length + 1), 0, text)
          const read = rowsOf(table.join('\n'))
          const rows = Array.isArray(read) ? read.filter((row) => typeof row === 'object') : read
          expect(rows).toEqual(models.map(({ row }) => row))
        },
      ),
      propertyOptions(200, 5000),
    )
  })

  it('in JSON: other fields and elements change nothing of what is read from the rest', () => {
    const element = fc.constantFrom('null', '5', '"note"', '[]', '{"season":1}')
    fc.assert(
      fc.property(awards, fc.array(fc.tuple(fc.nat(), element)), (models, elements) => {
        const list = models.map(({ cells }) =>
          JSON.stringify({ season: { id: 1 }, ...cells, rolls: [1] }),
        )
        for (const [at, text] of elements) list.splice(at % (list.length + 1), 0, text)
        const read = rowsOf(`[${list.join()}]`)
        expect(read).toHaveLength(list.length)
        const rows = Array.isArray(read) ? read.filter((row) => typeof row === 'object') : read
        expect(rows).toEqual(models.map(({ row }) => row))
      }),
      propertyOptions(200, 5000),
    )
  })
})

/** Quotes a cell as spreadsheets do. */
function quoteForSpreadsheet(cell: string, delimiter: string): string {
  return /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
}

describe('history of RCLootCouncil, any text', () => {
  const header = exportCsv([]).trimEnd()
  const [, line = ''] = exportCsv([HISTORY_ROW]).split('\r\n')

  it('does not throw; a text with the header has an entry per row', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '""', ',', '\r\n', '\n', header, line, '[', '{', '}', ']', '\\', '\t'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), fc.boolean(), (parts, hasHeader) => {
        expect(() => readHistory((hasHeader ? `${header}\r\n` : '') + parts.join(''))).not.toThrow()
      }),
      propertyOptions(500, 20_000),
    )
  })

  it
    .runIf(isFullRun)
    .each([
      '"',
      '""',
      '"""',
      '",',
      ',"',
      ',""',
      ',"""',
      ',"\n',
      '\n',
      '"\n',
      '\r',
      ',',
      '[',
      '[[',
      '[{',
      '{"a":',
      '\\',
      '|h[',
      '\n,2026/05/13,',
      '"\n,2026/05/13,',
      ' ',
      ' \n',
      `${line}\n`,
      `${line.replace('Best', '"Best')}\n`,
      `${line.replace('Best', '"a""b')}\n`,
    ])('repeated %j is read in linear time', (unit) => {
    const fill = (length: number) => unit.repeat(length / unit.length)
    for (const textOf of [
      fill,
      (length: number) => `${header}\n${fill(length)}`,
      (length: number) => `[{"player":"${fill(length)}`,
      (length: number) => exportCsv([{ ...HISTORY_ROW, item: fill(length).replaceAll(',', '') }]),
    ]) {
      expect(timeRatio(readHistory, textOf)).toBeLessThan(LINEAR_MAX)
    }
  })
})
