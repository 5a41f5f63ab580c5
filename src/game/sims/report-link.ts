import { SIM_SOURCES } from './sim-report'

/** Where a report is: its source, and its id there. */
export interface ReportLink {
  source: (typeof SIM_SOURCES)[number]
  id: string
}

/** The id of a report. */
export const REPORT_ID = /^[\dA-Za-z]{8,40}$/

/** Addresses of a report: its page and its files. */
const ADDRESSES: Readonly<Record<ReportLink['source'], RegExp>> = {
  Raidbots: /^(?:www\.)?raidbots\.com\/(?:simbot\/report|reports|simbot)\/(\w{8,40})(?=[/?]|$)/,
  'QE Live':
    /^(?:www\.)?questionablyepic\.com\/(?:live\/upgradereport\/|api\/getUpgradeReport\.php\?(?:.*&)?reportID=)(\w{8,40})(?=[&/?]|$)/,
}

/** A longer text is no message with a link. */
const TEXT_MAX = 1000
/** What chats and text formats put around an address. */
const BEFORE = /^(?:["'(*_`|]|url=)*/
const AFTER = /["'),.:;!*_`|]*$/

/** The report to which a link in a short text leads; null if there is none. */
export function readReportLink(text: string): ReportLink | null {
  const words = text.length > TEXT_MAX ? [] : text.split(/[\s<>[\]]+/)
  return words.map(toReportLink).find((link) => link !== null) ?? null
}

function toReportLink(word: string): ReportLink | null {
  const bare = word.replace(BEFORE, '').replace(AFTER, '')
  const address = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, search } = new URL(address)
  for (const source of SIM_SOURCES) {
    const id = ADDRESSES[source].exec(`${hostname}${pathname}${search}`)?.[1] ?? ''
    if (REPORT_ID.test(id)) return { source, id }
  }
  return null
}
