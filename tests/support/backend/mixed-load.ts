import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { listWishlists } from '@/contract/wishlist'
import type { TemporaryPostgres } from '../../../scripts/postgres'
import { Person } from '../../e2e/support/person'
import type { ServerProcess } from '../../e2e/support/server-process'
import { abortRead, readSlowly, sendSlowly } from './hostile-clients'
import { terminateConnection } from './terminate-connection'
import { createVisitor } from '../visitor'
import { createUpdater, createWriters } from './writers'

const READERS = 8
/** The pause of a client between two requests. */
const THINK_MS = 50
const TERMINATE_EVERY_MS = 500

interface Options {
  server: ServerProcess
  postgres: TemporaryPostgres
  seconds: number
  /** How long Postgres runs until it is stopped and started again. */
  restartEverySeconds: number
}

/** `lost` describes answered writes that are not stored, and parts of others that are. */
export interface MixedLoadReport {
  statuses: Record<number, number>
  terminated: number
  restarts: number
  slow: number
  aborted: number
  lost: string[]
}

/**
 * Readers, writers, admins with batches, slow clients and aborted requests at the same time, while
 * connections of the server to Postgres are terminated at random and Postgres is restarted.
 * @throws on a 5xx other than 503, and when the server ends a connection without an answer
 */
export async function runMixedLoad(options: Options): Promise<MixedLoadReport> {
  const { server, postgres, seconds, restartEverySeconds } = options
  const raider = await Person.signIn(server, 'Raider#3000')
  const officer = await Person.signIn(server, 'Admin#1000')
  const writers = await createWriters(server, raider, officer, {
    batchesKept: 20,
    abortMs: () => (randomInt(2) === 0 ? randomInt(THINK_MS) : undefined),
  })
  const [least] = (await raider.read(listWishlists)).toSorted(
    (a, b) => a.items.length - b.items.length,
  )
  if (!least) throw new Error('The seed is incomplete')
  const slowWriter = createUpdater(raider, least, (path, body) =>
    sendSlowly({ server, person: raider, path }, 'PUT', body),
  )
  const visitors = await Promise.all(
    Array.from({ length: READERS }, (_, index) =>
      createVisitor(server, index % 2 === 0 ? raider : officer),
    ),
  )
  const large = { server, person: officer, path: `${listLoot.path}?pageSize=500` }
  const counts = { terminated: 0, restarts: 0, slow: 0, aborted: 0 }
  const statuses = new Map<number, number>()
  const count = (status: number) => {
    if (status > 503 || (status >= 500 && status < 503)) throw new Error(`Answered with ${status}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  let end = Date.now() + seconds * 1000

  /** Acts again and again, with a pause before each time. An error ends all others too. */
  async function repeat(pauseMs: number, act: () => Promise<unknown>): Promise<void> {
    try {
      for (; Date.now() + pauseMs < end; await act()) await wait(pauseMs)
    } catch (error) {
      end = 0
      throw error
    }
  }

  await Promise.all([
    ...writers.map(({ write }) => repeat(THINK_MS, async () => count(await write()))),
    ...visitors.map(({ send }) => repeat(THINK_MS, async () => count(await send()))),
    repeat(THINK_MS, async () => {
      count(await slowWriter.write())
      counts.slow += 1
    }),
    repeat(THINK_MS, async () => {
      count(await readSlowly(large))
      counts.slow += 1
    }),
    repeat(THINK_MS, async () => {
      await abortRead(large)
      counts.aborted += 1
    }),
    repeat(TERMINATE_EVERY_MS, async () => {
      counts.terminated += await terminate(postgres.url, counts.terminated % 2 === 0)
    }),
    repeat(restartEverySeconds * 1000, async () => {
      await postgres.stop()
      await postgres.start()
      counts.restarts += 1
    }),
  ])

  // The first requests may find connections that were terminated last.
  await Promise.all(writers.map(({ write }) => write()))
  const lost = await Promise.all([...writers, slowWriter].map(({ findLost }) => findLost()))
  return { ...counts, statuses: Object.fromEntries(statuses), lost: lost.flat() }
}

/** Terminates a connection; none while Postgres is being restarted. */
async function terminate(connectionString: string, isBusy: boolean): Promise<number> {
  const admin = new Client({ connectionString })
  // The restart ends this connection too.
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    return await terminateConnection(admin, isBusy)
  } catch {
    return 0
  } finally {
    await admin.end().catch(() => undefined)
  }
}
