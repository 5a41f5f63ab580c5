import { IDEMPOTENCY_HEADER, isCreating, type Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { errorBodySchema } from '@/contract/error'
import { readSimReport } from '@/contract/sim-import'
import * as z from 'zod/mini'
import { BATTLENET_CALLS, BULK_CALLS, WRITE_CALLS } from './rate-limits'

/** Statuses beside that of a success, and their meaning. */
const MEANINGS: Record<number, string> = {
  200: 'A dry run, or a repetition that changed nothing',
  304: 'Not changed since the ETag of If-None-Match',
  400: 'Invalid input; details.fields has a message per field',
  401: 'No session, or an expired one',
  403: 'The user may not do this',
  404: 'Does not exist, or belongs to another user',
  409: 'Conflicts with what is stored, or is in progress',
  413: 'The body is too large',
  422: 'The Idempotency-Key belongs to another request',
  429: 'Too many requests; details.retryAfter is in seconds',
  500: 'A fault of the server; the log has its X-Request-Id',
  502: 'The other host, such as Battle.net, did not answer as expected',
  503: 'The database cannot be reached',
  504: 'Not answered in time',
}

const ACCESS_STATUSES: Record<Call['access'], readonly number[]> = {
  public: [],
  session: [401, 404],
  admin: [401, 403, 404],
}
const LIMITED = new Set([...BATTLENET_CALLS, ...WRITE_CALLS, ...BULK_CALLS])
const OTHER_HOST_CALLS = new Set<Call>([...BATTLENET_CALLS, readSimReport])

/** The statuses of a call's answers, beside that of a success. */
function otherStatusesOf(call: Call): readonly number[] {
  return [
    ...(call.otherStatuses ?? []),
    ...ACCESS_STATUSES[call.access],
    ...(call.dryRunBody ? [200] : []),
    ...(call.query ? [400] : []),
    // 409: what a change refers to may be deleted meanwhile.
    ...(call.method === 'GET' ? [] : [400, 409, 413]),
    ...(isCreating(call) ? [422] : []),
    ...(LIMITED.has(call) ? [429] : []),
    ...(OTHER_HOST_CALLS.has(call) ? [502] : []),
    500,
    503,
    504,
  ]
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Unknown fields are dropped, not rejected.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return json
}

function json(schema: unknown) {
  return { content: { 'application/json': { schema } } }
}

const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'A request that is sent again with its key within a day is not executed again and gets the same answer. 409 if the first one is not answered yet, 422 for another request with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

function toParameters(call: Call) {
  const path = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? toSchema(call.query, 'input') : { properties: {} }
  const names = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))
  return [...path, ...names, ...(isCreating(call) ? [IDEMPOTENCY_KEY] : [])]
}

function toOperation(name: string, call: Call) {
  const answer = call.answer && toSchema(call.answer, 'output')
  const data =
    answer && call.key
      ? { type: 'object', required: [call.key], properties: { [call.key]: answer } }
      : answer
  const content = call.events
    ? { content: { 'text/event-stream': { itemSchema: toSchema(call.events, 'output') } } }
    : data && json({ type: 'object', required: ['data'], properties: { data } })
  const others = otherStatusesOf(call).map((status) => [
    status,
    {
      description: MEANINGS[status],
      ...(status === 200 && content),
      ...(status >= 400 && json({ $ref: '#/components/schemas/Error' })),
    },
  ])
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: toParameters(call),
    ...(call.body && { requestBody: { required: true, ...json(toSchema(call.body, 'input')) } }),
    responses: {
      ...Object.fromEntries(others),
      [call.status ?? 200]: { description: 'Success', ...content },
    },
  }
}

/** The contract as an OpenAPI 3.1 document, generated from the schemas of the calls. */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = toOperation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Guildr', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: toSchema(errorBodySchema, 'output') },
    },
  }
}

let document: ReturnType<typeof createOpenApiDocument> | undefined

/**
 * The document of this version. It is generated at the first request, because few processes receive
 * one.
 */
export function readOpenApiDocument() {
  document ??= createOpenApiDocument()
  return document
}
