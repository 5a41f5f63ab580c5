// `npm run scale`: measures the backend's calls with the data of a season on Postgres and writes a section
// of docs/performance.md, slowest call first. It is started by with-postgres.ts, which provides the database.
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
    RATE_LIMIT_WRITE: '1000000',
    ICONS: 'off',
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
  const text = table(['Call, eight concurrent clients', 'Median', '95 %', 'Per second'], rows)
  console.log(`\n${text}`)
  writeSection('scale', text)
} finally {
  await close()
  await server.close()
}

function calls(): [name: string, method: string, path: string, body?: () => unknown][] {
  const wishlist = `/api/wishlists/${SCALE_LIST}`
  let count = 0
  return [
    ['session check', 'GET', '/api/status'],
    ['onboarding check', 'GET', '/api/me/characters'],
    ['characters', 'GET', '/api/characters'],
    ['main wishlists of the current tier', 'GET', '/api/wishlists?main=true&currentTier=true'],
    ['wishlists of a character', 'GET', `/api/characters/${SCALE_CHARACTER}/wishlists`],
    ['a wishlist', 'GET', wishlist],
    ['items for a slot, 2,000 items', 'GET', `${wishlist}/available-items/HEAD`],
    ['active instances', 'GET', '/api/instances/active'],
    ['loot of an instance, 2,000 items', 'GET', `/api/instances/${SCALE_RAID}/loot`],
    ['admin: loot, first page', 'GET', '/api/admin/loot'],
    ['admin: loot, page 400', 'GET', '/api/admin/loot?page=400'],
    ['admin: loot by name', 'GET', '/api/admin/loot?search=signet%2012'],
    ['admin: loot of a slot', 'GET', '/api/admin/loot?slot=FINGER'],
    ['admin: instances', 'GET', '/api/admin/instances'],
    ['admin: bosses', 'GET', '/api/admin/bosses'],
    ['write: rename a wishlist', 'PUT', wishlist, () => ({ name: `Renamed ${(count += 1)}` })],
  ]
}
