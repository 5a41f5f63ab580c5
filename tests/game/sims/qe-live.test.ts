import { describe, expect, test } from 'vitest'
import { readReport } from '@/game/sims/read-report'

describe('a QE Live report', () => {
  const row = {
    item: 268_242,
    dropLoc: 'Raid',
    dropType: 'max',
    dropDifficulty: 3,
    level: 334,
    rawDiff: 5400,
    percDiff: 1.8,
  }
  const qe = (results: object[] = [row]) => ({
    playername: 'Lirienne',
    realm: 'Argent Dawn',
    region: 'EU',
    spec: 'Holy Priest',
    contentType: 'Raid',
    dateCreated: '2026-11-20',
    results,
  })

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

  test('without drop types is rejected', () => {
    const { dropType: _, ...old } = row
    expect(readReport(JSON.stringify(qe([old]))).refusal).toMatch(/^This QE Live report is too old/)
  })
})
