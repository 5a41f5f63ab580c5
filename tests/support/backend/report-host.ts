import { createReportReader } from '../../../server/sims/report-reader'
import { qeLiveReport, simpleModel, toDroptimizerJson } from '../sim-reports'

/** The id of the report that the stub of Raidbots has: a Droptimizer report of Frostelle. */
export const REPORT_ID = 'frostelleDroptimizer01'
/** The id of the report that the stub of QE Live has: one of a priest. */
export const QE_LIVE_ID = 'qeLivePriest'

/** The reader of reports with stubs of Raidbots and QE Live that have one report each. */
export function createTestReportReader() {
  const report = toDroptimizerJson(
    simpleModel([{ itemId: 268_242, encounterId: 2894, percent: 2 }]),
  )
  const answers: Readonly<Record<string, unknown>> = {
    [`https://raidbots.example/reports/${REPORT_ID}/data.json`]: report,
    // QE Live encodes its reports twice.
    [`https://qe.example/api/getUpgradeReport.php?reportID=${QE_LIVE_ID}`]:
      JSON.stringify(qeLiveReport),
  }
  return createReportReader({
    origins: { Raidbots: 'https://raidbots.example', 'QE Live': 'https://qe.example' },
    fetch: async (url) => {
      const answer = typeof url === 'string' ? answers[url] : undefined
      return answer === undefined
        ? new Response('Not found', { status: 404 })
        : Response.json(answer)
    },
  })
}
