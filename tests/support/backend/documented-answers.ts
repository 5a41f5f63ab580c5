import { CALLS } from '@/contract/calls'
import { createOpenApiDocument } from '../../../server/http/openapi'
import { BACKEND_ORIGIN } from './backend-parts'

interface Operation {
  responses: Record<string, { content?: object }>
}

const { paths } = createOpenApiDocument()
const patterns = Object.values(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  operation: paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation, // of CALLS
}))

/**
 * Returns why an answer is not as docs/openapi.json has it; undefined if it is. The sandbox refuses
 * requests for other hosts, which is not documented.
 */
export function findUndocumented({ method, url }: Request, { status, headers }: Response) {
  const { origin, pathname } = new URL(url)
  const call = patterns.find((one) => one.method === method && one.pattern.test(pathname))
  if (!call || origin !== BACKEND_ORIGIN) return undefined
  const documented = call.operation.responses[status]
  const type = headers.get('Content-Type')?.split(';')[0]
  const types = Object.keys(documented?.content ?? {})
  if (documented && (type ? types.includes(type) : types.length === 0)) return undefined
  return `${method} ${pathname}: ${status}, ${type ?? 'no content'}`
}
