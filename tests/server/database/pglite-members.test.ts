import { PGlite, protocol } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'

/*
 * Members of PGlite that the backend uses although PGlite does not document them. package.json pins
 * its version: an upgrade that removes or renames one of them fails here, with its name.
 */

const client = await PGlite.create()
afterAll(() => client.close())

/** The value at a path of names; undefined if a part is missing. */
function at(start: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => Object(value)[name], start)
}

describe('PGlite still has the private member', () => {
  it.each([
    // server/database/prepared-statements.ts
    '_checkReady',
    '_runExclusiveQuery',
    '_runExclusiveTransaction',
    'execProtocolStream',
    'syncToFs',
    // server/database/engine.ts
    'Module._PostgresMainLoopOnce',
    'Module._PostgresSendReadyForQueryIfNecessary',
    'Module._pgl_pq_flush',
    'Module.stackRestore',
    'Module.FS.quit',
    // server/database/durable-files.ts
    'Module.NODEFS.tryFSOperation',
  ])('%s', (path) => {
    expect(at(client, path)).toBeTypeOf('function')
  })

  it.each(['parsers', 'serializers', 'Module.NODEFS.stream_ops'])('%s', (path) => {
    expect(at(client, path)).toBeTypeOf('object')
  })

  it.each([
    'serialize.parse',
    'serialize.describe',
    'serialize.bind',
    'serialize.execute',
    'serialize.close',
    'serialize.sync',
    'messages.RowDescriptionMessage',
  ])('protocol.%s', (path) => {
    expect(at(protocol, path)).toBeTypeOf('function')
  })

  it('defaultStartParams with -F, which turns fsync off', () => {
    expect(PGlite.defaultStartParams).toContain('-F')
  })
})
