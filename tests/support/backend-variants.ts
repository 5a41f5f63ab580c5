import { CLASSES } from '@/game/classes'
import { specifiedBackend, type Backend } from './specified-backend'

type Fields = Record<string, unknown>

/** Called for each call that docs/specification.md does not name. */
type OnOtherCall = (call: string) => void

/**
 * A backend as a team with an object-relational mapper would write it: ids are numbers, nothing is
 * wrapped, absent instead of null or false, wishes are flat, and entities are named where the
 * specification has them nested.
 */
export function bareBackend(reference: Backend, onOtherCall?: OnOtherCall): Backend {
  const specified = specifiedBackend(reference, { hasDataWrapper: false, onOtherCall })
  const ids: string[] = []
  const toNumber = (id: string) => {
    if (!ids.includes(id)) ids.push(id)
    return 100 + ids.indexOf(id)
  }
  const toId = (number: unknown) => ids[Number(number) - 100] ?? String(number)

  const shrink = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shrink)
    if (!isRecord(value)) return value
    const fields = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (inner === null || inner === false) return []
      if (isRecord(inner) && key === 'instance') return [['instance', inner.name]]
      if (isRecord(inner) && key === 'character') return [['characterId', shrinkId(inner.id)]]
      if (isRecord(inner) && key === 'lootItem') {
        return [['lootItemId', shrinkId(inner.id)], ...Object.entries(flat(inner))]
      }
      if (/(^i|I)d$/.test(key)) return [[key, shrinkId(inner)]]
      return [[key, shrink(inner)]]
    })
    return Object.fromEntries(fields)
  }
  const shrinkId = (id: unknown) => (typeof id === 'string' ? toNumber(id) : id)
  const flat = ({ id: _, ...item }: Fields) => shrink(item) as Fields

  return async (request) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.replaceAll(/(?<=\/)\d+/g, toId)
    const text = await request.text()
    const body = text === '' ? undefined : (JSON.parse(text) as Fields)
    const textIds = findTextIds(body)
    if (textIds.length > 0) {
      const message = `Must be numbers: ${textIds.join(', ')}`
      return Response.json({ message }, { status: 400 })
    }
    const { method, headers } = request
    const sent = body && JSON.stringify(mapIds(body, toId))
    const response = await specified(new Request(url, { method, headers, body: sent }))
    const { status } = response
    if (status === 204) return response
    const answer = (await response.json()) as Fields
    if (!response.ok)
      return Response.json((answer.error as Fields | undefined) ?? answer, { status })
    const [key = '', ...others] = Object.keys(answer)
    const isWrapped = others.length === 0 && typeof answer[key] === 'object'
    return Response.json(shrink(isWrapped ? answer[key] : answer), { status })
  }
}

/**
 * A backend as a team with strict structures would write it: everything is wrapped, null instead of
 * absent, writes answer with nothing but their success, a PUT replaces the whole list,
 * specializations are spelled as the specification prints them, and no call exists whose path it
 * does not print.
 */
export function wrappedBackend(reference: Backend, onOtherCall?: OnOtherCall): Backend {
  const specified = specifiedBackend(reference, { onOtherCall })
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/me/characters') return Response.json({ message: 'No' }, { status: 404 })
    if (pathname === '/api/status' && !request.headers.has('Authorization')) {
      return Response.json({ message: 'Unauthorized' }, { status: 401 })
    }
    const text = await request.text()
    const body = text === '' ? undefined : (JSON.parse(text) as Fields)
    const problem = body && findProblem(request.method, body)
    if (problem) return Response.json({ error: { message: problem } }, { status: 400 })
    const { url, method, headers } = request
    const sent = body && JSON.stringify(spell(body, toSlug))
    const response = await specified(new Request(url, { method, headers, body: sent }))
    const { status } = response
    if (!response.ok || status === 204) return response
    if (method === 'GET') return Response.json(spell(await response.json(), toName), { status })
    if (pathname === '/api/guilds/onboard') return new Response(null, { status: 200 })
    return Response.json({ data: { success: true } }, { status })
  }
}

const NAMES = CLASSES.flatMap(({ specializations }) => specializations)
const toSlug = (name: string) => NAMES.find((one) => one.name === name)?.slug ?? name
const toName = (slug: string) => NAMES.find((one) => one.slug === slug)?.name ?? slug

/** The value with its specializations spelled otherwise. */
function spell(value: unknown, change: (specialization: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => spell(entry, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'specialization' ? change(String(inner)) : spell(inner, change),
    ]),
  )
}

function findProblem(method: string, body: Fields): string | undefined {
  if (method === 'PUT') {
    return ['name', 'isMainWishlist']
      .map((field) => !(field in body) && `${field} is required`)
      .find((problem) => problem !== false)
  }
  const { specialization } = body
  const isUnknown =
    specialization !== undefined && NAMES.every(({ name }) => name !== specialization)
  return isUnknown ? `Unknown specialization: ${JSON.stringify(specialization)}` : undefined
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const ID_FIELD = /(^i|I)d$|^itemOrder$/

function mapIds(value: unknown, change: (id: unknown) => unknown, isId = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapIds(entry, change, isId))
  if (!isRecord(value)) return isId ? change(value) : value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapIds(inner, change, ID_FIELD.test(key))]),
  )
}

/** The ids of a body that are not sent as numbers. */
function findTextIds(body: unknown): string[] {
  const found: string[] = []
  mapIds(body, (id) => {
    if (typeof id === 'string') found.push(id)
    return id
  })
  return found
}
