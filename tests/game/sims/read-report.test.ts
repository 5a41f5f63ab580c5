import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLASSES } from '@/game/classes'
import { readReport } from '@/game/sims/read-report'
import type { SimReport } from '@/game/sims/sim-report'
import { propertyOptions } from '../../support/runs'
import {
  expectedGains,
  NAME_FORMATS,
  reportModel,
  simpleModel,
  toDroptimizerCsv,
  toDroptimizerJson,
} from '../../support/sim-reports'

const RUNS = propertyOptions(100, 2000)
const DROP = { itemId: 268_242, encounterId: 2894, percent: 2 }

function read(text: string): SimReport {
  const { report, refusal } = readReport(text)
  if (!report) throw new Error(refusal)
  return report
}

const droptimizer = () => toDroptimizerJson(simpleModel([DROP]))

describe('a Droptimizer report', () => {
  test('is read to exactly the gains that it was made from', () => {
    fc.assert(
      fc.property(reportModel, (model) => {
        const { gains, skipped, ...facts } = read(JSON.stringify(toDroptimizerJson(model)))
        expect(gains).toEqual(expectedGains(model))
        expect(skipped).toHaveLength(model.dungeonRows)
        const gameClass = CLASSES[model.player.classAt]
        expect(facts).toEqual({
          source: 'Raidbots',
          character: {
            name: model.player.name,
            realm: model.player.realm,
            region: model.player.region,
            className: gameClass?.name,
            specialization: gameClass?.specializations[model.player.specAt]?.slug,
          },
          fightStyle: 'Patchwerk',
          fightLength: 300,
          targetCount: 1,
          simulatedAt: '2026-09-10T00:26:40.000Z',
          metric: model.isOfRaid ? 'raid_dps' : 'dps',
          baseline: model.baseline,
        })
      }),
      RUNS,
    )
  })

  test('as CSV has the same gains, without what a table does not name', () => {
    fc.assert(
      fc.property(reportModel, (model) => {
        const { gains, character, baseline } = read(toDroptimizerCsv(model))
        const isNamed = (kind: string) => kind === 'catalyst' && model.format === 11
        expect(gains).toEqual(
          expectedGains(model).map((gain, index) => ({
            ...gain,
            isTierPiece: false,
            sourceItemId: isNamed(model.rows[index]?.kind ?? '') ? gain.sourceItemId : null,
            error: (gain.error ?? 0) * 1.96,
          })),
        )
        expect(character).toMatchObject({ name: model.player.name, className: null })
        expect(baseline).toBe(model.baseline)
      }),
      RUNS,
    )
  })

  test('as CSV with other columns and lines is read the same', () => {
    const column = fc.tuple(fc.nat(), fc.constantFrom('iterations', 'note', ''))
    const line = fc.tuple(fc.nat(), fc.constantFrom('', '# note', 'Exported by Raidbots', 'a,b'))
    fc.assert(
      fc.property(
        reportModel,
        fc.array(column, { maxLength: 3 }),
        fc.array(line, { maxLength: 3 }),
        (model, columns, lines) => {
          const table = toDroptimizerCsv(model)
            .split('\n')
            .map((row, index) => {
              const cells = row.split(',')
              for (const [at, name] of columns) {
                cells.splice(at % (cells.length + 1), 0, index === 0 ? name : 'x')
              }
              return cells.join(',')
            })
          for (const [at, text] of lines) table.splice(at % (table.length + 1), 0, text)
          const { skipped, ...rest } = read(table.join('\n'))
          const { skipped: _, ...expected } = read(toDroptimizerCsv(model))
          expect(rest).toEqual(expected)
          expect(skipped.length).toBeLessThanOrEqual(model.dungeonRows + lines.length)
        },
      ),
      RUNS,
    )
  })

  test.each([
    ['\t', false],
    [';', false],
    [';', true],
    [',', true],
  ])(
    'as CSV that a spreadsheet has saved with %j, quoted: %s, is read the same',
    (delimiter, isQuoted) => {
      const csv = toDroptimizerCsv(simpleModel([DROP]))
      const saved = csv
        .split('\n')
        .map((line) =>
          line
            .split(',')
            .map((cell) => (delimiter === ';' ? cell.replace('.', ',') : cell))
            .map((cell) => (isQuoted ? `"${cell}"` : cell))
            .join(delimiter),
        )
        .join('\r\n')
      expect(read(saved)).toEqual(read(csv))
    },
  )

  test('with other fields, sections and rows is read the same, and the rows are counted', () => {
    const row = fc.tuple(fc.nat(), fc.constantFrom<unknown>(null, 5, 'note', [], { mean: 9 }))
    fc.assert(
      fc.property(reportModel, fc.array(row, { maxLength: 4 }), (model, unknown) => {
        const json = toDroptimizerJson(model)
        const results: unknown[] = [...json.sim.profilesets.results]
        for (const [at, one] of unknown) results.splice(at % (results.length + 1), 0, one)
        const { skipped, ...rest } = read(
          JSON.stringify({
            schema: { version: 3 },
            ...json,
            sim: { ...json.sim, plots: [1], profilesets: { results, metric: ['x'] } },
          }),
        )
        const { skipped: expectedSkips, ...expected } = read(JSON.stringify(json))
        expect(rest).toEqual(expected)
        expect(skipped).toHaveLength(expectedSkips.length + unknown.length)
      }),
      RUNS,
    )
  })

  test.each(NAME_FORMATS)(
    'with names of the format %s names item, slot and item level',
    (format) => {
      const [gain] = read(
        JSON.stringify(toDroptimizerJson({ ...simpleModel([DROP]), format })),
      ).gains
      const itemLevel = format === '2022' ? null : 321
      expect(gain).toMatchObject({ itemId: 268_242, encounterId: 2894, slot: 'TRINKET', itemLevel })
    },
  )

  test('keeps the same piece from several drops apart, because each drop has a gain of its own', () => {
    const json = droptimizer()
    json.sim.profilesets.results = [
      ['1320/2871/raid-mythic/271563/334/7935/legs////', 101_000],
      ['1320/2895/raid-mythic/271563/344/7935/legs////', 103_000],
      ['1320/2888/raid-mythic/271563/334/7935/legs////268236', 102_000],
    ].map(([name, mean]) => ({
      name: String(name),
      mean: Number(mean),
      mean_error: 1,
      iterations: 9,
    }))
    const gains = read(JSON.stringify(json)).gains
    expect(
      gains.map(({ encounterId, sourceItemId, percent }) => [encounterId, sourceItemId, percent]),
    ).toEqual([
      [2871, null, 1],
      [2895, null, 3],
      [2888, 268_236, 2],
    ])
  })

  test('reads realm and region from the armory line, and the class from the id of its specialization', () => {
    const json = droptimizer()
    const simbot = {
      ...json.simbot,
      input: 'armory=eu,argent-dawn,frostelle',
      charClass: 'unheard of',
      meta: { rawFormData: { droptimizer: { specId: 64 } } },
      spec: 'frost',
    }
    expect(read(JSON.stringify({ ...json, simbot })).character).toEqual({
      name: 'frostelle',
      realm: 'argent-dawn',
      region: 'eu',
      className: 'Mage',
      specialization: 'frost',
    })
  })
})

describe('a text that is not a readable report is rejected, and the refusal says what it is', () => {
  const ofType = (simType: string) => {
    const json = droptimizer()
    return JSON.stringify({ ...json, simbot: { ...json.simbot, simType } })
  }
  const withRows = (results: unknown) => {
    const json = droptimizer()
    return JSON.stringify({ ...json, sim: { ...json.sim, profilesets: { results } } })
  }
  const whole = JSON.stringify(droptimizer())
  test.each([
    [
      'Top Gear',
      ofType('optimize'),
      /^This is a Top Gear report\. Guildr reads Droptimizer reports/,
    ],
    ['Quick Sim', ofType('quick'), /^This is a Quick Sim report/],
    ['an unknown kind', ofType('new'), /^This is another Raidbots report/],
    [
      'dungeons',
      withRows([{ name: '1303/2656/dungeon-mythic10/251/300/0/head////', mean: 1 }]),
      /for dungeons/,
    ],
    ['no rows', withRows([]), /has no results/],
    ['rows of nonsense', withRows([{ name: 'x', mean: 1 }, 7, null]), /no raid items/],
    ['cut off', whole.slice(0, -40), /^The end of this report is missing/],
    ['invalid JSON', whole.replace('{', '{,'), /^This is not a valid report file/],
    ['other JSON', '{"a":1}', /^This file does not contain a simulation report/],
    ['a list', '[1,2]', /^This file does not contain a simulation report/],
    ['SimulationCraft JSON', '{"sim":{}}', /^This is a SimulationCraft report/],
    ['a web page', '<!doctype html><title>Raidbots</title>', /^This is a web page/],
    [
      'addon text',
      '# SimC Addon 1.0\nmage="Frostelle"\nlevel=90',
      /^This is the text of the Simul/,
    ],
    ['nothing', ' \n', /^There is no text/],
    ['prose', 'my favourite items', /^This is not a simulation report/],
    [
      'a table without baseline',
      'name,dps_mean\n1/2/raid-heroic/3/4/5/head,9',
      /no row of the char/,
    ],
    [
      'too many rows',
      withRows(Array.from({ length: 5001 }, () => ({ name: 'x', mean: 1 }))),
      /5,000 rows/,
    ],
    ['more than 5 MB', 'x'.repeat(5_000_001), /larger than 5 MB/],
  ])('%s', (_, text, refusal) => {
    expect(readReport(text).refusal).toMatch(refusal)
  })
})
