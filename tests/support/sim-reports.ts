import * as fc from 'fast-check'
import { CLASSES } from '@/game/classes'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import type { SimGain } from '@/game/sims/sim-report'

/** The formats of row names: in 2022 without item level, later with 9, 10 or 11 parts. */
export const NAME_FORMATS = ['2022', 9, 10, 11] as const
export type NameFormat = (typeof NAME_FORMATS)[number]

const MODES: readonly [mode: string, difficulty: Difficulty][] = [
  ['raid-lfr', 'LFR'],
  ['raid-normal', 'Normal'],
  ['raid-heroic', 'Heroic'],
  ['raid-mythic', 'Mythic'],
  ['raid-vault-heroic', 'Heroic'],
  ['raid-vault-mythic', 'Mythic'],
]

const PLACES: readonly [places: readonly string[], slot: Slot][] = [
  [['head'], 'HEAD'],
  [['shoulder'], 'SHOULDER'],
  [['legs'], 'LEGS'],
  [['back'], 'BACK'],
  [['main_hand'], 'MAIN_HAND'],
  [['off_hand'], 'OFF_HAND'],
  [['finger1', 'finger2'], 'FINGER'],
  [['trinket1', 'trinket2'], 'TRINKET'],
]

const ROW_KINDS = ['drop', 'tier', 'catalyst', 'trash'] as const

export interface ModelRow {
  kind: (typeof ROW_KINDS)[number]
  itemId: number
  sourceItemId: number
  encounterId: number
  mode: (typeof MODES)[number]
  place: (typeof PLACES)[number]
  itemLevel: number
  /** The difference to the baseline in each of the places, and its error. */
  means: readonly (readonly [delta: number, error: number])[]
}

/** The contents of a generated report. */
export interface ReportModel {
  format: NameFormat
  isOfRaid: boolean
  baseline: number
  instanceId: number
  player: { name: string; realm: string; region: string; classAt: number; specAt: number }
  rows: ModelRow[]
  /** Rows of dungeons, which are skipped. */
  dungeonRows: number
}

const delta = fc.integer({ min: -30_000, max: 30_000 })
/** A row that was cut short has a large error. */
const error = fc.constantFrom(285.67, 1133.97, 5346.12)

const modelRow: fc.Arbitrary<Omit<ModelRow, 'itemId'>> = fc.record({
  kind: fc.constantFrom(...ROW_KINDS),
  sourceItemId: fc.integer({ min: 300_000, max: 300_020 }),
  encounterId: fc.integer({ min: 2871, max: 2895 }),
  mode: fc.constantFrom(...MODES),
  place: fc.constantFrom(...PLACES),
  itemLevel: fc.integer({ min: 252, max: 344 }),
  means: fc.tuple(fc.tuple(delta, error), fc.tuple(delta, error)),
})

export const reportModel: fc.Arbitrary<ReportModel> = fc.record({
  format: fc.constantFrom(...NAME_FORMATS),
  isOfRaid: fc.boolean(),
  baseline: fc.integer({ min: 1000, max: 10_000_000 }),
  instanceId: fc.constantFrom(1307, 1320),
  player: fc.record({
    name: fc.constantFrom('Icemagus', 'Ðrâgon', '드루이드'),
    realm: fc.constantFrom('hyjal', 'argent-dawn', "Kel'Thuzad"),
    region: fc.constantFrom('us', 'eu', 'kr'),
    classAt: fc.nat(CLASSES.length - 1),
    specAt: fc.nat(1),
  }),
  rows: fc
    .array(modelRow, { minLength: 1, maxLength: 30 })
    // Every row has an item of its own, so that the expected gains can be told without the parser's
    // rules.
    .map((rows) => rows.map((row, index) => ({ ...row, itemId: 268_000 + index }))),
  dungeonRows: fc.nat(3),
})

function encounterOf({ kind, encounterId }: ModelRow): number {
  return kind === 'trash' ? (encounterId % 2 === 0 ? -67 : -97) : encounterId
}

function nameOf(model: ReportModel, row: ModelRow, place: string): string {
  const start = [model.instanceId, encounterOf(row), row.mode[0], row.itemId]
  const converted = row.kind === 'catalyst' ? row.sourceItemId : ''
  const tails: Record<NameFormat, unknown[]> = {
    2022: [7935, place, ''],
    9: [row.itemLevel, 7935, place, '', ''],
    10: [row.itemLevel, 7935, place, '', '', ''],
    11: [row.itemLevel, 7935, place, '', '', '', converted],
  }
  return [...start, ...tails[model.format]].join('/')
}

/** The gains that a report must be read to, in the order of its rows. */
export function expectedGains(model: ReportModel): SimGain[] {
  return model.rows.map((row) => {
    const [, slot] = row.place
    const [best] = meansOf(model, row).toSorted((one, other) => other.mean - one.mean)
    const gain = (best?.mean ?? 0) - model.baseline
    const hasSource = row.kind === 'tier' || row.kind === 'catalyst'
    return {
      itemId: row.itemId,
      sourceItemId: hasSource ? row.sourceItemId : null,
      isTierPiece: hasSource,
      instanceId: model.instanceId,
      encounterId: encounterOf(row),
      difficulty: row.mode[1],
      itemLevel: model.format === '2022' ? null : row.itemLevel,
      slot,
      gain,
      percent: (gain / model.baseline) * 100,
      error: best?.error ?? null,
    }
  })
}

/** The rows of an item as a report has them: one for each place in which it can be worn. */
function meansOf(model: ReportModel, row: ModelRow) {
  const [places] = row.place
  return places.map((place, index) => {
    const [difference, error] = row.means[index] ?? [0, 0]
    return { name: nameOf(model, row, place), mean: model.baseline + difference, error }
  })
}

function dungeonNames({ dungeonRows }: ReportModel): string[] {
  return Array.from({ length: dungeonRows }, (_, index) =>
    index % 2 === 0
      ? `-1/-1/raid-mythic/25${index}/300/0/head////`
      : `1303/2656/dungeon-mythic10/25${index}/300/0/head////`,
  )
}

const toWord = (name = '') => name.toLowerCase().replaceAll(' ', '_')

/** The data.json of a Droptimizer report. */
export function toDroptimizerJson(model: ReportModel) {
  const gameClass = CLASSES[model.player.classAt]
  const spec = gameClass?.specializations[model.player.specAt]
  const { name, realm, region } = model.player
  return {
    timestamp: 1_789_000_000,
    sim: {
      options: { profileset_metric: model.isOfRaid ? 'raid_dps' : 'dps' },
      players: [{ collected_data: { dps: { mean: model.isOfRaid ? 17 : model.baseline } } }],
      statistics: { raid_dps: { mean: model.isOfRaid ? model.baseline : 17 } },
      profilesets: {
        results: [
          ...model.rows
            .flatMap((row) => meansOf(model, row))
            .map(({ error, ...row }) => ({ ...row, mean_error: error, iterations: 66 })),
          ...dungeonNames(model).map((name) => ({ name, mean: 1, mean_error: 1 })),
        ],
      },
    },
    simbot: {
      simType: 'droptimizer',
      player: name.toLowerCase(),
      charClass: toWord(gameClass?.name),
      spec: toWord(spec?.name),
      input: `level=90\nregion=${region}\nserver=${realm}\n# the end`,
      fightStyle: 'Patchwerk',
      fightLength: 300,
      enemyCount: 1,
      meta: {
        rawFormData: { character: { name, realm }, armory: { region: 'tw', name: 'Somebody' } },
        itemLibrary: model.rows
          .filter(({ kind }) => kind === 'tier' || kind === 'catalyst')
          .map((row) => ({
            id: row.itemId,
            encounterId: row.encounterId,
            itemSetId: 2060,
            tags: row.kind === 'catalyst' ? ['catalyst'] : [],
            sourceItem: { id: row.sourceItemId, name: 'A source' },
          })),
      },
    },
  }
}

const cells = (name: string, mean: number, deviation: number) =>
  [name, mean, mean - 9, mean + 9, 1.5, deviation].join(',')

/** The data.csv of the same report. */
export function toDroptimizerCsv(model: ReportModel): string {
  return [
    'name,dps_mean,dps_min,dps_max,dps_std_dev,dps_mean_std_dev',
    cells(model.player.name, model.baseline, 1),
    ...model.rows
      .flatMap((row) => meansOf(model, row))
      .map(({ name, mean, error }) => cells(name, mean, error)),
    ...dungeonNames(model).map((name) => cells(name, 1, 1)),
  ].join('\n')
}

/**
 * A model whose report has one drop for each given item, with the gain in percent of a baseline of
 * 100,000.
 */
export function simpleModel(
  drops: readonly { itemId: number; encounterId: number; percent: number; error?: number }[],
  {
    classAt = 5,
    specAt = 2,
    name = 'Frostelle',
    mode = MODES[2],
  }: Partial<{
    classAt: number
    specAt: number
    name: string
    mode: (typeof MODES)[number]
  }> = {},
): ReportModel {
  return {
    format: 11,
    isOfRaid: false,
    baseline: 100_000,
    instanceId: 1320,
    player: { name, realm: 'argent-dawn', region: 'eu', classAt, specAt },
    dungeonRows: 0,
    rows: drops.map(({ itemId, encounterId, percent, error = 100 }) => ({
      kind: 'drop',
      itemId,
      encounterId,
      sourceItemId: 1,
      mode: mode ?? ['raid-heroic', 'Heroic'],
      place: [['trinket1'], 'TRINKET'],
      itemLevel: 321,
      means: [[percent * 1000, error]],
    })),
  }
}

/** A row of QE Live. */
export const QE_LIVE_ROW = {
  item: 268_242,
  dropLoc: 'Raid',
  dropType: 'max',
  dropDifficulty: 3,
  level: 334,
  rawDiff: 5400,
  percDiff: 1.8,
}

/** A report of QE Live for a priest. */
export const qeLiveReport = {
  playername: 'Lirienne',
  realm: 'Argent Dawn',
  region: 'EU',
  spec: 'Holy Priest',
  contentType: 'Raid',
  dateCreated: '2026 - 9 - 1',
  results: [QE_LIVE_ROW],
}
