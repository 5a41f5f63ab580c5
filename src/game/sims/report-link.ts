/** The id of a Raidbots report. */
export const REPORT_ID = /^[\dA-Za-z]{8,40}$/

/** Addresses of a report: its page and its files. */
const REPORT_PATH = /^\/(?:simbot\/report|reports|simbot)\/(?<id>[\dA-Za-z]{8,40})(?:\/.*)?$/

/** The id of the Raidbots report that a link leads to; null if the text is no such link. */
export function readReportLink(text: string): string | null {
  const trimmed = text.trim()
  if (/\s/.test(trimmed) || trimmed.length > 300) return null
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  if (!/^(?:www\.)?raidbots\.com$/.test(hostname)) return null
  return REPORT_PATH.exec(pathname)?.groups?.id ?? null
}
