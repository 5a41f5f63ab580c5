import type { Context } from 'hono'

const DETAILS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const

/** An error in the format of Battle.net's APIs. */
export function sendError(context: Context, status: keyof typeof DETAILS) {
  const type = `BLZWEBAPI${String(status).padStart(8, '0')}`
  return context.json({ code: status, type, detail: DETAILS[status] }, status)
}

/** The locales of all regions. */
const LOCALES = new Set(
  'en_US es_MX pt_BR en_GB es_ES fr_FR ru_RU de_DE it_IT ko_KR zh_TW'.split(' '),
)

/**
 * Whether the request names a locale. Without one Battle.net returns names in all languages, which
 * the client never asks for.
 */
export function hasLocale(context: Context): boolean {
  return LOCALES.has(context.req.query('locale') ?? '')
}
