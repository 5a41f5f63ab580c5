import { GainCollector } from './best-gains'
import { findWearer } from './find-wearer'
import { readItemLibrary } from './droptimizer-items'
import { listAt, toInteger, toNumber, toText, toTime, valueAt } from './read-fields'
import { NOT_A_RAID, readRowName } from './row-name'
import { ROWS_MAX, TOO_MANY_ROWS, type ReadReport, type SimulatedCharacter } from './sim-report'

/** What Raidbots calls its other reports, by `simType`. */
const OTHER_REPORTS: ReadonlyMap<string, string> = new Map([
  ['optimize', 'Top Gear'],
  ['quick', 'Quick Sim'],
  ['gear', 'Gear Compare'],
  ['stats', 'Stat Weights'],
  ['talents', 'Talent Compare'],
  ['advanced', 'Advanced'],
])

/** Reads the data.json of a Raidbots report: an object with `sim` and `simbot`. */
export function readDroptimizerJson(json: unknown): ReadReport {
  const simbot = valueAt(json, 'simbot')
  const simType = toText(valueAt(simbot, 'simType'))
  if (simType !== 'droptimizer') return { refusal: describeOther(simType) }

  const metric = valueAt(json, 'sim', 'options', 'profileset_metric')
  const isOfRaid = metric === 'raid_dps'
  const [player] = listAt(json, 'sim', 'players')
  const baseline = toNumber(
    isOfRaid
      ? valueAt(json, 'sim', 'statistics', 'raid_dps', 'mean')
      : valueAt(player, 'collected_data', 'dps', 'mean'),
  )
  const rows = listAt(json, 'sim', 'profilesets', 'results')
  if (rows.length > ROWS_MAX) return { refusal: TOO_MANY_ROWS }
  if (baseline === null || baseline <= 0 || rows.length === 0) {
    return { refusal: 'This Droptimizer report has no results. Run the simulation again.' }
  }

  const collector = new GainCollector()
  const originOf = readItemLibrary(simbot)
  for (const row of rows) {
    const name = valueAt(row, 'name')
    const mean = toNumber(valueAt(row, 'mean'))
    if (typeof name !== 'string') {
      collector.skip('Row without a name', 'No item')
      continue
    }
    const read = readRowName(name)
    if (typeof read === 'string') collector.skip(name, read)
    else if (mean === null) collector.skip(name, 'No result')
    else {
      const { isUnknownConversion, ...origin } = originOf(read)
      const { convertedId: _, ...item } = read
      const error = toNumber(valueAt(row, 'mean_error'))
      const gain = mean - baseline
      if (isUnknownConversion) collector.skip(name, 'Conversion of an unknown item')
      else {
        collector.add({ ...item, ...origin, gain, percent: (gain / baseline) * 100, error }, name)
      }
    }
  }

  const { gains, skipped } = collector.finish()
  if (gains.length === 0) return { refusal: describeEmpty(skipped) }
  return {
    report: {
      source: 'Raidbots',
      character: readCharacter(simbot),
      fightStyle: toText(valueAt(simbot, 'fightStyle')),
      fightLength: toInteger(valueAt(simbot, 'fightLength')),
      targetCount: toInteger(valueAt(simbot, 'enemyCount')),
      simulatedAt: toTime(valueAt(json, 'timestamp')) ?? toTime(valueAt(simbot, 'date')),
      metric: isOfRaid ? 'raid_dps' : 'dps',
      baseline,
      gains,
      skipped,
    },
  }
}

function describeOther(simType: string | null): string {
  const name = OTHER_REPORTS.get(simType ?? '')
  const what = name ? `a ${name} report` : 'another Raidbots report'
  return `This is ${what}. Guildr reads Droptimizer reports: run a Droptimizer for a raid and import that.`
}

/** Why a Droptimizer report has no usable row. */
export function describeEmpty(skipped: readonly { reason: string }[]): string {
  return skipped.some(({ reason }) => reason === NOT_A_RAID)
    ? 'This is a Droptimizer report for dungeons. Guildr has raids only: run a Droptimizer for a raid.'
    : 'This report has no raid items. Run a Droptimizer for a raid.'
}

/**
 * Region and realm are in the form or in the input text. `rawFormData.armory` can be that of
 * somebody else.
 */
function readCharacter(simbot: unknown): SimulatedCharacter {
  const form = valueAt(simbot, 'meta', 'rawFormData')
  const input = readInput(valueAt(simbot, 'input'))
  const region = toText(valueAt(form, 'character', 'region')) ?? input.region
  return {
    name: toText(valueAt(form, 'character', 'name')) ?? toText(valueAt(simbot, 'player')),
    realm: toText(valueAt(form, 'character', 'realm')) ?? input.realm,
    region: region?.toLowerCase() ?? null,
    ...findWearer(
      toText(valueAt(simbot, 'charClass')),
      toText(valueAt(simbot, 'spec')),
      toInteger(valueAt(form, 'droptimizer', 'specId')),
    ),
  }
}

/** The number of characters of the input text that are searched for the region and realm. */
const INPUT_MAX = 20_000

/** `region=` and `server=`, or `armory=region,realm,name`. */
function readInput(input: unknown): { region: string | null; realm: string | null } {
  if (typeof input !== 'string') return { region: null, realm: null }
  const text = input.slice(0, INPUT_MAX)
  const valueOf = (key: string) =>
    toText(new RegExp(`^${key}=([^\\n\\r#]{1,100})`, 'm').exec(text)?.[1])
  const [region = null, realm = null] = valueOf('armory')?.split(',') ?? []
  return { region: valueOf('region') ?? region, realm: valueOf('server') ?? realm }
}
