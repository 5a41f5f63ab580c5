// `npm run scale`: measures the backend's calls with the data of a season on Postgres and writes a
// section of bench/results.md, slowest call first. It is started by with-postgres.ts, which
// provides the database.
import { openPostgres } from '../server/database/open-and-migrate'
import { startServer } from '../server/main'
import { startSession } from '../server/accounts/sessions'
import { measureCall, type CallCost } from './measurements/call-latency'
import { table, writeSection } from './report'
import {
  SCALE_CHARACTER,
  SCALE_GUILD,
  SCALE_LIST,
  SCALE_PLAYER,
  SCALE_RAID,
  SEASON,
  seedScale,
} from '../tests/support/backend/scale-data'
import { findFreePort } from '../scripts/ports'

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
  for (const { name, method = 'GET', path, body } of calls()) {
    console.log(name)
    const request = () =>
      new Request(`${server.url}${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body()),
      })
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

interface MeasuredCall {
  name: string
  method?: string
  path: string
  body?: () => unknown
}

function calls(): MeasuredCall[] {
  const wishlist = `/api/wishlists/${SCALE_LIST}`
  let count = 0
  return [
    { name: 'session check', path: '/api/status' },
    { name: 'onboarding check', path: '/api/me/characters' },
    { name: 'characters', path: '/api/characters' },
    {
      name: 'main wishlists of the current tier',
      path: '/api/wishlists?main=true&currentTier=true',
    },
    { name: 'wishlists of a character', path: `/api/characters/${SCALE_CHARACTER}/wishlists` },
    { name: 'a wishlist', path: wishlist },
    { name: 'items for a slot, 2,000 items', path: `${wishlist}/available-items/HEAD` },
    { name: 'active instances', path: '/api/instances/active' },
    { name: 'loot of an instance, 2,000 items', path: `/api/instances/${SCALE_RAID}/loot` },
    { name: 'guild board', path: `/api/guilds/${SCALE_GUILD}/boards/${SCALE_RAID}/Heroic` },
    { name: 'guild roster', path: `/api/guilds/${SCALE_GUILD}/rosters/${SCALE_RAID}/Heroic` },
    { name: 'awards of a guild, first page', path: `/api/guilds/${SCALE_GUILD}/awards` },
    { name: 'admin: loot, first page', path: '/api/admin/loot' },
    { name: 'admin: loot, page 400', path: '/api/admin/loot?page=400' },
    { name: 'admin: loot by name', path: '/api/admin/loot?search=signet%2012' },
    { name: 'admin: loot by name with a typo', path: '/api/admin/loot?search=signat%2012' },
    { name: 'admin: loot of a slot', path: '/api/admin/loot?slot=FINGER' },
    { name: 'admin: instances', path: '/api/admin/instances' },
    { name: 'admin: bosses', path: '/api/admin/bosses' },
    {
      name: 'write: rename a wishlist',
      method: 'PUT',
      path: wishlist,
      body: () => ({ name: `Renamed ${(count += 1)}` }),
    },
  ]
}
