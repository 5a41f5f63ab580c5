import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { createSharedBackend } from '../../support/backend/backend'
import { pathOf, readRejection } from '../../support/backend/backend-calls'
import { fieldPaths } from '../../support/contract-shape'
import { sample } from '../../support/runs'
import { failingCells, shown, type Cell } from '../cells'
import { watchRows } from '../watch-rows'
import { HOSTILE_TEXT } from './field-rules'
import { CALLS_WITHOUT_STORED_TEXT, FIELDS } from './input-rules'
import { createTargets, SINGLE_USE, type Target } from './input-targets'

const BODY_CALLS = Object.entries(CALLS).filter(([, call]) => call.body)

const backend = await createSharedBackend()
const createTarget = await createTargets(backend)
const haveRowsChanged = await watchRows(backend.database)

/** A copy of the body with one field set to another value, or removed when that is undefined. */
function withField(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  // Every path of the rules leads through objects and lists of a valid body.
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

/** Sends the valid body of a target with one field changed. */
function sendWith(call: Call, { token, params, body }: Target, path: string, value: unknown) {
  return backend.request(call.method, pathOf(call, params), {
    token,
    body: withField(body, path, value),
  })
}

function nameOf(path: string, value: unknown): string {
  return value === undefined ? `without ${path}` : `${path} = ${shown(value)}`
}

/** The cell fails unless the body with this value is rejected under the path of the field. */
function rejects(call: Call, target: Target, path: string, value: unknown): Cell {
  return {
    name: nameOf(path, value),
    async check() {
      const answer = await sendWith(call, target, path, value)
      const changed = await haveRowsChanged()
      if (answer.status !== 400) return `status ${answer.status}`
      const { code, fields } = readRejection(answer)
      if (code !== 'VALIDATION_ERROR') return `code ${code}`
      if (changed) return 'rows have changed'
      const [, message] =
        Object.entries(fields).find(([key]) => key === path || key.startsWith(`${path}.`)) ?? []
      // "Invalid input" is zod's message for a schema without one, which no user should read.
      if (!message || message === 'Invalid input') return `message ${message}`
      return undefined
    },
  }
}

/** The cell fails unless the body with this value succeeds. */
function accepts(
  call: Call,
  nextTarget: () => Promise<Target>,
  path: string,
  value: unknown,
): Cell {
  return {
    name: nameOf(path, value),
    async check() {
      const answer = await sendWith(call, await nextTarget(), path, value)
      if (answer.status === (call.status ?? 200)) return undefined
      return `status ${answer.status} ${JSON.stringify(answer.body)}`
    },
  }
}

/** All column values of the tables that store text of users. */
async function storedValues() {
  const { query } = backend.database
  const rows: Record<string, unknown>[] = [
    ...(await query.wishlists.findMany()),
    ...(await query.wishlistItems.findMany()),
    ...(await query.sims.findMany()),
    ...(await query.gearItems.findMany()),
    ...(await query.seasons.findMany()),
    ...(await query.instances.findMany()),
    ...(await query.bosses.findMany()),
    ...(await query.lootItems.findMany()),
    ...(await query.guildLocks.findMany()),
    ...(await query.guildAwards.findMany()),
    ...(await query.raiderNotes.findMany()),
    ...(await query.nightRaiders.findMany()),
  ]
  return rows.flatMap((row) => Object.values(row))
}

it.each(BODY_CALLS)('%s: every field of the contract has a rule', (name, call) => {
  const paths = Object.keys(FIELDS[name] ?? {})
  expect(paths).toEqual(call.body ? fieldPaths(call.body) : [])
})

describe.each(sample(BODY_CALLS, 3))('body fields of %s', (name, call) => {
  const fields = Object.entries(FIELDS[name] ?? {})
  const omissible = fields.filter(([path]) => !path.endsWith('.0'))

  it('wrong and missing values are rejected under their field and change nothing', async () => {
    const target = await createTarget(name, call)
    await haveRowsChanged()
    const wrong = fields.flatMap(([path, rule]) =>
      [...rule.wrong, ...(rule.nullable ? [] : [null])].map((value) =>
        rejects(call, target, path, value),
      ),
    )
    const missing = omissible
      .filter(([, rule]) => rule.required)
      .map(([path]) => rejects(call, target, path, undefined))
    expect(await failingCells([...wrong, ...missing])).toEqual([])
  })

  it('a valid body, omitted optional fields and null in nullable fields are accepted', async () => {
    const first = await createTarget(name, call)
    const { token, params, body } = first
    const answer = await backend.request(call.method, pathOf(call, params), { token, body })
    expect(answer.status).toBe(call.status ?? 200)
    const nextTarget = async () => (SINGLE_USE.has(name) ? createTarget(name, call) : first)
    const omitted = omissible
      .filter(([, rule]) => !rule.required)
      .map(([path]) => accepts(call, nextTarget, path, undefined))
    const nulls = fields
      .filter(([, rule]) => rule.nullable)
      .map(([path]) => accepts(call, nextTarget, path, null))
    expect(await failingCells([...omitted, ...nulls])).toEqual([])
  })

  it.runIf(fields.some(([, rule]) => rule.isText) && !CALLS_WITHOUT_STORED_TEXT.has(name))(
    'SQL and HTML in text fields are stored unchanged',
    async () => {
      const texts = fields.filter(([, rule]) => rule.isText)
      const cells = texts.map(([path], index) => ({
        name: path,
        async check() {
          // The text is unique, so it cannot be found in a row that another cell has stored.
          const text = `${name}${index}${HOSTILE_TEXT}`
          const answer = await sendWith(call, await createTarget(name, call), path, text)
          if (answer.status !== (call.status ?? 200)) return `status ${answer.status}`
          return (await storedValues()).includes(text) ? undefined : 'not stored'
        },
      }))
      expect(await failingCells(cells)).toEqual([])
    },
  )
})
