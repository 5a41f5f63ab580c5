import { IDEMPOTENCY_HEADER, isCreating, type Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { errorBodySchema } from '@/contract/error'
import * as z from 'zod/mini'

/** Error responses that every call with that access can return, in addition to its own. */
const ACCESS_ERRORS: Record<Call['access'], Record<string, string>> = {
  public: {},
  session: {
    401: 'No session, or an expired one',
    404: 'Does not exist, or belongs to another user',
  },
  admin: {
    401: 'No session, or an expired one',
    403: 'Not an admin',
    404: 'Does not exist',
  },
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
  const errors = {
    ...(call.body || call.query
      ? { 400: 'Invalid input; details.fields has a message per field' }
      : {}),
    ...ACCESS_ERRORS[call.access],
  }
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: toParameters(call),
    ...(call.body && { requestBody: { required: true, ...json(toSchema(call.body, 'input')) } }),
    responses: {
      [call.status ?? 200]: {
        description: 'Success',
        ...(data && json({ type: 'object', required: ['data'], properties: { data } })),
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          { description, ...json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
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
