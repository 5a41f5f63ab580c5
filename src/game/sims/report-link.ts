import { INVISIBLE } from '../names'
import { SIM_SOURCES } from './sim-report'

/** Where a report is: its source, and its id there. */
export interface ReportLink {
  source: (typeof SIM_SOURCES)[number]
  id: string
}

/** The id of a report. */
export const REPORT_ID = /^[\dA-Za-z]{8,40}$/

/** Addresses of a report: its page and its files. Other pages below simbot/ have short names. */
const ADDRESSES: Readonly<Record<ReportLink['source'], RegExp>> = {
  Raidbots:
    /^(?:www\.)?raidbots\.com\/(?:simbot\/report\/|reports\/|simbot\/(?=\w{16}))(\w{8,40})(?=[/?]|$)/,
  'QE Live':
    /^(?:www\.)?questionablyepic\.com\/(?:\w+\/upgradereport\/|api\/getUpgradeReport\.php\?(?:.*&)?reportID=)(\w{8,40})(?=[&/?]|$)/i,
}

/** A longer text is no message with a link. */
const TEXT_MAX = 1000
/** An address, also within other words and marks, such as `href="https://…"`. */
const ADDRESS = /https?:\/\/[\w./?=&%#-]+/gi

/** The report to which a link in a short text leads, the first one; null if there is none. */
export function readReportLink(text: string): ReportLink | null {
  if (text.length > TEXT_MAX) return null
  const clean = text.replaceAll(INVISIBLE, '')
  const words = [...(clean.match(ADDRESS) ?? []), ...clean.split(/[\s<>[\]]+/)]
  return words.map(toReportLink).find((link) => link !== null) ?? null
}

function toReportLink(word: string): ReportLink | null {
  // Chats and text formats put marks around it.
  const bare = word.replaceAll(/^\W+|\W+$/g, '')
  const address = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, search } = new URL(address)
  for (const source of SIM_SOURCES) {
    const id = ADDRESSES[source].exec(`${hostname}${pathname}${search}`)?.[1] ?? ''
    if (REPORT_ID.test(id)) return { source, id }
  }
  return null
}
