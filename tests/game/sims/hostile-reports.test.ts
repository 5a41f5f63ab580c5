import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReport } from '@/game/sims/read-report'
import { isNoise } from '@/game/sims/sim-report'
import { LINEAR_MAX, timeRatio } from '../../support/linear-time'
import { isFullRun, propertyOptions } from '../../support/runs'
import { reportModel, simpleModel, toDroptimizerJson } from '../../support/sim-reports'

const DROP = { itemId: 268_242, encounterId: 2894, percent: 2 }

function reportOfDifferentItems(length: number): string {
  const json = toDroptimizerJson(simpleModel([DROP]))
  const results = Array.from({ length: length / 80 }, (_, index) => ({
    name: `1320/${index}/raid-heroic/${index + 1}/4/5/head////`,
    mean: index,
  }))
  return JSON.stringify({ ...json, sim: { ...json.sim, profilesets: { results } } })
}

const tableOf = (row: string) => (length: number) =>
  `name,dps_mean\na,1\n${row.repeat(length / row.length)}`

describe('a hostile text', () => {
  test.runIf(isFullRun).each<[string, (length: number) => string]>([
    ['brackets', (length) => '['.repeat(length)],
    ['objects', (length) => '{"a":'.repeat(length / 5)],
    ['escapes', (length) => `"${'\\'.repeat(length)}"`],
    ['blank lines', (length) => '\n'.repeat(length)],
    ['spaces and a letter', (length) => `${' '.repeat(length)}x`],
    ['table', tableOf('1/2/raid-heroic/3/4/5/head,9\n')],
    ['slashes', tableOf('/')],
    ['addon lines', (length) => `#${'mage='.repeat(length / 5)}`],
    ['rows of different items', reportOfDifferentItems],
  ])('%s: read in linear time', (_, textOf) => {
    expect(timeRatio(readReport, textOf)).toBeLessThan(LINEAR_MAX)
  })

  test('of any kind does not throw', () => {
    const spoiled = reportModel.chain((model) => {
      const text = JSON.stringify(toDroptimizerJson(model))
      return fc
        .tuple(fc.nat(text.length), fc.nat(20), fc.string())
        .map(([at, length, inserted]) => text.slice(0, at) + inserted + text.slice(at + length))
    })
    const shaped = fc
      .tuple(fc.jsonValue(), fc.jsonValue(), fc.jsonValue())
      .map(([rows, player, library]) =>
        JSON.stringify({
          sim: { players: [player], profilesets: { results: rows } },
          simbot: { simType: 'droptimizer', input: library, meta: { itemLibrary: library } },
        }),
      )
    const table = fc.string().map((rows) => `name,dps_mean\na,5\n${rows}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spoiled, shaped, table), (text) => {
        expect(() => readReport(text)).not.toThrow()
      }),
      propertyOptions(100, 2000),
    )
  })
})

test.each([
  [10, 20, true],
  [-10, 20, true],
  [20, 10, false],
  [10, null, false],
])('isNoise: a gain of %s with the error %s is noise: %s', (gain, error, expected) => {
  expect(isNoise({ gain, error })).toBe(expected)
})
