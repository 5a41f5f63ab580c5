import { readReport } from '@/game/sims/read-report'
import type { ReportLink } from '@/game/sims/report-link'
import { REPORT_SIZE_MAX, type SimReport } from '@/game/sims/sim-report'
import { HttpError } from '../http/http-errors'
import { download } from '../lib/download'

const TIMEOUT_MS = 10_000

/** Reads the report to which a link leads. */
export type ReportReader = (link: ReportLink) => Promise<SimReport>

interface ReportReaderOptions {
  /** The only origins to which requests are sent, e.g. `https://www.raidbots.com`. */
  origins: Readonly<Record<ReportLink['source'], string>>
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}

/** The path of the data of a report, by its encoded id. */
const PATHS: Readonly<Record<ReportLink['source'], (id: string) => string>> = {
  Raidbots: (id) => `/reports/${id}/data.json`,
  'QE Live': (id) => `/api/getUpgradeReport.php?reportID=${id}`,
}

/** What QE Live answers with instead of a report that it does not have. */
const NOTHING = /^(?:"{2}|null|false|\[\])?$/

/**
 * Creates the reader of the reports of Raidbots and QE Live. It requests one fixed path of one
 * origin each: users choose nothing but the id. Redirects are not followed.
 */
export function createReportReader({
  origins,
  fetch,
  timeoutMs = TIMEOUT_MS,
}: ReportReaderOptions): ReportReader {
  /** @throws HttpError 404, 400 for another kind of report, 502 */
  return async (link) => {
    const text = await readText(link)
    if (NOTHING.test(text.trim())) throw missing(link)
    const { report, refusal } = readReport(text)
    if (!report) throw new HttpError(400, 'BAD_REQUEST', refusal)
    return report
  }

  async function readText(link: ReportLink): Promise<string> {
    const { source, id } = link
    const url = `${origins[source]}${PATHS[source](encodeURIComponent(id))}`
    const { response, bytes } = await download(url, {
      fetch,
      timeoutMs,
      bytesMax: REPORT_SIZE_MAX,
      headers: { Accept: 'application/json' },
      redirect: 'error',
    }).catch(() => {
      throw unreadable(source, 'did not answer')
    })
    const problem = problemOf(response, link)
    if (problem) throw problem
    if (!bytes) throw new HttpError(400, 'BAD_REQUEST', 'This report is larger than 5 MB')
    return bytes.toString('utf8')
  }
}

function problemOf({ status, headers }: Response, link: ReportLink): HttpError | null {
  const { source } = link
  if (status === 404 || status === 403 || status === 410) return missing(link)
  if (status !== 200) return unreadable(source, `answered with ${status}`)
  const type = headers.get('Content-Type') ?? ''
  // QE Live sends its JSON as HTML.
  return source === 'QE Live' || /^application\/json\b/i.test(type)
    ? null
    : unreadable(source, 'did not send a report')
}

function missing({ source }: ReportLink): HttpError {
  return new HttpError(
    404,
    'NOT_FOUND',
    `${source} does not have this report. Reports expire: run the simulation again.`,
  )
}

function unreadable(source: ReportLink['source'], reason: string): HttpError {
  const advice =
    source === 'Raidbots'
      ? 'Open the report, download its JSON file and import that.'
      : 'Try again later.'
  return new HttpError(502, 'NETWORK_ERROR', `${source} ${reason}. ${advice}`)
}
