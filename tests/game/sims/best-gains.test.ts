import { expect, it } from 'vitest'
import { GainCollector } from '@/game/sims/best-gains'
import { GAINS_MAX, type SimGain } from '@/game/sims/sim-report'

const gainOf = (itemId: number, gain = 10): SimGain => ({
  itemId,
  sourceItemId: null,
  isTierPiece: false,
  instanceId: 1320,
  encounterId: 2894,
  difficulty: 'Heroic',
  itemLevel: 311,
  slot: 'HEAD',
  gain,
  percent: 1,
  error: null,
})

it('gains of a report: above the maximum, rows of further drops are skipped and better ones of known drops are kept', () => {
  const collector = new GainCollector()
  for (let itemId = 1; itemId <= GAINS_MAX + 1; itemId += 1)
    collector.add(gainOf(itemId), `${itemId}`)
  collector.add(gainOf(1, 20), '1')
  const { gains, skipped } = collector.finish()
  expect(gains).toHaveLength(GAINS_MAX)
  expect(gains[0]?.gain).toBe(20)
  expect(skipped).toEqual([{ name: `${GAINS_MAX + 1}`, reason: 'Too many rows' }])
})
