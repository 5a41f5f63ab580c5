import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { createOpenApiDocument } from '../../server/http/openapi'

const document = createOpenApiDocument()

/** The document after conversion to JSON, which removes undefined fields. */
const published: unknown = JSON.parse(JSON.stringify(document))

describe('the OpenAPI document', () => {
  it('docs/openapi.json is up to date (if not, run: npm run openapi)', async () => {
    const file = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
    expect(JSON.parse(file)).toEqual(published)
  })

  it('has version 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info).toMatchObject({ title: 'Guildr', version: expect.any(String) })
  })

  it('lists each call once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const names = operations.map((operation) => (operation as { operationId: string }).operationId)
    expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  it.each(Object.entries(CALLS))('describes %s', (name, call) => {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[call.method.toLowerCase()]
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) =>
      expect.objectContaining({ name: parameter, in: 'path', required: true }),
    )
    expect(operation).toMatchObject({
      operationId: name,
      summary: call.summary,
      parameters: expect.arrayContaining(parameters),
      responses: { [call.status ?? 200]: { description: 'Success' } },
    })
    expect(operation).toHaveProperty(call.body ? 'requestBody' : 'responses')
    const errors = Object.keys((operation as { responses: object }).responses)
    expect(errors.includes('401')).toBe(call.access !== 'public')
    expect(errors.includes('413')).toBe(call.method !== 'GET')
    const expected = [call.access === 'admin' && '403', (call.body ?? call.query) && '400']
    expect(errors).toEqual(expect.arrayContaining(expected.filter(Boolean)))
  })

  it('defines every schema that it refers to', () => {
    const references = [...JSON.stringify(published).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, reference = ''] of references) {
      expect(published).toHaveProperty(reference.split('/'))
    }
  })
})
