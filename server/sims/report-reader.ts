import { readReport } from '@/game/sims/read-report'
import { REPORT_SIZE_MAX, type SimReport } from '@/game/sims/sim-report'
import { HttpError } from '../http/http-errors'
import { readAtMost } from '../lib/read-at-most'

const TIMEOUT_MS = 10_000

/** Reads the report with an id from Raidbots. */
export type ReportReader = (reportId: string) => Promise<SimReport>

interface ReportReaderOptions {
  /** The only origin to which requests are sent, e.g. `https://www.raidbots.com`. */
  origin: string
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}

/**
 * Creates the reader of Raidbots reports. It requests one fixed path of one origin: users choose
 * nothing but the id. Redirects are not followed.
 */
export function createReportReader({
  origin,
  fetch,
  timeoutMs = TIMEOUT_MS,
}: ReportReaderOptions): ReportReader {
  /** @throws HttpError 404, 400 for another kind of report, 502 */
  return async (reportId) => {
    const { report, refusal } = readReport(await download(reportId))
    if (!report) throw new HttpError(400, 'BAD_REQUEST', refusal)
    return report
  }

  async function download(reportId: string): Promise<string> {
    let bytes: Buffer | null
    try {
      const response = await fetch(`${origin}/reports/${encodeURIComponent(reportId)}/data.json`, {
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const problem = problemOf(response)
      if (problem) {
        await response.body?.cancel()
        throw problem
      }
      bytes = await readAtMost(response, REPORT_SIZE_MAX)
    } catch (error) {
      if (error instanceof HttpError) throw error
      throw unreadable('Raidbots did not answer')
    }
    if (!bytes) throw new HttpError(400, 'BAD_REQUEST', 'This report is larger than 5 MB')
    return bytes.toString('utf8')
  }
}

function problemOf({ status, headers }: Response): HttpError | null {
  if (status === 404 || status === 403 || status === 410) {
    return new HttpError(
      404,
      'NOT_FOUND',
      'Raidbots does not have this report. Reports expire: run the simulation again.',
    )
  }
  if (status !== 200) return unreadable(`Raidbots answered with ${status}`)
  const type = headers.get('Content-Type') ?? ''
  return /^application\/json\b/i.test(type) ? null : unreadable('Raidbots did not send a report')
}

function unreadable(reason: string): HttpError {
  return new HttpError(
    502,
    'NETWORK_ERROR',
    `${reason}. Open the report, download its JSON file and import that.`,
  )
}
