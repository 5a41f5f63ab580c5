import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../../../server/database/is-unavailable'
import { createPool, withConnection } from '../../../server/database/pool'
import { hasPostgres, startPostgres } from './on-postgres'

const LIMITS = { connect: 500, statement: 1000 }

describe.skipIf(!hasPostgres)('a network to Postgres that stops answering', () => {
  const on = startPostgres()
  let proxy: Server
  let pool: Pool
  const sockets = new Set<Socket>()
  let isCut = false

  /** Forwards a connection to Postgres. After a cut, it stays open but transports nothing. */
  function forward(client: Socket) {
    const { hostname, port } = new URL(on.postgres.url)
    const database = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (data) => {
        if (!isCut) to.write(data)
      })
      from.on('close', () => to.destroy())
    }
  }

  beforeAll(async () => {
    proxy = createServer(forward).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const url = new URL(on.postgres.url)
    url.port = String((proxy.address() as AddressInfo).port) // It listens on a port.
    pool = createPool(url.href, LIMITS)
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await pool.end()
    proxy.close()
  })

  it('a cut during a transaction, or before connecting, is reported as unavailable within the limits', async () => {
    await pool.query('create table entries (name text)')
    const transaction = withConnection(pool, async (client) => {
      await client.query('begin')
      await client.query("insert into entries values ('lost')")
      isCut = true
      await client.query('commit')
    })
    expect(isDatabaseUnavailable(await errorOf(transaction))).toBe(true)
    expect(isDatabaseUnavailable(await errorOf(pool.query('select 1')))).toBe(true)
  })

  it('after the network is back, new statements work; the lost transaction is whole or absent', async () => {
    isCut = false
    await pool.query("insert into entries values ('after')")
    const { rows } = await pool.query<{ name: string }>('select name from entries order by name')
    expect(rows.map(({ name }) => name)).toEqual(['after'])
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })
})

async function errorOf(outcome: Promise<unknown>): Promise<unknown> {
  return outcome.then(
    () => undefined,
    (error: unknown) => error,
  )
}
