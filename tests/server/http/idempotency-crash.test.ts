import { describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER, isCreating } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { Database } from '../../../server/database/database'
import { DatabaseUnavailableError } from '../../../server/database/is-unavailable'
import { createSharedBackend } from '../../support/backend/backend'
import { pathOf } from '../../support/backend/backend-calls'
import { sample } from '../../support/runs'
import { watchRows } from '../watch-rows'
import { createTargets } from './input-targets'

const CREATING_CALLS = Object.entries(CALLS).filter(([, call]) => isCreating(call))

const backend = await createSharedBackend()

/** Lets `count` statements run, and no later one, as if the server's process had then ended. */
function endAfterStatements(database: Database, count: number) {
  // Drizzle's sessions create all statements, in transactions too; its types hide them.
  const { session } = database as unknown as { session: { prepareQuery: () => unknown } }
  const prototype = Object.getPrototypeOf(session) as typeof session
  const { prepareQuery } = prototype
  let created = 0
  const spy = vi.spyOn(prototype, 'prepareQuery').mockImplementation(function (
    this: typeof session,
    ...args
  ) {
    created += 1
    if (created > count) throw new DatabaseUnavailableError('The process has ended')
    return prepareQuery.apply(this, args)
  })
  return {
    hasEnded: () => created > count,
    restart: () => spy.mockRestore(),
  }
}

describe('requests with an Idempotency-Key whose server is killed', () => {
  it.each(sample(CREATING_CALLS, 3))(
    '%s: after any of its statements, nothing is stored, and the request sent again is executed once',
    async (name, call) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const target = await (await createTargets(backend))(name, call)
      const send = () =>
        backend.request(call.method, pathOf(call, target.params), {
          ...target,
          headers: { [IDEMPOTENCY_HEADER]: `key-of-${name}` },
        })
      const haveRowsChanged = await watchRows(backend.database)
      let hasEnded = true
      let first: unknown
      for (let count = 0; hasEnded; count += 1) {
        const process = endAfterStatements(backend.database, count)
        const { status, body } = await send()
        process.restart()
        hasEnded = process.hasEnded()
        expect({ count, status }).toEqual({ count, status: hasEnded ? 503 : 201 })
        expect({ count, isStored: await haveRowsChanged() }).toEqual({ count, isStored: !hasEnded })
        first = body
      }
      const again = await send()
      expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first })
      expect(await haveRowsChanged()).toBe(false)
    },
  )
})
