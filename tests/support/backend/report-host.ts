import { createReportReader } from '../../../server/sims/report-reader'
import { simpleModel, toDroptimizerJson } from '../sim-reports'

/** The id of the report that the stub of Raidbots has: a Droptimizer report of Frostelle. */
export const REPORT_ID = 'frostelleDroptimizer01'

/** The reader of reports with a stub of Raidbots that has one report. */
export function createTestReportReader() {
  const report = toDroptimizerJson(
    simpleModel([{ itemId: 268_242, encounterId: 2894, percent: 2 }]),
  )
  return createReportReader({
    origin: 'https://raidbots.example',
    fetch: async (url) =>
      url === `https://raidbots.example/reports/${REPORT_ID}/data.json`
        ? Response.json(report)
        : new Response('Not found', { status: 404 }),
  })
}
