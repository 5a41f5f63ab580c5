import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReport } from '@/game/sims/read-report'
import { propertyOptions } from '../../support/runs'
import { QE_LIVE_ROW, qeLiveReport } from '../../support/sim-reports'

const row = QE_LIVE_ROW
const qe = (results: readonly object[] = qeLiveReport.results) => ({
  ...qeLiveReport,
  dateCreated: '2026-11-20',
  results,
})

describe('a QE Live report', () => {
  test.each([
    ['once', JSON.stringify(qe())],
    ['twice', JSON.stringify(JSON.stringify(qe()))],
  ])('that is encoded %s is read', (_, text) => {
    expect(readReport(text).report).toEqual({
      source: 'QE Live',
      character: {
        name: 'Lirienne',
        realm: 'Argent Dawn',
        region: 'eu',
        className: 'Priest',
        specialization: 'holy',
      },
      fightStyle: 'Raid',
      fightLength: null,
      targetCount: null,
      simulatedAt: '2026-11-20T00:00:00.000Z',
      metric: 'hps',
      baseline: null,
      gains: [
        {
          itemId: 268_242,
          sourceItemId: null,
          isTierPiece: false,
          instanceId: null,
          encounterId: null,
          difficulty: 'Mythic',
          itemLevel: 334,
          slot: null,
          gain: 5400,
          percent: 1.8,
          error: null,
        },
      ],
      skipped: [],
    })
  })

  test.each([
    [{ dateCreated: '2026 - 9 - 1' }, '2026-09-01T00:00:00.000Z'],
    [{ dateCreated: ' 2026 - 12 - 31 ' }, '2026-12-31T00:00:00.000Z'],
    [{ dateCreated: '2026/9/1' }, '2026-09-01T00:00:00.000Z'],
    [{ dateCreated: 1_788_222_400 }, '2026-09-01T00:26:40.000Z'],
    [{ dateCreated: '1788222400000' }, '2026-09-01T00:26:40.000Z'],
    [
      { dateCreated: '2026 - 9 - 1', timeCreated: 'Tue, 01 Sep 2026 18:22:03 GMT' },
      '2026-09-01T18:22:03.000Z',
    ],
    [{ timeCreated: 'Tue, 01 Sep 2026 20:22:03 +0200' }, '2026-09-01T18:22:03.000Z'],
    [{ dateCreated: '2026 - 9 - 1', timeCreated: '18:22' }, '2026-09-01T00:00:00.000Z'],
    [{ dateCreated: 'yesterday', timeCreated: {} }, null],
    [{ dateCreated: '2026 - 9 - 1 21:04' }, '2026-09-01T00:00:00.000Z'],
    [{ date: '2026 - 9 - 1' }, '2026-09-01T00:00:00.000Z'],
    [{ timestamp: 1_788_222_400 }, '2026-09-01T00:26:40.000Z'],
    [{ dateCreated: '2026 - 13 - 1' }, null],
    [{ dateCreated: '2026 - 2 - 31' }, null],
    [{ dateCreated: '01/09/2026' }, null],
    [{ dateCreated: 'Raid 2026' }, null],
    [{ dateCreated: undefined }, null],
  ])('made at %j is of %s', (dates, expected) => {
    const { dateCreated: _, ...undated } = qe()
    expect(readReport(JSON.stringify({ ...undated, ...dates })).report?.simulatedAt).toBe(expected)
  })

  test('unknown fields and rows anywhere change nothing of what is read, and are counted', () => {
    const rows = [268_242, 7, 8, 9].map((item) => ({ ...row, item }))
    const plain = readReport(JSON.stringify(qe(rows))).report
    const unknown = fc.tuple(fc.nat(), fc.constantFrom<unknown>(null, 5, 'note', [], { a: 1 }))
    fc.assert(
      fc.property(fc.array(unknown), (inserted) => {
        const results: unknown[] = rows.map((one) => ({ note: [1], ...one, icon: {} }))
        for (const [at, one] of inserted) results.splice(at % (results.length + 1), 0, one)
        const { report } = readReport(
          JSON.stringify({ version: { major: 2 }, ...qe(), results, sections: [rows] }),
        )
        expect(report).toEqual({ ...plain, skipped: report?.skipped })
        expect(report?.skipped).toHaveLength(inserted.length)
      }),
      propertyOptions(50, 500),
    )
  })

  test('counts an item fully upgraded, and skips dungeons', () => {
    const { report } = readReport(
      JSON.stringify(
        qe([
          { ...row, dropType: 'base', rawDiff: 9000 },
          row,
          { ...row, dropLoc: 'Mythic Plus', item: 5 },
        ]),
      ),
    )
    expect(report?.gains.map(({ gain }) => gain)).toEqual([5400])
    expect(report?.skipped.map(({ reason }) => reason)).toEqual([
      'Not fully upgraded',
      'Not a raid drop',
    ])
  })

  test('with numbers as text is read', () => {
    const texts = { item: '268242', dropDifficulty: '3', rawDiff: '5400', percDiff: '1.8' }
    expect(readReport(JSON.stringify(qe([{ ...row, ...texts }]))).report?.gains).toEqual(
      readReport(JSON.stringify(qe())).report?.gains,
    )
  })

  test('without drop types is rejected', () => {
    const { dropType: _, ...old } = row
    expect(readReport(JSON.stringify(qe([old]))).refusal).toMatch(/^This QE Live report is too old/)
  })
})
