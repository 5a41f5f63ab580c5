import { listGuilds } from '@/contract/guild'
import { listActiveInstances } from '@/contract/instance'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/ports'
import { ROOT } from '../../scripts/project'
import type { Person } from '../e2e/support/person'
import type { ServerProcess } from '../e2e/support/server-process'
import { measureCall, type CallCost } from './call-latency'

interface BackendOptions {
  server: ServerProcess
  raider: Person
  wishlistId: string
  seconds: number
}

/** Measures calls of the backend on the embedded database, and a bare Hono route to compare with. */
export async function measureBackend(options: BackendOptions): Promise<Record<string, CallCost>> {
  const requests = await requestsOf(options)
  const bare = await startBareServer()
  try {
    const costs: Record<string, CallCost> = {}
    for (const [name, request] of Object.entries({ ...bare.requests, ...requests })) {
      console.log(`backend: ${name}`)
      costs[name] = await measureCall(request, { seconds: options.seconds })
    }
    return costs
  } finally {
    bare.stop()
  }
}

async function requestsOf({
  server,
  raider,
  wishlistId,
}: BackendOptions): Promise<Record<string, () => Request>> {
  const headers = {
    Authorization: `Bearer ${raider.token}`,
    'Content-Type': 'application/json',
  }
  const read = (path: string) => () => new Request(`${server.url}${path}`, { headers })
  const guild = `/api/guilds/${await findGuild(raider)}`
  const ofRaid = `${await findGuildRaid(raider)}/Heroic`
  const board = read(`${guild}/boards/${ofRaid}`)
  const tag = (await fetch(board())).headers.get('ETag') ?? ''
  let count = 0
  return {
    'session check': read('/api/status'),
    'onboarding check': read('/api/me/characters'),
    characters: read('/api/characters'),
    'active raids': read('/api/instances/active'),
    'wishlist of 300': read(`/api/wishlists/${wishlistId}`),
    'items of a slot, raid of 2,000': read(`/api/wishlists/${wishlistId}/available-items/HEAD`),
    'guild board': board,
    'guild board, unchanged': () => {
      const request = board()
      request.headers.set('If-None-Match', tag)
      return request
    },
    'guild roster': read(`${guild}/rosters/${ofRaid}`),
    'awards of a guild, first page': read(`${guild}/awards`),
    'write: rename wishlist': () => {
      count += 1
      const body = JSON.stringify({ name: `Renamed ${count}` })
      return new Request(`${server.url}/api/wishlists/${wishlistId}`, {
        method: 'PUT',
        headers,
        body,
      })
    },
  }
}

/** The guild of the sandbox that shares wishlists. */
async function findGuild(raider: Person): Promise<string> {
  const guild = (await raider.read(listGuilds)).find(({ isOnboarded }) => isOnboarded)
  if (!guild) throw new Error('The user has no connected guild')
  return guild.id
}

/** The raid of the shared wishlists. */
async function findGuildRaid(raider: Person): Promise<string> {
  const raids = await raider.read(listActiveInstances)
  const raid = raids.find(({ slug }) => slug === 'the-venomous-abyss')
  if (!raid) throw new Error('There is no Venomous Abyss')
  return raid.id
}

async function startBareServer() {
  const port = await findFreePort()
  const child = fork(join(ROOT, 'tests/bench/bare-route-server.ts'), {
    env: { ...process.env, PORT: String(port) },
    execArgv: ['--import', 'tsx'],
  })
  await once(child, 'message')
  return {
    requests: { 'bare route': () => new Request(`http://127.0.0.1:${port}/bare`) },
    stop: () => child.kill(),
  }
}
