// `npm run scale`: the calls of the backend with a season's data on Postgres, slowest first; writes
// its section of docs/performance.md. It is started by with-postgres.ts, which has the database.
import { openPostgres } from '../server/database/client'
import { startServer } from '../server/main'
import { startSession } from '../server/accounts/sessions'
import { measureCall, type CallCost } from '../tests/bench/call-latency'
import { table, writeSection } from '../tests/bench/report'
import {
  SCALE_CHARACTER,
  SCALE_LIST,
  SCALE_PLAYER,
  SCALE_RAID,
  SEASON,
  seedScale,
} from '../tests/support/scale-data'
import { findFreePort } from './ports'

const SECONDS = 2

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Start it with: npm run scale')

const port = await findFreePort()
const server = await startServer({
  env: {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ADMIN_BATTLETAGS: 'Player500#10500',
  },
})
const { database, close } = await openPostgres(databaseUrl)
try {
  const begin = performance.now()
  await seedScale(database, SEASON)
  console.log(`Seeded in ${((performance.now() - begin) / 1000).toFixed(1)} s.`)
  const token = await startSession(database, SCALE_PLAYER, new Date())
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const costs: [string, CallCost][] = []
  for (const [name, method, path, body] of calls()) {
    console.log(name)
    const request = () =>
      new Request(`${server.url}${path}`, { method, headers, body: body && JSON.stringify(body()) })
    costs.push([name, await measureCall(request, { seconds: SECONDS })])
  }
  const rows = costs
    .toSorted(([, a], [, b]) => b.latency - a.latency)
    .map(([name, cost]) => [
      name,
      `${cost.latency.toFixed(1)} ms`,
      `${cost.latency95.toFixed(1)} ms`,
      cost.perSecond.toFixed(0),
    ])
  const text = table(['Call, eight callers at once', 'Median', '95 %', 'Per second'], rows)
  console.log(`\n${text}`)
  writeSection('scale', text)
} finally {
  await close()
  await server.close()
}

function calls(): [name: string, method: string, path: string, body?: () => unknown][] {
  const list = `/api/wishlists/${SCALE_LIST}`
  let count = 0
  return [
    ['session check', 'GET', '/api/status'],
    ['onboarding check', 'GET', '/api/me/characters'],
    ['characters', 'GET', '/api/characters'],
    ['main lists of this tier', 'GET', '/api/wishlists?main=true&currentTier=true'],
    ['lists of a character', 'GET', `/api/characters/${SCALE_CHARACTER}/wishlists`],
    ['a list', 'GET', list],
    ['items for a slot, of 2,000', 'GET', `${list}/available-items/HEAD`],
    ['active raids', 'GET', '/api/instances/active'],
    ['loot of a raid, 2,000 items', 'GET', `/api/instances/${SCALE_RAID}/loot`],
    ['admin: loot, first page', 'GET', '/api/admin/loot'],
    ['admin: loot, page 400', 'GET', '/api/admin/loot?page=400'],
    ['admin: loot by name', 'GET', '/api/admin/loot?search=signet%2012'],
    ['admin: loot of a slot', 'GET', '/api/admin/loot?slot=FINGER'],
    ['admin: instances', 'GET', '/api/admin/instances'],
    ['admin: bosses', 'GET', '/api/admin/bosses'],
    ['write: rename a list', 'PUT', list, () => ({ name: `Renamed ${(count += 1)}` })],
  ]
}
