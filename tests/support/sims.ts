import { importSim, type ImportSimBody } from '@/contract/sim-import'
import { readReport } from '@/game/sims/read-report'
import { simGains, sims } from '../../server/database/schema'
import type { TestBackend } from './backend/backend'
import { make } from './backend/backend-calls'
import type { Person } from './entities'
import { CHAIN, HOOD } from './sim-items'
import { simpleModel, toDroptimizerJson, type ReportModel } from './sim-reports'

/** The body with which the app imports the report of a model. */
export function toImportBody(model: ReportModel, specialization = 'frost'): ImportSimBody {
  const { report, refusal } = readReport(JSON.stringify(toDroptimizerJson(model)))
  if (!report) throw new Error(refusal)
  const { character, skipped: _, ...facts } = report
  return { ...facts, className: character.className, specialization }
}

/**
 * Imports a report for a character, by default with a gain of 2 % of a hood and a noise of 0.05 %
 * of a neck.
 */
export async function importReport(
  backend: TestBackend,
  person: Person,
  characterName = 'Frostelle',
  changes: Partial<ImportSimBody> = {},
) {
  const { id: characterId, className, specialization } = await person.character(characterName)
  const model = simpleModel([
    { ...HOOD, percent: 2 },
    { ...CHAIN, percent: 0.05 },
  ])
  const body = { ...toImportBody(model, specialization ?? ''), className, ...changes }
  return make(backend, importSim, { token: person.token, params: { characterId }, body })
}

/** Stores a simulation, by default without gains; with an item, it has a gain of 2 % of that. */
export async function insertSim(
  { database, clock }: Pick<TestBackend, 'database' | 'clock'>,
  sim: Pick<typeof sims.$inferInsert, 'id' | 'characterId' | 'instanceId' | 'difficulty'>,
  lootItemId?: string,
) {
  await database.insert(sims).values({
    ...sim,
    specialization: 'frost',
    source: 'Raidbots',
    metric: 'dps',
    simulatedAt: new Date(clock.now),
  })
  if (lootItemId === undefined) return
  const gain = { lootItemId, slot: 'TRINKET', gain: 100, percent: 2 } as const
  await database.insert(simGains).values({ simId: sim.id, ...gain })
}

/** The id of the simulation that was stored last. */
export async function findSimId({ database }: Pick<TestBackend, 'database'>): Promise<string> {
  const [sim] = await database.select({ id: sims.id }).from(sims)
  return sim?.id ?? ''
}
