import { once } from 'node:events'
import { createServer } from 'node:http'
import { REPORT_ID } from '../../support/backend/report-host'
import { simpleModel, toDroptimizerJson } from '../../support/sim-reports'
import { CHAIN, HOOD } from '../../support/sim-items'

/**
 * A Droptimizer report of Frostelle for Heroic: a gain of 3 % of the chain, and less of the hood.
 */
function linkedReport() {
  return toDroptimizerJson(
    simpleModel([
      { ...HOOD, percent: 0.5 },
      { ...CHAIN, percent: 3 },
    ]),
  )
}

/** Starts a stand-in for Raidbots on this machine that has that report. */
export async function startReportHost() {
  const server = createServer((request, response) => {
    const isKnown = request.url === `/reports/${REPORT_ID}/data.json`
    response
      .writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isKnown ? linkedReport() : {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    /** Lets a server read reports from here. */
    settings: { RAIDBOTS_ORIGIN: `http://127.0.0.1:${address.port}` },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
