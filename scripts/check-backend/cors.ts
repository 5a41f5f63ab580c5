import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { allowsOrigin, UNREACHABLE, type BackendOptions } from './ask'
import type { Finding } from './finding'

/** What a browser lacks to let the app at `origin` call the backend with all methods. */
export async function findPreflightProblems(
  { url, fetch, origin = '' }: BackendOptions,
  announced: readonly string[],
): Promise<Finding[]> {
  const sentHeaders = [
    'Authorization',
    'Content-Type',
    ...(announced.includes('idempotency-keys') ? [IDEMPOTENCY_HEADER] : []),
  ]
  const request = new Request(`${url}/api/status`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': sentHeaders.join().toLowerCase(),
    },
  })
  const answer = await fetch(request).catch(() => null)
  if (!answer) return [toFinding('no answer')]
  const list = (name: string) =>
    (answer.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = [
    ...(allowsOrigin(answer, origin) ? [] : [`Access-Control-Allow-Origin: ${origin}`]),
    ...['put', 'delete']
      .filter((method) => !list('Methods').some((one) => one === method || one === '*'))
      .map((method) => `Access-Control-Allow-Methods: ${method.toUpperCase()}`),
    ...sentHeaders
      .filter((name) => {
        // A star does not include Authorization.
        const allowing = name === 'Authorization' ? [] : ['*']
        return ![name.toLowerCase(), ...allowing].some((one) => list('Headers').includes(one))
      })
      .map((name) => `Access-Control-Allow-Headers: ${name}`),
  ]
  return missing.map((header) => toFinding(`no ${header}`))
}

function toFinding(came: string): Finding {
  const effect = `The browser does not send such requests. ${UNREACHABLE}`
  return { consequence: 'impossible', call: 'OPTIONS /api/status', came, effect }
}
