import { DIFFICULTIES } from '../difficulties'
import { GainCollector } from './best-gains'
import { findWearerOfLabel } from './find-wearer'
import { listAt, toInteger, toNumber, toText, toTime, valueAt } from './read-fields'
import { NOT_A_RAID } from './row-name'
import { ROWS_MAX, TOO_MANY_ROWS, type ReadReport } from './sim-report'

/** The exact time first; the day is written "2026 - 9 - 1". */
const DATE_FIELDS = ['timeCreated', 'dateCreated', 'timestamp', 'date']

/** Whether parsed JSON is an upgrade report of QE Live. */
export function isQeLive(json: unknown): boolean {
  return toText(valueAt(json, 'playername')) !== null && Array.isArray(valueAt(json, 'results'))
}

/**
 * Reads an upgrade report of QE Live, which healers use. It names neither bosses, slots, an error
 * nor a baseline. Of the rows of an item, the fully upgraded one (`dropType` "max") counts; reports
 * without `dropType` number the difficulties differently.
 */
export function readQeLive(json: unknown): ReadReport {
  const rows = listAt(json, 'results')
  if (rows.length > ROWS_MAX) return { refusal: TOO_MANY_ROWS }
  if (!rows.some((row) => toText(valueAt(row, 'dropType')) !== null)) {
    return { refusal: 'This QE Live report is too old. Make a new upgrade report on QE Live.' }
  }
  const collector = new GainCollector()
  for (const row of rows) {
    const itemId = toInteger(valueAt(row, 'item'))
    const difficulty = DIFFICULTIES[toInteger(valueAt(row, 'dropDifficulty'), 0) ?? -1]
    const gain = toNumber(valueAt(row, 'rawDiff'))
    const percent = toNumber(valueAt(row, 'percDiff'))
    const name = itemId === null ? 'Row without an item' : `Item ${itemId}`
    if (toText(valueAt(row, 'dropLoc')) !== 'Raid') collector.skip(name, NOT_A_RAID)
    else if (itemId === null) collector.skip(name, 'No item')
    else if (!difficulty) collector.skip(name, 'Unknown difficulty')
    else if (valueAt(row, 'dropType') !== 'max') collector.skip(name, 'Not fully upgraded')
    else if (gain === null || percent === null) collector.skip(name, 'No result')
    else {
      collector.add(
        {
          itemId,
          sourceItemId: null,
          isTierPiece: false,
          instanceId: null,
          encounterId: null,
          difficulty,
          itemLevel: toInteger(valueAt(row, 'level')),
          slot: null,
          gain,
          percent,
          error: null,
        },
        name,
      )
    }
  }
  const { gains, skipped } = collector.finish()
  if (gains.length === 0) {
    return { refusal: 'This QE Live report has no raid items. Make a report for a raid.' }
  }
  return {
    report: {
      source: 'QE Live',
      character: {
        name: toText(valueAt(json, 'playername')),
        realm: toText(valueAt(json, 'realm')),
        region: toText(valueAt(json, 'region'))?.toLowerCase() ?? null,
        ...findWearerOfLabel(toText(valueAt(json, 'spec'))),
      },
      fightStyle: toText(valueAt(json, 'contentType')),
      fightLength: null,
      targetCount: null,
      simulatedAt:
        DATE_FIELDS.map((field) => toTime(valueAt(json, field))).find((time) => time !== null) ??
        null,
      metric: 'hps',
      baseline: null,
      gains,
      skipped,
    },
  }
}
